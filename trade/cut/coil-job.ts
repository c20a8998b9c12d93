/**
 * Sheets of several profiles rolled from coils of one material. Lengths in whole millimetres; shears take nothing of the
 * strip, but each profile that a coil is set up for costs a first piece.
 */
export type CoilJob = {
  pieces: readonly CoilPiece[]
  /** Ends of earlier coils. They are used before anything is taken off a coil. */
  offcuts: readonly Strip[]
  coils: readonly Strip[]
  /** What runs through before the first good piece of a profile on a coil. */
  setupMm: number
  /** An end that is shorter is scrap. */
  leastRestMm: number
}

/** Equal pieces: of one profile and length. */
export type CoilPiece = { profile: string; lengthMm: number; count: number }

export type Strip = { id: string; lengthMm: number }

/** What is cut of one strip: how many of each of the job's pieces, in their order. */
export type CoilRun = {
  strip: Strip
  isOffcut: boolean
  counts: readonly number[]
  /** Profiles that it is set up for; an offcut goes through while the machine stands as it stands. */
  setups: number
  /** What is left of it after the last piece. */
  restMm: number
  /** Of the rest, what is scrap. */
  scrapMm: number
}

export type CoilPlan = {
  runs: readonly CoilRun[]
  /** Metres that coils lose: pieces, set-up pieces, and ends that are scrap. */
  costMm: number
  /** No plan whatever takes less. */
  boundMm: number
  /** Cost equals the bound: nobody can do with less. */
  proven: boolean
}

/** What is cut of each strip: offcuts first, then coils, in the order of the job. */
export type Shares = readonly (readonly number[])[]

export const stripsOf = (job: CoilJob): (Strip & { isOffcut: boolean })[] => [
  ...job.offcuts.map((strip) => ({ ...strip, isOffcut: true })),
  ...job.coils.map((strip) => ({ ...strip, isOffcut: false })),
]

export const lengthOf = ({ pieces }: Pick<CoilJob, 'pieces'>, counts: readonly number[]): number =>
  counts.reduce((sum, count, at) => sum + count * (pieces[at]?.lengthMm ?? 0), 0)

export const profilesOf = ({ pieces }: Pick<CoilJob, 'pieces'>, counts: readonly number[]): number =>
  new Set(counts.flatMap((count, at) => (count > 0 ? [pieces[at]?.profile] : []))).size

/** What is cut of a strip and what becomes of its end; undefined where it does not hold that much. */
export function runOf(
  job: CoilJob,
  { isOffcut, ...strip }: Strip & { isOffcut: boolean },
  counts: readonly number[],
): CoilRun | undefined {
  const setups = isOffcut ? 0 : profilesOf(job, counts)
  const restMm = strip.lengthMm - lengthOf(job, counts) - setups * job.setupMm
  if (restMm < 0) return undefined
  return { strip, isOffcut, counts, setups, restMm, scrapMm: restMm < job.leastRestMm ? restMm : 0 }
}

/** What a coil loses by a run; an offcut is there already, and a strip of which nothing is cut stays whole. */
export function costOf({ strip, isOffcut, counts, restMm, scrapMm }: CoilRun): number {
  return isOffcut || counts.every((count) => count === 0) ? 0 : strip.lengthMm - restMm + scrapMm
}

/** The runs of all strips; undefined where one does not hold its share. */
export function runsOf(job: CoilJob, shares: Shares): CoilRun[] | undefined {
  const runs = stripsOf(job).map((strip, at) => runOf(job, strip, shares[at] ?? job.pieces.map(() => 0)))
  return runs.every((run) => run !== undefined) ? runs : undefined
}
