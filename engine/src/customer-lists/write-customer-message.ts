import { recordAudit } from '../audit/index.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { noContent } from '../kernel/operation.ts'
import { badRequest } from '../kernel/problem.ts'
import { queueMail } from '../mail/index.ts'
import type { customerListContract } from './contract.ts'
import { lockListedCustomer } from './load-customer.ts'
import { inLanguageOf, subjectOf } from './write-customers.ts'

/** Writes to a customer; the log says that it was, not what. Problems: 400, 404. */
export const writeCustomerMessage = (async (ctx, { params, body }) => {
  const text = body.text.trim()
  if (text === '') throw badRequest('The message is empty.', { property: '$.text' })
  await ctx.db.transaction(async (tx) => {
    const { customerNo, email, profile } = await lockListedCustomer(ctx, tx, params)
    const values = { firstName: profile.firstName ?? '', author: ctx.actor.name, text }
    const mail = { template: 'customer-message', to: email, values } as const
    await queueMail(inLanguageOf(ctx, profile), tx, mail)
    await recordAudit(ctx, tx, { operation: 'writeCustomerMessage', subject: subjectOf(customerNo) })
  })
  return noContent()
}) satisfies AdminOperation<typeof customerListContract.writeCustomerMessage>
