import type { CutPlan } from './cut-job.ts'
import { type CoilJob, lengthOf, type Shares } from './coil-job.ts'
import { fill } from './knapsack.ts'
import { planCuts } from './plan-cuts.ts'

/** The job of filling the offcuts as a list of bars: what stays over is taken off coils, each length at its own cost. */
export function planOffcuts({ pieces, offcuts }: CoilJob): CutPlan {
  const lengths = [...new Set(pieces.map(({ lengthMm }) => lengthMm))]
  return planCuts({
    stocks: [
      ...[...Map.groupBy(offcuts, ({ lengthMm }) => lengthMm)].map(([lengthMm, equal]) => ({
        id: `offcut ${lengthMm}`,
        lengthMm,
        cost: 0,
        available: equal.length,
      })),
      ...lengths.map((lengthMm) => ({ id: `coil ${lengthMm}`, lengthMm, cost: lengthMm })),
    ],
    cuts: pieces,
    kerfMm: 0,
  })
}

type Open = { left: number[]; shares: number[][] }

/** Puts on each offcut what the plan has for one of its length: of equal lengths those of the profile with least to do. */
export function fillOffcuts(job: CoilJob, plan: CutPlan): Open {
  const { pieces, offcuts } = job
  const left = pieces.map(({ count }) => count)
  const shares: number[][] = offcuts.map(() => pieces.map(() => 0))
  const totals = new Map<string, number>()
  for (const { profile, lengthMm, count } of pieces)
    totals.set(profile, (totals.get(profile) ?? 0) + lengthMm * count)
  const order = pieces
    .map((_, at) => at)
    .sort((a, b) => (totals.get(pieces[a]?.profile ?? '') ?? 0) - (totals.get(pieces[b]?.profile ?? '') ?? 0))
  const free = offcuts.map((_, at) => at)
  for (const { stock, cutsMm, times } of plan.bars) {
    if (stock.cost > 0) continue
    for (let bar = 0; bar < times; bar++) {
      const at = free.findIndex((one) => offcuts[one]?.lengthMm === stock.lengthMm)
      const [offcut] = at < 0 ? [] : free.splice(at, 1)
      const share = offcut === undefined ? undefined : shares[offcut]
      for (const lengthMm of share ? cutsMm : []) {
        const piece = order.find((one) => pieces[one]?.lengthMm === lengthMm && (left[one] ?? 0) > 0)
        if (piece === undefined || !share) continue
        left[piece] = (left[piece] ?? 0) - 1
        share[piece] = (share[piece] ?? 0) + 1
      }
    }
  }
  return { left, shares }
}

/**
 * Shares what is left among the coils: each profile whole on the coil that it leaves the best end of, else in as few parts
 * as coils hold. `random` makes tries differ. Undefined where the coils do not hold all.
 */
export function spreadCoils(job: CoilJob, open: Open, random: () => number): Shares | undefined {
  const { pieces, coils, setupMm, leastRestMm } = job
  const left = [...open.left]
  const rooms = coils.map(({ lengthMm }) => lengthMm)
  const shares: number[][] = coils.map(() => pieces.map(() => 0))
  const only = (profile: string) => left.map((count, at) => (pieces[at]?.profile === profile ? count : 0))
  const take = (coil: number, counts: readonly number[]) => {
    rooms[coil] = (rooms[coil] ?? 0) - setupMm - lengthOf(job, counts)
    counts.forEach((count, at) => {
      left[at] = (left[at] ?? 0) - count
      const share = shares[coil]
      if (share) share[at] = (share[at] ?? 0) + count
    })
  }
  const profiles = [...new Set(pieces.map(({ profile }) => profile))]
    .map((profile) => ({ profile, rank: lengthOf(job, only(profile)) * (1 + random()) }))
    .sort((a, b) => b.rank - a.rank)
  for (const { profile } of profiles) {
    for (let parts = 0; only(profile).some((count) => count > 0); parts++) {
      const counts = only(profile)
      const whole = lengthOf(job, counts) + setupMm
      const best = rooms
        .map((room, coil) => ({ coil, rest: room - whole }))
        .filter(({ rest }) => rest >= 0)
        .map(({ coil, rest }) => ({ coil, scrap: rest < leastRestMm ? rest : 0, rest }))
        .sort((a, b) => a.scrap - b.scrap || a.rest - b.rest)[0]
      if (best) {
        take(best.coil, counts)
        continue
      }
      const part = partOf(job, counts, rooms, random)
      if (!part || parts >= coils.length) return undefined
      take(part.coil, part.counts)
    }
  }
  return [...open.shares, ...shares]
}

/** The pieces of a profile that fill a coil best: the roomiest, or any where tries differ. */
function partOf(job: CoilJob, counts: readonly number[], rooms: readonly number[], random: () => number) {
  const shortest = Math.min(
    ...job.pieces.flatMap(({ lengthMm }, at) => ((counts[at] ?? 0) > 0 ? [lengthMm] : [])),
  )
  const coil = rooms
    .map((room, at) => ({ at, room, rank: room * (1 + random() * 2) }))
    .filter(({ room }) => room >= job.setupMm + shortest)
    .sort((a, b) => b.rank - a.rank)[0]
  if (!coil) return undefined
  const sizes = job.pieces.map(({ lengthMm }, at) => ({
    size: lengthMm,
    value: lengthMm,
    count: counts[at] ?? 0,
  }))
  const room = coil.room - job.setupMm
  return { coil: coil.at, counts: fill(sizes, room, room - 1, 3000).counts }
}
