import { recordAudit } from '../../audit/index.ts'
import { definedMembers } from '../../kernel/defined-members.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { noContent, Reply } from '../../kernel/operation.ts'
import { noOrder } from '../require-own-order.ts'
import type { merchantOrderContract } from './contract.ts'
import { lockMerchantOrder, type MerchantOrder, updateNotes } from './queries.ts'
import { reachOf, requireMatch, requireOrderRight } from './require-order.ts'
import { etagOf, merchantOrderView } from './view.ts'

/** What other systems may note on an order: no money, no line, no person. */
type Notes = Partial<
  Pick<
    MerchantOrder,
    | 'exportStatus'
    | 'externalStatus'
    | 'confirmationStatus'
    | 'externalOrderNo'
    | 'externalOrderText'
    | 'customerOrderReference'
  >
>

type Request = { operation: string; orderNo: string; ifMatch: string | undefined }

const isSame = (order: MerchantOrder, notes: Notes) =>
  Object.entries(notes).every(([name, value]) => order[name as keyof Notes] === value)

const pickNotes = (order: MerchantOrder, notes: Notes) =>
  Object.fromEntries(Object.keys(notes).map((name) => [name, order[name as keyof Notes]]))

/** Writes notes with their audit entry; what is so already changes nothing. Problems: 403, 404, 412, 428. */
const note = async (
  ctx: AdminContext,
  { operation, orderNo, ifMatch }: Request,
  notes: Notes,
): Promise<MerchantOrder> => {
  const reach = await reachOf(ctx)
  return ctx.db.transaction(async (tx) => {
    const order = await tx.maybe(lockMerchantOrder(reach, orderNo))
    if (!order) throw noOrder(orderNo)
    await requireOrderRight(ctx, 'orders.note', order)
    requireMatch(ctx, order, ifMatch)
    if (isSame(order, notes)) return order
    const noted = { ...order, ...notes, revision: order.revision + 1, modifiedAt: ctx.now }
    await tx.run(updateNotes(ctx.site.siteId, noted, ctx.now))
    await recordAudit(ctx, tx, {
      operation,
      subject: { kind: 'order', id: orderNo },
      country: order.country,
      before: pickNotes(order, notes),
      after: notes,
    })
    return noted
  })
}

/** Notes of other systems: absent is untouched, null empties. Problems: 404, 412. */
export const updateOrder = (async (ctx, { params, body, headers }) => {
  const { externalOrderNo, externalOrderText, customerOrderReference } = body
  const request = { operation: 'updateOrder', orderNo: params.orderNo, ifMatch: headers['if-match'] }
  const order = await note(
    ctx,
    request,
    definedMembers({ externalOrderNo, externalOrderText, customerOrderReference }),
  )
  return new Reply(200, merchantOrderView(ctx.site.siteId, order), { etag: etagOf(order) })
}) satisfies AdminOperation<typeof merchantOrderContract.updateOrder>

/** How far another system has taken the order over. It has no effect on stock: that left when the order was placed. */
export const updateOrderExportStatus = (async (ctx, { params, body, headers }) => {
  const request = {
    operation: 'updateOrderExportStatus',
    orderNo: params.orderNo,
    ifMatch: headers['if-match'],
  }
  await note(ctx, request, { exportStatus: body.status })
  return noContent()
}) satisfies AdminOperation<typeof merchantOrderContract.updateOrderExportStatus>

/** Whether the order was confirmed to whoever placed it. */
export const updateOrderConfirmationStatus = (async (ctx, { params, body, headers }) => {
  const operation = 'updateOrderConfirmationStatus'
  const request = { operation, orderNo: params.orderNo, ifMatch: headers['if-match'] }
  await note(ctx, request, { confirmationStatus: body.status })
  return noContent()
}) satisfies AdminOperation<typeof merchantOrderContract.updateOrderConfirmationStatus>

/** A status of another system, in its own words; the shopper never sees it. */
export const updateOrderExternalStatus = (async (ctx, { params, body, headers }) => {
  const request = {
    operation: 'updateOrderExternalStatus',
    orderNo: params.orderNo,
    ifMatch: headers['if-match'],
  }
  await note(ctx, request, { externalStatus: body.status })
  return noContent()
}) satisfies AdminOperation<typeof merchantOrderContract.updateOrderExternalStatus>
