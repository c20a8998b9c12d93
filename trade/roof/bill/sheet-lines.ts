import type { MaterialLine, TradeProduct, TradeVariant, Warning } from '../../material-line.ts'
import { chooseVariant } from '../../material-line.ts'
import type { BillInput } from './bill-input.ts'

/** The sheets of a roof, by their lengths: cut for it, or of those kept in stock. */
export const sheetLines = (input: BillInput): MaterialLine[] =>
  input.stock ? stockLines(input) : cutLines(input)

/** Sheets of stock in one gauge and colour, by their length; none where the profile is not kept so. */
export function stockSheets({
  profile,
  gauge,
  colour,
  data,
}: Pick<BillInput, 'profile' | 'gauge' | 'colour' | 'data'>): (TradeVariant & {
  masterId: string
  lengthMm: number
})[] {
  const families = (profile.stockIds ?? []).flatMap((id) => data.products.filter((one) => one.id === id))
  const sheets = families.flatMap(({ id: masterId, variants }) =>
    variants.flatMap(({ lengthMm, ...variant }) => {
      const fits = variant.values.calibre === gauge && (variant.values.color ?? 'natural') === colour
      return fits && lengthMm !== undefined ? [{ ...variant, masterId, lengthMm }] : []
    }),
  )
  return sheets.toSorted((a, b) => a.lengthMm - b.lengthMm)
}

function stockLines(input: BillInput): MaterialLine[] {
  const sheets = stockSheets(input)
  const { roof, profile } = input
  return roof.sheets.flatMap(({ lengthMm, pieces }): MaterialLine[] => {
    const sheet = sheets.find((one) => one.lengthMm === lengthMm)
    const why = { rule: 'sheet', values: { pieces, coverMm: roof.coverMm, slopes: roof.slopes.length } }
    const { sku, masterId = profile.stockIds?.[0] ?? '', grams = 0 } = sheet ?? {}
    return [
      {
        id: `sheet-${lengthMm}`,
        role: 'sheet',
        ...(sku === undefined ? {} : { sku }),
        masterId,
        pieces,
        exact: pieces,
        why,
        grams: grams * pieces,
        warnings: sku === undefined ? ['not-sold'] : [],
      },
    ]
  })
}

/** The family a profile is sold in for a colour: one that has it, else the first. */
export function sheetProduct({
  profile,
  colour,
  data,
}: Pick<BillInput, 'profile' | 'colour' | 'data'>): TradeProduct | undefined {
  const families = profile.masterIds.flatMap((id) => data.products.filter((product) => product.id === id))
  const holds = (product: TradeProduct) =>
    product.variants.some(({ values }) => (values.color ?? 'natural') === colour)
  return families.find(holds) ?? families[0]
}

function cutLines(input: BillInput): MaterialLine[] {
  const { roof, gauge, colour } = input
  const product = sheetProduct(input)
  const { variant, warnings } = chooseVariant(
    product,
    { calibre: gauge },
    product?.variants[0]?.values.color ? colour : 'natural',
  )
  const short: Warning[] = roof.sheetMm < (product?.cut?.minTotalMm ?? 0) ? ['below-run'] : []
  return roof.sheets.map(({ lengthMm, pieces }) => ({
    id: `sheet-${lengthMm}`,
    role: 'sheet',
    sku: variant?.sku,
    masterId: product?.id ?? input.profile.masterIds[0] ?? '',
    pieces,
    lengthMm,
    exact: pieces,
    why: { rule: 'sheet', values: { pieces, coverMm: roof.coverMm, slopes: roof.slopes.length } },
    grams: Math.round(((variant?.grams ?? 0) * lengthMm * pieces) / 1000),
    warnings: [...warnings, ...short],
  }))
}
