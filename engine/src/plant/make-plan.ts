import type { CutPlan } from '../../../trade/cut/cut-job.ts'
import { planCoils } from '../../../trade/cut/plan-coils.ts'
import { planCuts } from '../../../trade/cut/plan-cuts.ts'
import {
  firstDue,
  type Group,
  lengthOf,
  type PlannedPiece,
  type PlanSettings,
  type Run,
} from './plan-document.ts'
import type { Strip } from './queries.ts'

/** Pieces of goods with what they are made of. */
export type Demand = PlannedPiece & { material: string; kind: 'coil' | 'bar' }

type Outcome = Pick<Group, 'takenMm' | 'boundMm' | 'isProven'> & { runs: Omit<Run, 'id'>[] }

/** The work of a plant: groups of one material, what is due first before what is not. */
export const makeGroups = (
  demand: readonly Demand[],
  strips: readonly Strip[],
  settings: PlanSettings,
): Group[] => {
  const groups = [...Map.groupBy(demand, ({ kind, material }) => `${kind} ${material}`).values()].map((own) =>
    makeGroup(own.toSorted(byDue), strips, settings),
  )
  return groups.toSorted(byFirstDue).map((group, at) => {
    const id = `G${at + 1}`
    const runs = group.runs.toSorted(byFirstDueOfRun).map((run, nth) => ({ ...run, id: `${id}-${nth + 1}` }))
    return { ...group, id, runs }
  })
}

const never = '9999-12-31'
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const byDue = (a: PlannedPiece, b: PlannedPiece) =>
  compare(a.due ?? never, b.due ?? never) || compare(a.orderNo, b.orderNo) || compare(a.itemId, b.itemId)
const dueOf = ({ runs, lacking }: Omit<Group, 'id' | 'runs'> & { runs: Omit<Run, 'id'>[] }) =>
  firstDue([...runs.flatMap(({ pieces }) => pieces), ...lacking]) ?? never
const byFirstDue = (a: Parameters<typeof dueOf>[0], b: Parameters<typeof dueOf>[0]) =>
  compare(dueOf(a), dueOf(b))
const byFirstDueOfRun = (a: Omit<Run, 'id'>, b: Omit<Run, 'id'>) =>
  compare(firstDue(a.pieces) ?? never, firstDue(b.pieces) ?? never)

/** Plans what is due first to the point that the strips hold: a day that was promised beats what would waste less. */
const makeGroup = (
  demand: readonly Demand[],
  strips: readonly Strip[],
  settings: PlanSettings,
): Omit<Group, 'id' | 'runs'> & { runs: Omit<Run, 'id'>[] } => {
  const { kind = 'coil', material = '' } = demand[0] ?? {}
  const own = strips.filter((strip) => strip.material === material && fits(strip, kind))
  const longest = Math.max(0, ...own.map(({ lengthMm }) => lengthMm))
  const setupMm = kind === 'coil' ? settings.setupMm : 0
  const possible = demand.filter((piece) => piece.lengthMm + setupMm <= longest || onOffcut(piece, own))
  const tooLong = demand.filter((piece) => !possible.includes(piece))
  const plan = (pieces: readonly PlannedPiece[]): Outcome | undefined =>
    kind === 'coil' ? outcomeOfCoils(pieces, own, settings) : outcomeOfBars(pieces, own, settings)
  const total = possible.reduce((sum, { quantity }) => sum + quantity, 0)
  const whole = plan(possible)
  const planned = whole
    ? total
    : mostThatHolds(total, (count) => plan(firstOf(possible, count)) !== undefined)
  const best = whole ?? plan(firstOf(possible, planned)) ?? nothing
  return { kind, material, ...best, lacking: [...tooLong, ...restOf(possible, planned)].map(pieceOf) }
}

const nothing: Outcome = { runs: [], takenMm: 0, boundMm: 0, isProven: true }

/** The most pieces, below all of them, for which there is a plan: between some that hold and some that do not, by halves. */
const mostThatHolds = (total: number, holds: (count: number) => boolean): number => {
  let [least, most] = [0, total]
  while (most - least > 1) {
    const middle = Math.floor((least + most) / 2)
    if (holds(middle)) least = middle
    else most = middle
  }
  return least
}

const fits = (strip: Strip, kind: 'coil' | 'bar') => strip.kind === kind || strip.kind === 'offcut'
const onOffcut = ({ lengthMm }: PlannedPiece, strips: readonly Strip[]) =>
  strips.some((strip) => strip.kind === 'offcut' && strip.lengthMm >= lengthMm)

const pieceOf = ({
  orderNo,
  itemId,
  sku,
  profile,
  lengthMm,
  quantity,
  cut,
  due,
  customerName,
}: PlannedPiece): PlannedPiece => ({
  orderNo,
  itemId,
  sku,
  profile,
  lengthMm,
  quantity,
  cut,
  due,
  customerName,
})

