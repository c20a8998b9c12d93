import type { MaterialLine, Role, TradeProduct, TradeVariant, Warning } from '../material-line.ts'
import { chooseVariant } from '../material-line.ts'
import { ceilExact, orderable, packsOf } from '../rounding.ts'
import type { Accessory, ProfileRow, TradeData } from '../trade-data.ts'
import { endLapOf } from './profile.ts'
import type { Roof } from './roof.ts'
import { runsOf } from './roof.ts'
import { stockLengths } from './stock-lengths.ts'
import { trimsOf } from './trims.ts'
import type { WaterInput } from './water.ts'
import { waterOf } from './water.ts'

export type BillInput = {
  roof: Roof
  profile: ProfileRow
  gauge: string
  colour: string
  data: TradeData
  purlins: boolean
  insulation: boolean
  /** Whether packs are the larger ones where they fill. */
  largePacks?: boolean
  /** Whether sheets are of the lengths kept in stock. */
  stock?: boolean
  /** Whether purlins are of wood, which no shop of sheets sells: screws are others, purlins no part of it. */
  wood?: boolean
  /** How far apart purlins are supported, where that is told: the lightest that reach are taken. */
  supportMm?: number
  /** Whether the roof is flatter than its sheets may lie: it is told, and its sheets are not sold for it. */
  tooFlat?: boolean
  /** Gutters and downpipes, where they are wanted. */
  water?: WaterInput
}

/** The goods of a roof, sheets first. Lines of which nothing is needed are left out. */
export function billOf(input: BillInput): MaterialLine[] {
  return [
    ...[...(input.stock ? stockLines(input) : sheetLines(input)), ...skylightLines(input)].map((line) =>
      input.tooFlat ? notForThis(line) : line,
    ),
    ...trimLines(input),
    ...fixingLines(input),
    ...structureLines(input),
    ...waterLines(input),
  ].filter((line) => line.pieces > 0)
}

function notForThis(line: MaterialLine): MaterialLine {
  const { sku: _, ...told } = line
  return { ...told, warnings: ['too-flat'] }
}

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

