import { metresToMm } from '../../../../facts/length.ts'
import { lengthOfText } from '../../../../trade/length-text.ts'
import type { RoofForm, RoofMeasures } from '../../../../trade/roof/forms.ts'
import { partsOf } from '../../../../trade/roof/forms.ts'
import type { WaterInput } from '../../../../trade/roof/water.ts'
import type { TradeRules } from '../../../../trade/trade-data.ts'
import { readParts, type PartText, partsOfTexts, slopeOf, textsOf, writeParts } from './plan-texts.ts'
import { onlyLeftOut } from './wanted-pieces.ts'

export const roofForms: readonly RoofForm[] = ['gable', 'shed', 'hip', 'l', 't', 'u', 'porch', 'drawn']

/** The page that the addresses of roofs lead to. */
export const roofPath = '/tools/roof'

/**
 * What was asked for, as it stands in the address: metres and percent as typed. `f` form, `l` and `a` length and width,
 * `aw` and `al` of the parts that stand out, `hp` hips in place of their gables, `cr` with a porch along the front `pc`
 * deep, `p` slope, `oe` and `og` overhangs in centimetres, `pf` profile, `c` gauge, `k` colour, `w` place by its wind,
 * `v` the largest truck, `cmp` sheets to compare with, `sp` without purlins, `ai` with insulation, `ag` with gutters for
 * `i` millimetres of rain an hour, eaves `h` metres high, `sk` translucent sheets, `ro` what slanting cuts leave as strips,
 * `b` purlins of wood, `d` metres from one support of purlins to the next, `st` sheets of the lengths in stock, `lp` large packs where they fill, `li` with sheets that two persons lift, `n` what was changed in the list (see
 * `wanted-pieces.ts`). The parts of a drawn roof: see `plan-texts.ts`.
 */
export type Question = Record<
  | 'f'
  | 'l'
  | 'a'
  | 'aw'
  | 'al'
  | 'hp'
  | 'cr'
  | 'pc'
  | 'p'
  | 'oe'
  | 'og'
  | 'pf'
  | 'c'
  | 'k'
  | 'w'
  | 'v'
  | 'cmp'
  | 'sp'
  | 'ai'
  | 'ag'
  | 'h'
  | 'i'
  | 'sk'
  | 'ro'
  | 'b'
  | 'd'
  | 'st'
  | 'lp'
  | 'li'
  | 'n',
  string
> & { parts: readonly PartText[] }

/** A worked example: nobody meets an empty form. */
const example = {
  f: 'gable',
  l: '10',
  a: '8',
  aw: '4',
  al: '3',
  hp: '',
  cr: '',
  pc: '2.5',
  c: '26',
  k: 'rojo-colonial',
  w: '',
  v: '',
  cmp: '',
  sp: '',
  ai: '',
  ag: '',
  h: '3',
  sk: '',
  ro: '',
  b: '',
  d: '',
  st: '',
  lp: '',
  li: '',
  n: '',
}

/** What an address asks; what it does not say is as usual in the country. */
export const readQuestion = (search: URLSearchParams, rules: TradeRules, country: string): Question => {
  const { percent, eaveMm, gableMm } = rules.roof.defaults
  const start: Omit<Question, 'parts'> = {
    ...example,
    p: String(percent),
    oe: String(eaveMm / 10),
    og: String(gableMm / 10),
    pf: rules.profiles[0]?.id ?? '',
    i: String(rules.amounts?.rainMmPerHour[country] ?? ''),
  }
  const asked = Object.entries(start).map(([name, usual]) => [name, search.get(name) ?? usual])
  return { ...(Object.fromEntries(asked) as typeof start), parts: readParts(search) }
}

export const writeQuestion = ({ parts, ...question }: Question): string => {
  const search = new URLSearchParams(Object.entries(question).filter(([, value]) => value !== ''))
  if (question.f === 'drawn') writeParts(search, parts)
  return search.toString()
}

export const formOf = ({ f }: Question): RoofForm => roofForms.find((form) => form === f) ?? 'gable'

/** Whether parts stand out of the main one. */
export const hasWings = (form: RoofForm): boolean => form === 'l' || form === 't' || form === 'u'

/** Whether slopes meet at hips or valleys, where sheets are cut aslant. */
export const hasSlants = (form: RoofForm): boolean => form === 'hip' || form === 'drawn' || hasWings(form)

/** Whether a porch can run along the front. */
export const takesPorch = (form: RoofForm): boolean => form !== 'porch' && form !== 'drawn'

/** Fields whose value is no length or slope a roof can have; of the drawn parts by number and field. */
export type Unreadable =
  | 'l'
  | 'a'
  | 'aw'
  | 'al'
  | 'pc'
  | 'p'
  | 'oe'
  | 'og'
  | 'h'
  | 'i'
  | 'sk'
  | 'd'
  | `r${'x' | 'y' | 'l' | 'a' | 'p'}${number}`

const within = (value: number | undefined, least: number, most: number): number | undefined =>
  value !== undefined && value >= least && value <= most ? value : undefined

const lengthBetween = (text: string, least: number, most: number): number | undefined =>
  within(lengthOfText(text), least, most)

