import type { Operation } from '../../kernel/operation.ts'
import { writePaper } from '../../paper/index.ts'
import type { ordersContract } from '../contract.ts'
import { ownOrder } from '../own-order.ts'
import { receiptPaper } from '../receipt/receipt-paper.ts'

/** The order as a PDF in the reader's language, in base64: a receipt once it is paid. Problem: 404, for a foreign one too. */
export const getOrderDocument = (async (ctx, { params }) => {
  const order = await ownOrder(ctx, params.orderNo)
  const file = await writePaper(receiptPaper(ctx, order))
  return { filename: `${order.orderNo}.pdf`, fileContent: file.toString('base64') }
}) satisfies Operation<typeof ordersContract.getOrderDocument>
