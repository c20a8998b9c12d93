import { renderPdf } from '../documents/index.ts'
import type { Operation } from '../kernel/operation.ts'
import { readDrawing, readProduct } from '../products/details/index.ts'
import type { tradeContract } from './contract.ts'
import { technicalSheet } from './technical-sheet.ts'

/**
 * The technical sheet of a product or variant as a PDF in the reader's language, in base64, made of what the product
 * says of itself, with its dimensioned drawing; it tells no amount to anybody. Problem: 404 for what is unknown, offline or not sold in the country.
 */
export const getTechnicalSheet = (async (ctx, { params }) => {
  const product = await readProduct(ctx, params.id, {
    expand: 'images,variations,set_products,bundled_products',
    imgTypes: 'drawing',
  })
  const drawing = await readDrawing(ctx, product)
  const file = await renderPdf(technicalSheet(ctx, product, drawing))
  return { filename: `${product.id}.pdf`, fileContent: file.toString('base64') }
}) satisfies Operation<typeof tradeContract.getTechnicalSheet>
