import { proofKinds } from '../../../../facts/attachments.ts'
import { readAttachment } from '../../kernel/attachment.ts'
import { localeOf, splitLocale } from '../../../../facts/locales.ts'
import type { Operation } from '../../kernel/operation.ts'
import { queueMail } from '../../mail/index.ts'
import type { ordersContract } from '../contract.ts'
import { isOpen } from '../order.ts'
import { appendEvent } from '../payment/settle-payment.ts'
import { notWaiting, tooManyProofs } from '../problems.ts'
import { countProofs, insertProof, lockOrder, updateOrder } from '../queries.ts'
import { queueOrderMail } from '../receipt/order-mail.ts'
import { requireOwnOrder } from '../require-own-order.ts'
import { orderView } from '../view.ts'

/** How many files may show that an order's money was sent. */
const mostProofs = 3

/**
 * Takes a picture or PDF that shows the transfer of an order, three at most, and tells the shopper and the desk. The money
 * is the merchant's to confirm: nothing is paid by it. Problems: 404 for a foreign order, 409 where no transfer is waited
 * for, 400 file-not-accepted, 400 too-many-files.
 */
export const addTransferProof = (async (ctx, { params, body }) => {
  const { name, mediaType, bytes } = readAttachment(body.file, proofKinds)
  const { siteId } = ctx.site
  const { orderNo } = await requireOwnOrder(ctx, params.orderNo)
  const order = await ctx.db.transaction(async (tx) => {
    const held = await tx.one(lockOrder(siteId, orderNo))
    if (!isOpen(held) || !held.document.bank) throw notWaiting(`Order '${orderNo}' waits for no transfer.`)
    const { proofs } = await tx.one(countProofs(siteId, orderNo))
    if (proofs >= mostProofs) throw tooManyProofs(`An order takes at most ${mostProofs} files.`)
    await tx.run(insertProof(siteId, { id: ctx.newId.hex(), orderNo, name, mediaType, bytes, now: ctx.now }))
    const told = appendEvent(ctx, held, 'proof_received')
    await tx.run(updateOrder(siteId, told))
    await queueOrderMail(ctx, tx, told, 'order-proof-received')
    const desk = held.document.merchant?.desk
    if (desk) {
      const locale = localeOf('es', held.country)
      const values = {
        orderNo,
        customerName: held.document.customerName,
        currency: held.currency,
        totalMinor: held.totalMinor,
        filename: name,
      }
      await queueMail(
        { ...ctx, locale, ...splitLocale(locale) },
        tx,
        { template: 'order-proof-for-desk', to: desk, values },
        `${orderNo} proof ${proofs + 1}`,
      )
    }
    return told
  })
  return orderView(siteId, order)
}) satisfies Operation<typeof ordersContract.addTransferProof>
