import type { MaterialLine, TradeProduct } from '../../../../trade/material-line.ts'
import { chooseVariant } from '../../../../trade/material-line.ts'
import { billOf } from '../../../../trade/roof/bill/bill.ts'
import { sheetProduct, stockSheets } from '../../../../trade/roof/bill/sheet-lines.ts'
import { purlinsThatReach } from '../../../../trade/roof/bill/structure-lines.ts'
import { wingsOf } from '../../../../trade/roof/forms.ts'
import { percentOf } from '../../../../trade/roof/profile.ts'
import type { Roof, RoofFault } from '../../../../trade/roof/roof.ts'
import { isLaid, layRoof } from '../../../../trade/roof/roof.ts'
import type { ProfileRow, TradeData, Vehicle } from '../../../../trade/trade-data.ts'
import { measuresOf, type Question, skylightsOf, supportOf, type Unreadable, waterOf } from './question.ts'

/** What can be chosen for a profile, and what is chosen. */
export type Choices = {
  profile: ProfileRow
  gauges: string[]
  gauge: string
  colours: string[]
  colour: string
}

export type Answer =
  | { kind: 'unreadable'; fields: Unreadable[] }
  | { kind: 'fault'; fault: RoofFault }
  | { kind: 'no-roof' }
  | {
      kind: 'roof'
      roof: Roof
      lines: MaterialLine[]
      advisePercent?: number
      /** The slope that the sheets ask for, where the roof is flatter: they are not sold for it. */
      hardPercent?: number
      /** Purlins do not reach so far at that distance from each other. */
      noPurlin?: { supportMm: number; gapMm: number }
      /** How many translucent sheets it takes, where more were asked for. */
      mostSkylights?: number
      /** The longest slope, where sheets so long grow in the sun, and the holes that leave them room. */
      expansion?: { reachMm: number; holeMm: number }
      product: TradeProduct
      /** What the sheets travel on, and the next smaller truck, for which they would be cut shorter. */
      truck?: { needs: Vehicle; smaller: Vehicle }
      /** What two persons lift, and the heaviest sheet, where that is more. */
      lift?: { mostKg: number; sheetKg: number; lengthMm: number }
    }

/** Gauges thinnest first, and the colours that the chosen one is sold in. */
export const choicesOf = (
  question: Pick<Question, 'pf' | 'c' | 'k'>,
  { rules, products }: TradeData,
): Choices | undefined => {
  const profile = rules.profiles.find(({ id }) => id === question.pf) ?? rules.profiles[0]
  if (!profile) return undefined
  const variants = products.filter(({ id }) => profile.masterIds.includes(id)).flatMap((one) => one.variants)
  const known = [...new Set(variants.flatMap(({ values }) => (values.calibre ? [values.calibre] : [])))]
  const gauges = known.filter((gauge) => profile.purlinMaxMm[gauge]).sort((a, b) => Number(b) - Number(a))
  const gauge = gauges.includes(question.c) ? question.c : (gauges[0] ?? '')
  const inGauge = variants.filter(({ values }) => values.calibre === gauge)
  const colours = [...new Set(inGauge.map(({ values }) => values.color ?? 'natural'))]
  const colour = colours.includes(question.k)
    ? question.k
    : (colours.find((one) => one === 'natural') ?? colours[0] ?? '')
  return { profile, gauges, gauge, colours, colour }
}