/** The first so many pieces of lines. */
const firstOf = (lines: readonly PlannedPiece[], pieces: number): PlannedPiece[] => {
  let open = pieces
  return lines.flatMap((line) => {
    const quantity = Math.min(open, line.quantity)
    open -= quantity
    return quantity > 0 ? [{ ...line, quantity }] : []
  })
}

/** What these leave. */
const restOf = (lines: readonly PlannedPiece[], pieces: number): PlannedPiece[] => {
  let skipped = pieces
  return lines.flatMap((line) => {
    const without = Math.min(skipped, line.quantity)
    skipped -= without
    return line.quantity > without ? [{ ...line, quantity: line.quantity - without }] : []
  })
}

/** Hands out pieces of lines, those due first to whoever asks first. */
const handOut = (lines: readonly PlannedPiece[]) => {
  const open = lines.map((line) => ({ ...pieceOf(line) }))
  return (isWanted: (line: PlannedPiece) => boolean, count: number): PlannedPiece[] => {
    const given: PlannedPiece[] = []
    let missing = count
    for (const line of open) {
      const quantity = isWanted(line) ? Math.min(missing, line.quantity) : 0
      if (quantity === 0) continue
      line.quantity -= quantity
      missing -= quantity
      given.push({ ...line, quantity })
    }
    return given
  }
}

const begun = { setUp: [], isDone: false }

const outcomeOfCoils = (
  lines: readonly PlannedPiece[],
  strips: readonly Strip[],
  { setupMm, leastOffcutMm }: PlanSettings,
): Outcome | undefined => {
  if (lengthOf(lines) > strips.reduce((sum, { lengthMm }) => sum + lengthMm, 0)) return undefined
  const equal = Map.groupBy(lines, ({ profile, lengthMm }) => `${lengthMm} ${profile}`)
  const pieces = [...equal.values()].map((own) => ({
    profile: own[0]?.profile ?? '',
    lengthMm: own[0]?.lengthMm ?? 0,
    count: own.reduce((sum, { quantity }) => sum + quantity, 0),
  }))
  const offcuts = strips.filter(({ kind }) => kind === 'offcut')
  const coils = strips.filter(({ kind }) => kind === 'coil')
  const plan = planCoils({ pieces, offcuts, coils, setupMm, leastRestMm: leastOffcutMm })
  if (!plan) return undefined
  const take = handOut(lines)
  const runs = plan.runs.map((run) => {
    const cut = run.counts.flatMap((count, at) =>
      take(
        ({ profile, lengthMm }) => profile === pieces[at]?.profile && lengthMm === pieces[at]?.lengthMm,
        count,
      ),
    )
    const stays = run.isOffcut ? ('offcut' as const) : ('coil' as const)
    return {
      ...begun,
      stripId: run.strip.id,
      stripKind: run.isOffcut ? ('offcut' as const) : ('coil' as const),
      // All of one profile together: the machine is set up once for it.
      pieces: cut.toSorted((a, b) => compare(a.profile, b.profile) || byDue(a, b)),
      setups: run.isOffcut ? [] : [...new Set(cut.map(({ profile }) => profile))].toSorted(compare),
      restMm: run.restMm,
      rest: run.restMm < leastOffcutMm ? ('scrap' as const) : stays,
      sawMm: 0,
    }
  })
  return { runs, takenMm: plan.costMm, boundMm: plan.boundMm, isProven: plan.proven }
}

const outcomeOfBars = (
  lines: readonly PlannedPiece[],
  strips: readonly Strip[],
  { kerfMm, leastOffcutMm }: PlanSettings,
): Outcome | undefined => {
  const stocks = strips.map(({ id, kind, lengthMm, count }) => ({
    id,
    lengthMm,
    cost: kind === 'offcut' ? 0 : lengthMm,
    available: count,
  }))
  const cuts = lines.map(({ lengthMm, quantity }) => ({ lengthMm, count: quantity }))
  const plan: CutPlan = planCuts({ stocks, cuts, kerfMm })
  if (plan.tooLong.length > 0) return undefined
  const take = handOut(lines)
  const runs = plan.bars.flatMap(({ stock, cutsMm, times, restMm }) =>
    Array.from({ length: times }, () => {
      const pieces = [...Map.groupBy(cutsMm, (lengthMm) => lengthMm)].flatMap(([lengthMm, equal]) =>
        take((line) => line.lengthMm === lengthMm, equal.length),
      )
      return {
        ...begun,
        stripId: stock.id,
        stripKind: strips.find(({ id }) => id === stock.id)?.kind ?? ('bar' as const),
        pieces,
        setups: [],
        restMm,
        rest: restMm < leastOffcutMm ? ('scrap' as const) : ('offcut' as const),
        sawMm: stock.lengthMm - restMm - lengthOf(pieces),
      }
    }),
  )
  return { runs, takenMm: plan.cost, boundMm: plan.bound, isProven: plan.proven }
}
