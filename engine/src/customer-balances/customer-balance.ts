import type { Currency, Minor } from '../../../facts/money.ts'
import { recordAudit } from '../audit/index.ts'
import { customerPlaceOf } from '../customers/accounts/index.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { Reply } from '../kernel/operation.ts'
import { requireIfMatch } from '../kernel/precondition.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { readAmount } from '../kernel/read-amount.ts'
import { type Balance, balanceIn, changedFigures, isSameBalance } from './balance.ts'
import { balanceView } from './balance-view.ts'
import type { customerBalanceContract } from './contract.ts'
import { insertBalances, lockCustomers, selectEntries, selectStanding, type Standing } from './queries.ts'

const historyShown = 20

/** The currency that a customer of this country owes in; of none, that of the shop's first. */
export const currencyOf = ({ site }: Pick<AdminContext, 'site'>, country: string | null): Currency => {
  const own = site.countries.find(({ code }) => code === country) ?? site.countries[0]
  if (!own) throw new Error('a shop without countries')
  return own.currency
}

/** Problem: 404, of a customer of another country too. */
const standingOf = async (ctx: AdminContext, customerNo: string): Promise<Standing> => {
  const standing = await ctx.db.maybe(selectStanding(customerPlaceOf(ctx), [customerNo]))
  if (!standing) throw notFound(`There is no customer '${customerNo}'.`)
  return standing
}

const tagOf = ({ seq }: Pick<Standing, 'seq'>) => `"${seq ?? 0}"`

const viewOf = async (ctx: AdminContext, standing: Standing) => {
  const { customerNo, customerId } = standing
  const current = balanceIn(standing)
  const entries = await ctx.db.query(selectEntries(ctx.site.siteId, customerId, historyShown))
  return {
    customerNo,
    ...(current ? { current: balanceView(current) } : {}),
    history: entries.map((entry) => {
      const { actor, writtenAt } = entry
      const figures = balanceIn(entry)
      return {
        at: writtenAt.toISOString(),
        by: { kind: actor.kind, name: actor.name },
        ...(figures ? { figures: balanceView(figures) } : {}),
      }
    }),
  }
}

/** What a customer owes, and what was said of it before. Problem: 404. */
export const getCustomerBalance = (async (ctx, { params }) => {
  const standing = await standingOf(ctx, params.customerNo)
  return new Reply(200, await viewOf(ctx, standing), { etag: tagOf(standing) })
}) satisfies AdminOperation<typeof customerBalanceContract.getCustomerBalance>

type Written = {
  balance: number
  overdue?: number
  creditLimit?: number
  termDays?: number
  currency?: Currency
  asOf?: string
}

/** Problem: 400 for a third decimal, another country's currency, a moment to come. */
const readBalance = (ctx: AdminContext, body: Written, country: string | null): Balance => {
  const currency = currencyOf(ctx, country)
  if (body.currency !== undefined && body.currency !== currency)
    throw badRequest(`This customer owes in ${currency}.`, { property: '$.currency' })
  const asOf = body.asOf === undefined ? ctx.now : new Date(body.asOf)
  if (!(asOf <= ctx.now)) throw badRequest('A balance cannot be of a time to come.', { property: '$.asOf' })
  const amount = (name: 'overdue' | 'creditLimit'): Minor | null => {
    const value = body[name]
    return value === undefined ? null : readAmount(value, `$.${name}`)
  }
  return {
    currency,
    balanceMinor: readAmount(body.balance, '$.balance'),
    overdueMinor: amount('overdue'),
    creditLimitMinor: amount('creditLimit'),
    termDays: body.termDays ?? null,
    asOf,
  }
}

/**
 * Says what a customer owes. The log names the figures that changed, never what they are, since it outlives the customer's
 * account. Problems: 400, 404, 412, 428.
 */
export const updateCustomerBalance = (async (ctx, { params: { customerNo }, body, headers }) => {
  await ctx.db.transaction(async (tx) => {
    const within = { ...ctx, db: tx }
    await tx.run(lockCustomers(customerPlaceOf(ctx), [customerNo]))
    const standing = await standingOf(within, customerNo)
    const current = await viewOf(within, standing)
    requireIfMatch(ctx, headers['if-match'], { etag: tagOf(standing), current: () => current })
    const { customerId, country } = standing
    const [before, after] = [balanceIn(standing), readBalance(ctx, body, country)]
    if (isSameBalance(before, after)) return
    const by = { actor: ctx.actor, at: ctx.now, executionId: null }
    await tx.run(insertBalances(ctx.site.siteId, [{ customerId, ...after }], by))
    await recordAudit(ctx, tx, {
      operation: 'updateCustomerBalance',
      subject: { kind: 'customer', id: customerNo },
      ...(country === null ? {} : { country }),
      after: { balance: changedFigures(before, after) },
    })
  })
  const standing = await standingOf(ctx, customerNo)
  return new Reply(200, await viewOf(ctx, standing), { etag: tagOf(standing) })
}) satisfies AdminOperation<typeof customerBalanceContract.updateCustomerBalance>
