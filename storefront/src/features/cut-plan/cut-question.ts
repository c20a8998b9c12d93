import type { Cut, CutJob, Stock } from '../../../../trade/cut/cut-job.ts'
import { normalizedCuts } from '../../../../trade/cut/cut-job.ts'
import { type NotedCut, parseCuts } from '../../../../trade/cut/parse-cuts.ts'
import { lengthOfText } from '../../../../trade/length-text.ts'
import { sawMmOf } from './saw-mm.ts'

/** The page that the addresses of cuts lead to. */
export const cutPath = '/tools/cuts'

/**
 * What was asked for, as it stands in the address: `c` cuts as noted, `s` lengths sold in metres (6, 9, 12) or
 * with their unit (20 pies), `o` own offcuts as noted, `k` kerf and `r` trim of each end in millimetres, `g` metres from which what is left is kept, `m` the SKU
 * that is bought.
 */
export type CutQuestion = Record<'c' | 's' | 'o' | 'k' | 'r' | 'g' | 'm', string>

const empty: CutQuestion = { c: '', s: '6', o: '', k: '3', r: '0', g: '0.50', m: '' }

export const readCutQuestion = (search: URLSearchParams): CutQuestion => {
  const entries = Object.entries(empty).map(([name, start]) => [name, search.get(name) ?? start])
  return Object.fromEntries(entries) as CutQuestion
}

export const writeCutQuestion = (question: CutQuestion): string =>
  new URLSearchParams(Object.entries(question).filter(([, value]) => value !== '')).toString()

/**
 * `noted` are the cuts as they were written, with their names; `over` those that no plan is made for, `minOffcutMm` from where
 * what is left is kept. Of `unreadable` fields what is usual is reckoned with.
 */
export type ReadJob = {
  job: CutJob
  noted: readonly NotedCut[]
  unread: string[]
  over: readonly Cut[]
  minOffcutMm: number
  unreadable: readonly ('s' | 'k' | 'r' | 'g')[]
}

/** Different lengths that one plan is made for; more would keep the shopper waiting. */
export const mostLengths = 80

/**
 * Bars of all lengths asked for. Costs are millimetres: least metres bought, and with one length least bars. A customer's
 * prices take their place once goods are chosen (`useCosts`).
 */
export const jobOf = ({ c, s, o, k, r, g }: CutQuestion): ReadJob => {
  const { cuts: read, unread } = parseCuts(c)
  const cuts = normalizedCuts(read)
  const own = parseCuts(o)
  const lengths = s.split(/[,;]|\s+(?=[\d.])/).flatMap((text) => (text.trim() === '' ? [] : [barMm(text)]))
  const stocks = [...new Set(lengths)]
    .flatMap((lengthMm): Stock[] =>
      lengthMm === undefined ? [] : [{ id: String(lengthMm), lengthMm, cost: lengthMm }],
    )
    .slice(0, 6)
  const measures = { k: sawMmOf(k || empty.k), r: sawMmOf(r || empty.r), g: lengthOfText(g || empty.g) }
  const hasBars = stocks.length > 0 && !lengths.includes(undefined)
  const offcuts = own.cuts.map(
    ({ count, lengthMm }): Stock => ({
      id: `own-${lengthMm}`,
      lengthMm,
      cost: 0,
      available: count,
    }),
  )
  return {
    job: {
      stocks: [...stocks, ...offcuts],
      cuts: cuts.slice(0, mostLengths),
      kerfMm: measures.k ?? Number(empty.k),
      trimMm: measures.r ?? Number(empty.r),
    },
    noted: read,
    unread: [...unread, ...own.unread],
    over: cuts.slice(mostLengths),
    minOffcutMm: measures.g ?? 0,
    unreadable: [
      ...(hasBars ? [] : (['s'] as const)),
      ...(['k', 'r', 'g'] as const).filter((name) => measures[name] === undefined),
    ],
  }
}

/** A length that bars come in. */
const barMm = (text: string): number | undefined => {
  const lengthMm = lengthOfText(text)
  return lengthMm !== undefined && lengthMm >= 100 && lengthMm <= 30_000 ? lengthMm : undefined
}