/** The roof that was asked for, with its goods. */
export const answerOf = (question: Question, choices: Choices, data: TradeData): Answer => {
  const read = measuresOf(question)
  if ('unreadable' in read) return { kind: 'unreadable', fields: read.unreadable }
  const { profile, gauge, colour } = choices
  const wings = wingsOf(read.measures)
  // Of several slopes the flattest is the one that lets water in.
  const percent = percentOf(Math.min(...(wings ?? [read.measures]).map(({ slope }) => slope)))
  const { advisePercent, hardPercent } = profile.minSlope
  const tooFlat = percent < hardPercent
  const product = sheetProduct({ profile, colour, data })
  if (!product?.cut) return { kind: 'fault', fault: { reason: 'gauge-unknown' } }
  if (!wings) return { kind: 'no-roof' }
  const wind = data.rules.roof.wind?.find(({ id }) => id === question.w)
  const truck = data.vehicles?.find(({ id }) => id === question.v)
  const coverMm = (wind?.doubleLap && profile.windCoverMm) || profile.coverMm
  const stock = question.st === '' ? [] : stockSheets({ profile, gauge, colour, data })
  const skylights = profile.skylight ? (skylightsOf(question) ?? 0) : 0
  const input = {
    wings,
    eaveMm: read.measures.eaveMm,
    profile: { ...profile, coverMm, cut: product.cut },
    gauge,
    longestMm: Math.min(product.cut.maxMm, truck?.maxLengthMm ?? product.cut.maxMm),
    ...(wind ? { windFactor: wind.factor, edgeScrews: wind.edgeScrews === true } : {}),
    ...(stock.length > 0 ? { stockMm: stock.map(({ lengthMm }) => lengthMm) } : {}),
    skylights,
    offcuts: question.ro !== '',
    rules: data.rules.roof,
  }
  const { variant } = chooseVariant(product, { calibre: gauge }, colour)
  const kgPerMm = (variant?.grams ?? 0) / 1e6
  const mostKg = data.rules.roof.twoPersonsKg
  const liftedMm = mostKg === undefined || kgPerMm === 0 ? Number.POSITIVE_INFINITY : mostKg / kgPerMm
  const longestMm = question.li === '' ? input.longestMm : Math.min(input.longestMm, Math.floor(liftedMm))
  const roof = layRoof({ ...input, longestMm })
  if (!isLaid(roof)) return { kind: 'fault', fault: roof }
  const water = waterOf(question)
  const supportMm = supportOf(question)
  const wanted = {
    purlins: !question.sp,
    insulation: Boolean(question.ai),
    largePacks: question.lp !== '',
    stock: stock.length > 0,
    wood: question.b !== '',
    tooFlat,
    ...(supportMm === undefined ? {} : { supportMm }),
    ...(water ? { water } : {}),
  }
  const bill = { roof, profile, gauge, colour, data, ...wanted }
  const note = tooFlat ? { hardPercent } : percent < advisePercent ? { advisePercent } : {}
  const lengthMm = roof.sheets[0]?.lengthMm ?? 0
  const lift =
    mostKg !== undefined && lengthMm > liftedMm
      ? { lift: { mostKg, sheetKg: lengthMm * kgPerMm, lengthMm } }
      : {}
  const told = {
    ...note,
    ...truckOf(roof, data.vehicles ?? []),
    ...lift,
    ...noPurlinOf(roof, supportMm, data),
    ...mostSkylightsOf(roof, skylights),
    ...expansionOf(roof, data.rules.roof.expansion),
  }
  return { kind: 'roof', roof, lines: billOf(bill), product, ...told }
}

const noPurlinOf = (
  { purlinGapMm: gapMm }: Roof,
  supportMm: number | undefined,
  data: TradeData,
): { noPurlin?: { supportMm: number; gapMm: number } } =>
  supportMm === undefined || purlinsThatReach(data, gapMm, supportMm).length > 0
    ? {}
    : { noPurlin: { supportMm, gapMm } }

const mostSkylightsOf = (roof: Roof, wanted: number): { mostSkylights?: number } => {
  const taken = roof.skylights.reduce((sum, { strips }) => sum + strips, 0)
  return taken < wanted ? { mostSkylights: taken } : {}
}

const expansionOf = (
  { slopes }: Roof,
  rule: TradeData['rules']['roof']['expansion'],
): { expansion?: { reachMm: number; holeMm: number } } => {
  const reachMm = Math.max(...slopes.flatMap(({ strips }) => strips.map((strip) => strip.reachMm)))
  return rule && reachMm > rule.fromMm ? { expansion: { reachMm, holeMm: rule.holeMm } } : {}
}

/** The shortest truck the longest sheet goes on; told where it is not the shortest of all. */
const truckOf = (
  { sheets }: Roof,
  vehicles: readonly Vehicle[],
): { truck?: { needs: Vehicle; smaller: Vehicle } } => {
  const at = vehicles.findIndex(({ maxLengthMm }) => maxLengthMm >= (sheets[0]?.lengthMm ?? 0))
  const [needs, smaller] = [vehicles[at], vehicles[at - 1]]
  return needs && smaller ? { truck: { needs, smaller } } : {}
}
