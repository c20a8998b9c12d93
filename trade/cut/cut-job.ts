/** What is to be cut, from what. Lengths in whole millimetres; costs in whole units of any kind (cents, grams, bars). */

export type Stock = {
  id: string
  lengthMm: number
  /** 0 for what is there already. */
  cost: number
  /** How many there are; without it as many as one buys. */
  available?: number
}

export type Cut = { lengthMm: number; count: number }

export type CutJob = {
  stocks: readonly Stock[]
  cuts: readonly Cut[]
  /** What one cut of the saw takes. */
  kerfMm: number
  /** Taken off the end of each bar before the first piece. */
  trimMm?: number
}

/** Bars cut alike: `cutsMm` longest first, `restMm` what is left of each. */
export type Bar = { stock: Stock; cutsMm: readonly number[]; times: number; restMm: number }

export type CutPlan = {
  bars: readonly Bar[]
  cost: number
  /** No plan whatever costs less. */
  bound: number
  /** Cost equals the bound: nobody can do with less. */
  proven: boolean
  /** Pieces longer than every bar. */
  tooLong: readonly Cut[]
}

/** One bar's worth of cuts: how many of each of the job's cuts. */
export type Pattern = { stock: number; counts: readonly number[] }

/** After the last piece no cut is needed, so a bar holds its length and one kerf more of pieces with their kerfs. */
export const roomOf = (stock: Stock, job: CutJob): number => stock.lengthMm - (job.trimMm ?? 0) + job.kerfMm

/** Equal lengths together, longest first; what asks for nothing is left out. */
export function normalizedCuts(cuts: readonly Cut[]): Cut[] {
  const counts = new Map<number, number>()
  for (const { lengthMm, count } of cuts) {
    if (count > 0) counts.set(lengthMm, (counts.get(lengthMm) ?? 0) + count)
  }
  return [...counts].map(([lengthMm, count]) => ({ lengthMm, count })).sort((a, b) => b.lengthMm - a.lengthMm)
}
