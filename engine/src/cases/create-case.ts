import { type Ctx, knownShopper } from '../kernel/context.ts'
import type { Operation } from '../kernel/operation.ts'
import { queueMail } from '../mail/index.ts'
import { readOrderNos, selectOrderNosOf } from '../orders/index.ts'
import type { casesContract } from './contract.ts'
import { insertCase } from './queries.ts'
import { readCase, type WrittenCase } from './read-case.ts'
import { queueCaseSync } from './sync-case.ts'

/** The first order that a case names and that is its writer's own. */
const findOrderNo = async (
  { db, site }: Pick<Ctx, 'db' | 'site'>,
  customerId: string,
  { description, email }: WrittenCase,
): Promise<string | null> => {
  const named = readOrderNos(description)
  if (named.length === 0) return null
  const own = await db.query(selectOrderNosOf(site.siteId, named, { customerId, email }))
  return named.find((one) => own.some(({ orderNo }) => orderNo === one)) ?? null
}

/** Creates a customer-service case (S7.032, S7.033). Problem: 400 invalid-case, its `detail` for the shopper to read. */
export const createCase = (async (ctx, { body }) => {
  const shopper = knownShopper(ctx)
  const document = readCase(body, ctx.language)
  const orderNo = await findOrderNo(ctx, shopper.customerId, document)
  return ctx.db.transaction(async (tx) => {
    const { id } = await tx.one(
      insertCase(ctx.site.siteId, {
        customerId: shopper.kind === 'registered' ? shopper.customerId : null,
        usid: shopper.usid,
        country: ctx.country,
        document,
        orderNo,
        now: ctx.now,
      }),
    )
    await queueCaseSync(ctx, tx, { what: 'case', id })
    await queueMail(
      ctx,
      tx,
      { template: 'case-received', to: document.email, values: { number: id } },
      `case ${id}`,
    )
    return { success: true, id }
  })
}) satisfies Operation<typeof casesContract.createCase>
