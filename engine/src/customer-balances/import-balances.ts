import type { Currency, Minor } from '../../../facts/money.ts'
import { recordAudit } from '../audit/index.ts'
import { type CustomerPlace, customerPlaceOf } from '../customers/accounts/index.ts'
import type { Db } from '../db/db.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { type Balance, balanceIn, changedFigures, isSameBalance, unknownBalance } from './balance.ts'
import { balanceView } from './balance-view.ts'
import { currencyOf } from './customer-balance.ts'
import {
  insertBalances,
  lockCustomers,
  type NewBalance,
  selectStanding,
  selectUndoing,
  type Standing,
} from './queries.ts'

/** What a table says of a customer. Limit and term that it leaves out stay; what is past its term is then not known. */
export type BalanceLine = {
  customerNo: string
  balanceMinor: Minor
  overdueMinor?: Minor
  creditLimitMinor?: Minor
  termDays?: number
  currency?: Currency
  asOf: Date
}

export type BalanceFault = { at: number; column: 'customerNo' | 'currency'; detail: string }

type View = ReturnType<typeof balanceView>

/** What would become of one customer; absent where nothing is known. */
export type BalanceChange = { customerNo: string; before?: View; after?: View }

/** A change that was not made knowing what is here, and why. */
export type BalanceConflict = { customerNo: string; here?: View; there?: View; reason: string }

export type JudgedBalances = {
  /** Of customers of whom nothing was known; who are said something else; of whom nothing is known then. */
  added: number
  changed: number
  removed: number
  conflicts: BalanceConflict[]
  /** The first changes that are no conflict. */
  examples: BalanceChange[]
}

const shownAsExamples = 50

/** What one customer is said, and whether that takes the place of something newer. */
type Step = {
  standing: Standing
  before: Balance | undefined
  after: Balance | undefined
  /** Why it is a conflict. */
  overtakenBy?: string
}

const standingBy = async (db: Db, place: CustomerPlace, customerNos: readonly string[]) => {
  const rows = await db.query(selectStanding(place, customerNos))
  return new Map(rows.map((row) => [row.customerNo, row]))
}

const views = (before: Balance | undefined, after: Balance | undefined) => [
  before && balanceView(before),
  after && balanceView(after),
]

/** What steps come to; one in conflict changes something only if the caller has decided so. */
const judge = (steps: readonly Step[]): JudgedBalances => {
  const real = steps.filter(({ before, after }) => !isSameBalance(before, after))
  const conflicts = real.flatMap(({ standing: { customerNo }, before, after, overtakenBy }) => {
    if (overtakenBy === undefined) return []
    const [here, there] = views(before, after)
    return [{ customerNo, ...(here ? { here } : {}), ...(there ? { there } : {}), reason: overtakenBy }]
  })
  const plain = real.filter(({ overtakenBy }) => overtakenBy === undefined).slice(0, shownAsExamples)
  const examples = plain.map(({ standing: { customerNo }, ...step }) => {
    const [before, after] = views(step.before, step.after)
    return { customerNo, ...(before ? { before } : {}), ...(after ? { after } : {}) }
  })
  const count = (is: (step: Step) => boolean) => real.filter(is).length
  return {
    added: count(({ before }) => before === undefined),
    changed: count(({ before, after }) => before !== undefined && after !== undefined),
    removed: count(({ after }) => after === undefined),
    conflicts,
    examples,
  }
}

type Edited = 'keep' | 'overwrite'

/** Writes steps within a transaction that holds the customers' rows; one entry of the log for all of them. */
const write = async (
  ctx: AdminContext,
  tx: Db,
  steps: readonly Step[],
  { edited, executionId, operation }: { edited: Edited; executionId: string; operation: string },
) => {
  const taken = steps.filter(
    ({ before, after, overtakenBy }) =>
      !isSameBalance(before, after) && (edited === 'overwrite' || overtakenBy === undefined),
  )
  if (taken.length === 0) return
  const rows = taken.map(
    ({ standing, after }): NewBalance => ({ customerId: standing.customerId, ...(after ?? unknownBalance) }),
  )
  await tx.run(insertBalances(ctx.site.siteId, rows, { actor: ctx.actor, at: ctx.now, executionId }))
  const countries = new Set(taken.map(({ standing: { country } }) => country))
  const [country = null] = countries.size === 1 ? [...countries] : []
  await recordAudit(ctx, tx, {
    operation,
    subject: {
      kind: 'customer',
      id: taken.length === 1 ? (taken[0]?.standing.customerNo ?? '') : `${taken.length} balances`,
    },
    ...(country === null ? {} : { country }),
    after: { balances: taken.length, executionId },
  })
}

