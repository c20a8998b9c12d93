import { renderPdf } from '../../documents/index.ts'
import type { Operation } from '../../kernel/operation.ts'
import type { ordersContract } from '../contract.ts'
import { receiptDocument } from '../receipt/receipt-document.ts'
import { requireOwnOrder } from '../require-own-order.ts'

/** The order as a PDF in the reader's language, in base64: a receipt once it is paid. Problem: 404, for a foreign one too. */
export const getOrderDocument = (async (ctx, { params }) => {
  const order = await requireOwnOrder(ctx, params.orderNo)
  const file = await renderPdf(receiptDocument(ctx, order))
  return { filename: `${order.orderNo}.pdf`, fileContent: file.toString('base64') }
}) satisfies Operation<typeof ordersContract.getOrderDocument>
