import { calculateLines } from '../baskets/index.ts'
import { renderPdf } from '../documents/index.ts'
import type { Operation } from '../kernel/operation.ts'
import type { tradeContract } from './contract.ts'
import { listDocument } from './list-document.ts'

/**
 * A list of goods as a PDF in the reader's language, in base64: to customers with what it costs today, to guests without
 * any amount. Nothing is kept. Problem: 400 for a store of another country.
 */
export const createListDocument = (async (ctx, { body }) => {
  const state = await calculateLines(ctx, body.lines, body.storeId)
  const file = await renderPdf(listDocument(ctx, state, body))
  return {
    filename: `${body.title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.pdf`,
    fileContent: file.toString('base64'),
  }
}) satisfies Operation<typeof tradeContract.createListDocument>