/** Overhangs are typed in centimetres, or in any unit that is told. */
const centimetres = (text: string): number | undefined => {
  const bare = metresToMm(text)
  return within(bare === undefined ? lengthOfText(text) : bare / 100, 0, 3000)
}

/** Millimetres of rain an hour. */
const rainIn = (text: string): number | undefined => {
  const thousandths = within(metresToMm(text), 20_000, 500_000)
  return thousandths === undefined ? undefined : thousandths / 1000
}

/** Rain in millimetres an hour and the height of the eaves, where gutters are asked for and both can be read. */
export const waterOf = ({ ag, h, i }: Question): WaterInput | undefined => {
  const heightMm = lengthBetween(h, 1000, 20_000)
  const rainMmPerHour = rainIn(i)
  if (ag === '' || heightMm === undefined || rainMmPerHour === undefined) return undefined
  return { heightMm, rainMmPerHour }
}

/** Millimetres from one support of the purlins to the next, where that is told. */
export const supportOf = ({ d }: Question): number | undefined => lengthBetween(d, 500, 12_000)

/** Most translucent sheets of one roof. */
const mostSkylights = 100

/** Translucent sheets that are asked for. */
export const skylightsOf = ({ sk }: Question): number | undefined => {
  const count = Number(sk)
  return Number.isInteger(count) && count >= 0 && count <= mostSkylights ? count : undefined
}

/** Millimetres and a ratio, or which fields cannot be read. */
export const measuresOf = (question: Question): { measures: RoofMeasures } | { unreadable: Unreadable[] } => {
  const form = formOf(question)
  const drawn = form === 'drawn'
  const wings = hasWings(form)
  const porch = question.cr !== '' && takesPorch(form)
  const read = {
    l: drawn ? 0 : lengthBetween(question.l, 1000, 60_000),
    a: drawn ? 0 : lengthBetween(question.a, 1000, 40_000),
    aw: wings ? lengthBetween(question.aw, 1000, 30_000) : 0,
    al: wings ? lengthBetween(question.al, 500, 30_000) : 0,
    pc: porch ? lengthBetween(question.pc, 500, 10_000) : 0,
    p: slopeOf(question.p),
    oe: centimetres(question.oe),
    og: centimetres(question.og),
    h: question.ag === '' ? 0 : lengthBetween(question.h, 1000, 20_000),
    i: question.ag === '' ? 0 : rainIn(question.i),
    sk: skylightsOf(question),
    d: question.d === '' ? 0 : supportOf(question),
  }
  const plan = drawn ? partsOfTexts(question.parts) : { parts: [] }
  const unreadable = (Object.keys(read) as (keyof typeof read)[]).filter((name) => read[name] === undefined)
  if (unreadable.length > 0 || 'unreadable' in plan)
    return { unreadable: [...unreadable, ...('unreadable' in plan ? plan.unreadable : [])] }
  const { l, a, aw, al, pc, p, oe, og } = read
  return {
    measures: {
      form,
      lengthMm: l ?? 0,
      widthMm: a ?? 0,
      slope: p ?? 0,
      eaveMm: oe ?? 0,
      gableMm: og ?? 0,
      wingWidthMm: aw ?? 0,
      wingLengthMm: al ?? 0,
      hipped: wings && question.hp !== '',
      porchMm: pc ?? 0,
      parts: plan.parts,
    },
  }
}

/** What asks for as many of each thing, in another colour or pack or beside others. */
const ofTheSameRoof: ReadonlySet<string> = new Set(['n', 'c', 'cmp', 'lp'] satisfies (keyof Question)[])

const isAnotherRoof = (before: Question, after: Question) =>
  (Object.keys(after) as (keyof Question)[]).some(
    (key) => !ofTheSameRoof.has(key) && before[key] !== after[key],
  )

/**
 * The question with a change. Who goes on from a form to drawing goes on from that form. Pieces that somebody wanted of the
 * roof before are not those of another; what they left out stays out.
 */
export const changeQuestion = (before: Question, change: Partial<Question>): Question => {
  const after = { ...before, ...change }
  if (isAnotherRoof(before, after)) after.n = onlyLeftOut(after.n)
  if (change.f !== 'drawn' || formOf(before) === 'drawn') return after
  const read = measuresOf(before)
  return 'measures' in read ? { ...after, parts: textsOf(partsOf(read.measures)) } : after
}

/**
 * The change that makes a roof so many millimetres narrower along its eave: of both side overhangs where they have as much,
 * else of the wall. Undefined for roofs whose widest slope is not told by one length.
 */
export const narrowerQuestion = (
  question: Question,
  narrowerMm: number,
): { og: string } | { l: string } | undefined => {
  const form = formOf(question)
  if (form !== 'gable' && form !== 'shed' && form !== 'porch') return undefined
  const read = measuresOf(question)
  if (!('measures' in read)) return undefined
  const { gableMm, lengthMm } = read.measures
  return gableMm * 2 >= narrowerMm
    ? { og: String((gableMm - narrowerMm / 2) / 10) }
    : { l: String((lengthMm - narrowerMm) / 1000) }
}
