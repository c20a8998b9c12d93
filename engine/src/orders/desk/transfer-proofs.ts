import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { selectProof } from '../queries.ts'
import { noOrder } from '../require-own-order.ts'
import type { deskOrderContract } from './contract.ts'
import { requireDeskOrder } from './require-desk-order.ts'

/** What the shopper sent to show the transfer of an order. Problem: 404, for one of an order elsewhere too. */
export const getTransferProof = (async (ctx, { params: { orderNo, fileId } }) => {
  await requireDeskOrder(ctx, orderNo)
  const file = await ctx.db.maybe(selectProof(ctx.site.siteId, orderNo, fileId))
  if (!file) throw noOrder(orderNo)
  return { filename: file.name, mediaType: file.mediaType, fileContent: file.bytes.toString('base64') }
}) satisfies AdminOperation<typeof deskOrderContract.getTransferProof>
