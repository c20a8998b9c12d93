import { metresToMm } from '../../../../facts/length.ts'
import type { RoofForm, RoofMeasures } from '../../../../trade/roof/forms.ts'
import type { WaterInput } from '../../../../trade/roof/water.ts'
import type { TradeRules } from '../../../../trade/trade-data.ts'

export const roofForms: readonly RoofForm[] = ['gable', 'shed', 'hip', 'l', 't', 'porch']

/**
 * What was asked for, as it stands in the address: metres and percent as typed. `f` form, `l` and `a` length and width,
 * `aw` and `al` of a second part, `p` slope, `oe` and `og` overhangs in centimetres, `pf` profile, `c` gauge, `k` colour,
 * `sp` without purlins, `ai` with insulation, `ag` with gutters for `i` millimetres of rain an hour, eaves `h` metres high.
 */
export type Question = Record<
  'f' | 'l' | 'a' | 'aw' | 'al' | 'p' | 'oe' | 'og' | 'pf' | 'c' | 'k' | 'sp' | 'ai' | 'ag' | 'h' | 'i',
  string
>

/** A worked example: nobody meets an empty form. */
const example = {
  f: 'gable',
  l: '10',
  a: '8',
  aw: '4',
  al: '3',
  c: '26',
  k: 'rojo-colonial',
  sp: '',
  ai: '',
  ag: '',
  h: '3',
}

/** What an address asks; what it does not say is as usual in the country. */
export const readQuestion = (search: URLSearchParams, rules: TradeRules, country: string): Question => {
  const { percent, eaveMm, gableMm } = rules.roof.defaults
  const start: Question = {
    ...example,
    p: String(percent),
    oe: String(eaveMm / 10),
    og: String(gableMm / 10),
    pf: rules.profiles[0]?.id ?? '',
    i: String(rules.amounts?.rainMmPerHour[country] ?? ''),
  }
  const asked = Object.keys(start).map((name) => [name, search.get(name) ?? start[name as keyof Question]])
  return Object.fromEntries(asked) as Question
}

export const writeQuestion = (question: Question): string =>
  new URLSearchParams(Object.entries(question).filter(([, value]) => value !== '')).toString()

export const formOf = ({ f }: Question): RoofForm => roofForms.find((form) => form === f) ?? 'gable'

/** Fields whose value is no length or slope a roof can have. */
export type Unreadable = 'l' | 'a' | 'aw' | 'al' | 'p' | 'oe' | 'og' | 'h' | 'i'

const lengthBetween = (text: string, least: number, most: number): number | undefined => {
  const mm = metresToMm(text)
  return mm !== undefined && mm >= least && mm <= most ? mm : undefined
}

/** Overhangs are typed in centimetres. */
const centimetres = (text: string): number | undefined => {
  const mm = lengthBetween(text, 0, 300_000)
  return mm === undefined ? undefined : mm / 100
}

/** Rain in millimetres an hour and the height of the eaves, where gutters are asked for and both can be read. */
export const waterOf = ({ ag, h, i }: Question): WaterInput | undefined => {
  const heightMm = lengthBetween(h, 1000, 20_000)
  const rainMmPerHour = lengthBetween(i, 20_000, 500_000)
  if (ag === '' || heightMm === undefined || rainMmPerHour === undefined) return undefined
  return { heightMm, rainMmPerHour: rainMmPerHour / 1000 }
}

/** Millimetres and a ratio, or which fields cannot be read. */
export const measuresOf = (question: Question): { measures: RoofMeasures } | { unreadable: Unreadable[] } => {
  const form = formOf(question)
  const second = form === 'l' || form === 't'
  const read = {
    l: lengthBetween(question.l, 1000, 60_000),
    a: lengthBetween(question.a, 1000, 40_000),
    aw: second ? lengthBetween(question.aw, 1000, 30_000) : 0,
    al: second ? lengthBetween(question.al, 500, 30_000) : 0,
    // Metres of rise in a hundred metres are percent.
    p: lengthBetween(question.p, 1000, 150_000),
    oe: centimetres(question.oe),
    og: centimetres(question.og),
    h: question.ag === '' ? 0 : lengthBetween(question.h, 1000, 20_000),
    i: question.ag === '' ? 0 : lengthBetween(question.i, 20_000, 500_000),
  }
  const { l, a, aw, al, p, oe, og, h, i } = read
  if ([l, a, aw, al, p, oe, og, h, i].includes(undefined))
    return { unreadable: (Object.keys(read) as Unreadable[]).filter((name) => read[name] === undefined) }
  return {
    measures: {
      form,
      lengthMm: l ?? 0,
      widthMm: a ?? 0,
      slope: (p ?? 0) / 100_000,
      eaveMm: oe ?? 0,
      gableMm: og ?? 0,
      wingWidthMm: aw ?? 0,
      wingLengthMm: al ?? 0,
    },
  }
}