function sheetLines(input: BillInput): MaterialLine[] {
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

/** Translucent sheets of the lengths in stock that reach, joined where none does and the slope allows it. */
function skylightLines({ roof, profile, data }: BillInput): MaterialLine[] {
  if (roof.skylights.length === 0) return []
  const { masterId = '', values = {} } = profile.skylight ?? {}
  const product = data.products.find(({ id }) => id === masterId)
  const fitting = (product?.variants ?? []).filter((variant) =>
    Object.entries(values).every(([name, value]) => variant.values[name] === value),
  )
  const strips = roof.skylights.reduce((sum, one) => sum + one.strips, 0)
  const why = { rule: 'skylight', values: { strips, reachMm: roof.skylights[0]?.reachMm ?? 0 } }
  const taken = roof.skylights.map(({ reachMm, slopePercent, strips: count }) => ({
    count,
    lengths: stockLengthsOf(reachMm, endLapOf(profile, slopePercent)?.lapMm, fitting),
  }))
  if (taken.some(({ lengths }) => !lengths))
    return [
      {
        id: 'skylight',
        role: 'skylight',
        masterId,
        pieces: strips,
        exact: strips,
        why,
        grams: 0,
        warnings: ['not-sold'],
      },
    ]
  const lengths = taken.flatMap(({ count, lengths: each = [] }) =>
    each.map((lengthMm) => ({ lengthMm, count })),
  )
  return [...Map.groupBy(lengths, ({ lengthMm }) => lengthMm)].map(([lengthMm, alike]) => {
    const pieces = alike.reduce((sum, { count }) => sum + count, 0)
    const variant = fitting.find((one) => one.lengthMm === lengthMm)
    const grams = (variant?.grams ?? 0) * pieces
    const id = `skylight-${lengthMm}`
    return {
      id,
      role: 'skylight',
      sku: variant?.sku,
      masterId,
      pieces,
      exact: pieces,
      why,
      grams,
      warnings: [],
    }
  })
}

/** Undefined where no lengths reach. Without a lap one sheet has to. */
function stockLengthsOf(
  reachMm: number,
  lapMm: number | undefined,
  variants: readonly TradeVariant[],
): number[] | undefined {
  const lengths = variants.flatMap(({ lengthMm }) => lengthMm ?? [])
  if (lapMm !== undefined) return stockLengths(reachMm, lapMm, lengths)
  const one = lengths.filter((mm) => mm >= reachMm).toSorted((a, b) => a - b)[0]
  return one === undefined ? undefined : [one]
}

const trimPieces = ({ profile, data: { rules } }: BillInput) => ({
  ...rules.trims,
  ridge: profile.ridge ?? rules.trims.ridge,
})

function trimLines(input: BillInput): MaterialLine[] {
  const { rules } = input.data
  const pieces = trimPieces(input)
  const trims = trimsOf(input.roof, pieces)
  const run = (...kinds: Parameters<typeof runsOf>[1][]) =>
    runsOf(input.roof, ...kinds).reduce((sum, mm) => sum + mm, 0)
  return [
    line(input, 'ridge', pieces.ridge, trims.ridge, {
      runMm: run('ridge'),
      pieceMm: pieces.ridge.lengthMm,
      lapMm: pieces.ridge.lapMm,
    }),
    line(input, 'ridge-end', rules.accessories['ridge-end'], trims.ridgeCaps, {
      ridges: trims.ridgeCaps / 2,
    }),
    line(input, 'hip', pieces.hip, trims.hip, {
      runMm: run('hip'),
      pieceMm: pieces.hip.lengthMm,
      lapMm: pieces.hip.lapMm,
    }),
    line(input, 'valley', pieces.valley, trims.valley, {
      runMm: run('valley'),
      pieceMm: pieces.valley.lengthMm,
      lapMm: pieces.valley.lapMm,
    }),
    line(input, 'edge', pieces.edge, trims.edge, {
      runMm: run('verge', 'top', 'wall'),
      pieceMm: pieces.edge.lengthMm,
      lapMm: pieces.edge.lapMm,
    }),
  ]
}

function fixingLines(input: BillInput): MaterialLine[] {
  const { roof, data } = input
  const { accessories, roof: rules } = data.rules
  const { joints } = trimsOf(roof, trimPieces(input))
  const gutterJoints = gutterJointsOf(input)
  const beadMm = joints * rules.sealantPerJointMm + gutterJoints * (rules.sealantPerGutterJointMm ?? 0)
  const tubes = Math.max(1, ceilExact(beadMm / rules.sealantMm))
  return [
    ...screwLines(input),
    line(input, 'tape', accessories.tape, roof.tapeMm / rules.tapeMm, {
      runMm: Math.round(roof.tapeMm),
      rollMm: rules.tapeMm,
    }),
    line(input, 'sealant', accessories.sealant, tubes, { joints: joints + gutterJoints }),
    line(input, 'touch-up', accessories['touch-up'], ceilExact(roof.areaMm2 / rules.touchUpMm2), {
      areaM2: Math.round(roof.areaMm2 / 1e6),
    }),
  ]
}

/** Boxes; of the natural colour bags too, where they fill. */
function screwLines(input: BillInput): MaterialLine[] {
  const { roof, data } = input
  const steel = data.rules.accessories.screw
  const accessory: Accessory | undefined =
    input.wood && steel?.onWood ? withoutLarger({ ...steel, values: steel.onWood }) : steel
  const boxes = line(input, 'screw', accessory, roof.screws, { screws: roof.screws, lines: roof.purlinLines })
  const product = data.products.find(({ id }) => id === accessory?.larger?.masterId)
  const { variant: bag } = chooseVariant(product, accessory?.larger?.values ?? {}, 'natural')
  const colour = data.products
    .find(({ id }) => id === boxes.masterId)
    ?.variants.find(({ sku }) => sku === boxes.sku)?.values.color
  const boxesInBag = (accessory?.larger?.perPack ?? 0) / (accessory?.perPack ?? 1)
  const bags = boxesInBag > 1 ? Math.floor(boxes.pieces / boxesInBag) : 0
  if (!product || !bag || bags === 0 || (colour ?? 'natural') !== 'natural') return [boxes]
  const left = Math.ceil(boxes.pieces - bags * boxesInBag)
  const larger = { sku: bag.sku, masterId: product.id, pieces: bags, left }
  if (!input.largePacks) return [{ ...boxes, larger }]
  const box = boxes.grams / boxes.pieces
  return [
    {
      ...boxes,
      id: 'screw-large',
      sku: bag.sku,
      masterId: product.id,
      pieces: bags,
      grams: bag.grams * bags,
    },
    { ...boxes, pieces: left, grams: box * left },
  ]
}

function withoutLarger(accessory: Accessory): Accessory {
  const { larger: _, ...rest } = accessory
  return rest
}

function gutterJointsOf({ roof, water, data }: BillInput): number {
  const rules = data.rules.amounts?.gutter
  if (!water || !rules) return 0
  const { pieces, runs } = waterOf(roof, water, rules)
  return pieces - runs
}

function structureLines(input: BillInput): MaterialLine[] {
  const { roof, data } = input
  const { accessories, roof: rules } = data.rules
  const purlins = { lines: roof.purlinLines, gapMm: Math.round(roof.purlinGapMm), barMm: rules.purlins.barMm }
  const purlin = purlinFor(input)
  return [
    ...(input.purlins && !input.wood ? [line(input, 'purlin', purlin, roof.purlinBars, purlins)] : []),
    ...(input.insulation
      ? [
          line(input, 'insulation', accessories.insulation, roof.areaMm2 / rules.insulationMm2, {
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

/** Of the gutters that carry the rain the smallest that is made in the roof's colour, else the smallest. */
function waterLines(input: BillInput): MaterialLine[] {
  const amounts = input.data.rules.amounts
  if (!input.water || !amounts) return []
  const { goods, gutter: rules } = amounts
  const { rainMmPerHour, heightMm } = input.water
  const water = waterOf(input.roof, input.water, rules)
  const rain = { rain: rainMmPerHour, areaM2: Math.round(water.planM2) }
  const gutters = water.sections.map(({ developMm }) =>
    line(
      input,
      'gutter',
      { ...goods.gutter, values: { ...goods.gutter.values, desarrolloMm: String(developMm) } },
      water.pieces,
      { ...rain, runMm: water.runMm, runs: water.runs, pieceMm: rules.pieceMm, developMm },
    ),
  )
  const gutter = gutters.find(({ warnings }) => warnings.length === 0) ?? gutters[0]
  const pipes = { ...rain, pipes: water.downpipes, betweenMm: rules.betweenPipesMm, heightMm }
  return [
    ...(gutter ? [gutter] : []),
    line(input, 'bracket', goods.bracket, water.brackets, { gapMm: rules.bracketMm }),
    line(input, 'gutter-cap', goods['gutter-cap'], water.caps, { runs: water.runs }),
    line(input, 'outlet', goods.outlet, water.downpipes, { pipes: water.downpipes }),
    line(input, 'downpipe', goods.downpipe, water.pipePieces, pipes),
  ]
}

/** `exact` counts what is needed: pieces, or parts of a pack. */
function line(
  { data, colour }: BillInput,
  role: Role,
  accessory: Accessory | undefined,
  exact: number,
  values: Record<string, number>,
): MaterialLine {
  const product = data.products.find(({ id }) => id === accessory?.masterId)
  const { variant, warnings } = chooseVariant(product, accessory?.values ?? {}, colour)
  const packs = packsOf(exact, accessory?.perPack ?? 1, accessory?.spare ?? 0)
  const pieces = product ? orderable(packs, product) : packs
  return {
    id: role,
    role,
    sku: variant?.sku,
    masterId: accessory?.masterId ?? '',
    pieces,
    exact: exact / (accessory?.perPack ?? 1),
    why: { rule: role, values },
    grams: (variant?.grams ?? 0) * pieces,
    warnings,
  }
}
