import type { MaterialLine } from '../../material-line.ts'
import { chooseVariant } from '../../material-line.ts'
import type { Accessory, TradeData } from '../../trade-data.ts'
import { accessoryLine } from './accessory-line.ts'
import type { BillInput } from './bill-input.ts'

/** What lies under the sheets. */
export function structureLines(input: BillInput): MaterialLine[] {
  const { roof, data } = input
  const { accessories, roof: rules } = data.rules
  const purlins = {
    lines: roof.purlinLines,
    gapMm: Math.round(roof.purlinGapMm),
    barMm: rules.purlins.barMm,
    ...roof.lapPurlins,
  }
  const purlin = purlinFor(input)
  return [
    ...(input.purlins && !input.wood
      ? [accessoryLine(input, 'purlin', purlin, roof.purlinBars, purlins)]
      : []),
    ...(input.insulation
      ? [
          accessoryLine(input, 'insulation', accessories.insulation, roof.areaMm2 / rules.insulationMm2, {
            areaM2: Math.round(roof.areaMm2 / 1e6),
          }),
        ]
      : []),
  ]
}

/** The usual purlin, or the lightest that reaches from support to support. */
function purlinFor({ roof, data, supportMm }: BillInput): Accessory | undefined {
  const usual = data.rules.accessories.purlin
  if (!usual || supportMm === undefined) return usual
  const reaching = purlinsThatReach(data, roof.purlinGapMm, supportMm)
  const grams = (values: Accessory['values']) =>
    chooseVariant(
      data.products.find(({ id }) => id === usual.masterId),
      values,
      'natural',
    ).variant?.grams ?? Number.POSITIVE_INFINITY
  const [lightest] = reaching.toSorted((a, b) => grams(a) - grams(b))
  return { ...usual, values: lightest ?? usual.values }
}

/** Values of the purlins that reach so far at such a distance from each other; none where it is beyond what is known. */
export function purlinsThatReach(
  { rules }: Pick<TradeData, 'rules'>,
  gapMm: number,
  supportMm: number,
): readonly Accessory['values'][] {
  return (rules.roof.purlinSpans ?? []).flatMap(({ values, spansMm }) => {
    const [at] = Object.keys(spansMm)
      .map(Number)
      .filter((spacing) => spacing >= gapMm - 1)
      .toSorted((a, b) => a - b)
    return at !== undefined && (spansMm[at] ?? 0) >= supportMm ? [values] : []
  })
}
