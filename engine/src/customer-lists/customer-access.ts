import { recordAudit } from '../audit/index.ts'
import type { AdminOperation } from '../kernel/admin-operation.ts'
import { noContent } from '../kernel/operation.ts'
import { endSessionsOfCustomer, mailPasswordReset } from '../login/index.ts'
import type { customerListContract } from './contract.ts'
import { lockListedCustomer } from './load-customer.ts'
import { inLanguageOf, subjectOf } from './write-customers.ts'

/** Mails a customer the link to choose another password; nobody here ever learns or sets one. Problem: 404. */
export const sendCustomerPasswordReset = (async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => {
    const customer = await lockListedCustomer(ctx, tx, params)
    await mailPasswordReset(inLanguageOf(ctx, customer.profile), tx, customer)
    const operation = 'sendCustomerPasswordReset'
    await recordAudit(ctx, tx, { operation, subject: subjectOf(customer.customerNo) })
  })
  return noContent()
}) satisfies AdminOperation<typeof customerListContract.sendCustomerPasswordReset>

/** Ends every session of a customer, on all devices. Problem: 404. */
export const endCustomerSessions = (async (ctx, { params }) => {
  await ctx.db.transaction(async (tx) => {
    const customer = await lockListedCustomer(ctx, tx, params)
    await tx.run(endSessionsOfCustomer(ctx.site.siteId, customer.id, ctx.now))
    const operation = 'endCustomerSessions'
    await recordAudit(ctx, tx, { operation, subject: subjectOf(customer.customerNo) })
  })
  return noContent()
}) satisfies AdminOperation<typeof customerListContract.endCustomerSessions>
