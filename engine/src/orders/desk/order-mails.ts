import { splitLocale } from '../../../../facts/locales.ts'
import { recordAudit } from '../../audit/index.ts'
import { merchantContextOf } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { badRequest } from '../../kernel/problem.ts'
import { queueMail } from '../../mail/index.ts'
import { orderStatusTransition } from '../problems.ts'
import { queueOrderMail } from '../receipt/order-mail.ts'
import type { deskOrderContract } from './contract.ts'
import type { DeskOrder } from './queries.ts'
import { deskReply, recordEvent, requireDeskOrder } from './require-desk-order.ts'

/** The mail that fits how the order stands; undefined for one that says nothing true of it any more. */
const templateOf = ({ status, step }: DeskOrder, mail: 'receipt' | 'ready') => {
  if (mail === 'ready') return step === 'ready' ? 'order-ready' : undefined
  // While a transfer is waited for, the receipt goes with where to pay.
  if (status === 'created') return 'order-received'
  return status === 'new' || status === 'completed' ? 'order-paid' : undefined
}

/** Sends a mail to who placed the order once more: its receipt with how to pay, or that it can be picked up. Problems: 404, 409. */
export const resendOrderMail = (async (ctx, { params: { orderNo }, body }) => {
  const order = await requireDeskOrder(ctx, orderNo)
  const { status, paymentStatus, country } = order
  const template = templateOf(order, body.mail)
  if (!template)
    throw orderStatusTransition(`Order ${orderNo} is ${status}: there is no such mail of it.`, {
      status,
      paymentStatus,
    })
  await ctx.db.transaction(async (tx) => {
    await queueOrderMail(merchantContextOf(ctx), tx, order, template, ctx.newId.hex())
    await recordEvent(ctx, tx, orderNo, { kind: 'mail', note: body.mail })
    const subject = { kind: 'order', id: orderNo } as const
    await recordAudit(ctx, tx, { operation: 'resendOrderMail', subject, country, after: { mail: template } })
  })
  return deskReply(ctx, orderNo)
}) satisfies AdminOperation<typeof deskOrderContract.resendOrderMail>

/**
 * Writes to who placed the order, in its language. What was written stands in the order's history, which goes with the person;
 * the log, which stays, says that it was. Problems: 400, 404, 409 for an order whose customer is forgotten.
 */
export const writeOrderMessage = (async (ctx, { params: { orderNo }, body }) => {
  const { document, country, status, paymentStatus } = await requireDeskOrder(ctx, orderNo)
  const text = body.text.trim()
  if (text === '') throw badRequest('The message is empty.', { property: '$.text' })
  const { locale, email, mail } = document
  if (email === '')
    throw orderStatusTransition(`Whoever placed order ${orderNo} is forgotten.`, { status, paymentStatus })
  const values = { orderNo, firstName: mail.firstName, author: ctx.actor.name, text }
  await ctx.db.transaction(async (tx) => {
    const inLanguage = { ...ctx, locale, ...splitLocale(locale) }
    await queueMail(inLanguage, tx, { template: 'customer-message', to: email, values })
    await recordEvent(ctx, tx, orderNo, { kind: 'message', note: text })
    const subject = { kind: 'order', id: orderNo } as const
    await recordAudit(ctx, tx, {
      operation: 'writeOrderMessage',
      subject,
      country,
      after: { mail: 'customer-message' },
    })
  })
  return deskReply(ctx, orderNo)
}) satisfies AdminOperation<typeof deskOrderContract.writeOrderMessage>