const faultsOf = (
  ctx: AdminContext,
  lines: readonly BalanceLine[],
  known: ReadonlyMap<string, Standing>,
): BalanceFault[] =>
  lines.flatMap(({ customerNo, currency }, at): BalanceFault[] => {
    const standing = known.get(customerNo)
    if (!standing) return [{ at, column: 'customerNo', detail: `There is no customer '${customerNo}'.` }]
    const own = currencyOf(ctx, standing.country)
    if (currency !== undefined && currency !== own)
      return [{ at, column: 'currency', detail: `This customer owes in ${own}.` }]
    return []
  })

const stepOf = (ctx: AdminContext, line: BalanceLine, standing: Standing): Step => {
  const before = balanceIn(standing)
  const after: Balance = {
    currency: currencyOf(ctx, standing.country),
    balanceMinor: line.balanceMinor,
    overdueMinor: line.overdueMinor ?? null,
    creditLimitMinor: line.creditLimitMinor ?? before?.creditLimitMinor ?? null,
    termDays: line.termDays ?? before?.termDays ?? null,
    asOf: line.asOf,
  }
  if (!before || before.asOf <= after.asOf) return { standing, before, after }
  // Older than what is here: the same figures say nothing new.
  if (changedFigures(before, after).length === 0) return { standing, before, after: before }
  return {
    standing,
    before,
    after,
    overtakenBy: `here it is of ${before.asOf.toISOString()}, which is later`,
  }
}

const stepsOf = (
  ctx: AdminContext,
  lines: readonly BalanceLine[],
  known: ReadonlyMap<string, Standing>,
): Step[] =>
  lines.flatMap((line) => {
    const standing = known.get(line.customerNo)
    return standing ? [stepOf(ctx, line, standing)] : []
  })

const numbersOf = (lines: readonly { customerNo: string }[]) => lines.map(({ customerNo }) => customerNo)

/**
 * What lines would do to customers whom the caller may see; a line that is older than what is here is a conflict. With faults
 * nothing else is judged. Writes nothing.
 */
export const judgeBalances = async (
  ctx: AdminContext,
  lines: readonly BalanceLine[],
): Promise<JudgedBalances & { faults: BalanceFault[] }> => {
  const known = await standingBy(ctx.db, customerPlaceOf(ctx), numbersOf(lines))
  const faults = faultsOf(ctx, lines, known)
  return { ...judge(faults.length > 0 ? [] : stepsOf(ctx, lines, known)), faults }
}

/** Says what lines say, for an execution, within a transaction. `keep`: lines that are older than what is here are left out. */
export const importBalances = async (
  ctx: AdminContext,
  tx: Db,
  { lines, edited, executionId }: { lines: readonly BalanceLine[]; edited: Edited; executionId: string },
): Promise<void> => {
  const place = customerPlaceOf(ctx)
  await tx.run(lockCustomers(place, numbersOf(lines)))
  const known = await standingBy(tx, place, numbersOf(lines))
  const operation = 'importCustomersBalance'
  await write(ctx, tx, stepsOf(ctx, lines, known), { edited, executionId, operation })
}

/** What held before an execution, of each customer of whom it said something; what was said since is a conflict. */
const undoingOf = async (
  ctx: AdminContext,
  db: Db,
  executionId: string,
  isLocked = false,
): Promise<Step[]> => {
  const place = customerPlaceOf(ctx)
  const undoing = await db.query(selectUndoing(place, executionId))
  const numbers = numbersOf(undoing)
  if (isLocked) await db.run(lockCustomers(place, numbers))
  const known = await standingBy(db, place, numbers)
  return undoing.flatMap((former): Step[] => {
    const standing = known.get(former.customerNo)
    if (!standing) return []
    const step = { standing, before: balanceIn(standing), after: balanceIn(former) }
    return standing.seq === former.seq ? [step] : [{ ...step, overtakenBy: 'something was said since' }]
  })
}

/** What it would do to take back all that an execution said, of customers whom the caller may see. Writes nothing. */
export const judgeUndo = async (ctx: AdminContext, executionId: string): Promise<JudgedBalances> =>
  judge(await undoingOf(ctx, ctx.db, executionId))

/** Takes back what an execution (`undoes`) said, for another one, within a transaction. `keep`: not what was said anew since. */
export const undoBalances = async (
  ctx: AdminContext,
  tx: Db,
  { undoes, edited, executionId }: { undoes: string; edited: Edited; executionId: string },
): Promise<void> => {
  const steps = await undoingOf(ctx, tx, undoes, true)
  await write(ctx, tx, steps, { edited, executionId, operation: 'undoCustomersBalance' })
}
