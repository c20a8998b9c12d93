import type { ProductRow } from '../bundle/products.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { badRequest } from '../kernel/problem.ts'
import { changeProduct, tryProduct } from './change-product.ts'
import type { ProductChanges } from './contract.ts'
import { noProduct } from './load-product.ts'
import { productView } from './product-view.ts'
import { overlay, readProduct } from './read-product.ts'

/** A cell as a member of the document. Problem: 400. */
const columns = {
  name: (text: string): ProductChanges => ({ name: { default: text } }),
  nameEn: (text: string): ProductChanges => ({ name: { en: text } }),
  shortDescription: (text: string): ProductChanges => ({ shortDescription: { default: { source: text } } }),
  shortDescriptionEn: (text: string): ProductChanges => ({ shortDescription: { en: { source: text } } }),
  online: (text: string): ProductChanges => {
    if (text !== 'true' && text !== 'false')
      throw badRequest('It is either true or false.', { property: '$.online' })
    return { online: text === 'true' }
  },
  primaryCategoryId: (text: string): ProductChanges => ({ primaryCategoryId: text }),
  weightKg: (text: string): ProductChanges => {
    if (!/^\d{1,6}(\.\d{1,3})?$/.test(text))
      throw badRequest('It is a number of kilograms with up to three decimals.', { property: '$.weightKg' })
    return { c_weightKg: Number(text) }
  },
}

/** What a table of products may change, beside the column `id`. */
export const productColumns = Object.keys(columns)

/** A row of a table: a product and its cells by their columns; an empty cell leaves what is there. */
export type ProductLine = { id: string; cells: Readonly<Record<string, string>> }

const nextOf =
  ({ site }: AdminContext, { id, cells }: ProductLine) =>
  (before: ProductRow): object => {
    const view = productView(site.siteId, before)
    const changed = Object.entries(columns).reduce(
      (stands, [column, read]) => {
        const cell = cells[column] ?? ''
        return cell === '' ? stands : overlay(stands, read(cell))
      },
      overlay(view, {}),
    )
    return readProduct(id, before.type, changed)
  }

/** Whether a row would change anything; writes nothing. Problems: 400, 403 outside-your-places, 404. */
export const tryProductLine = (ctx: AdminContext, line: ProductLine): Promise<boolean> =>
  tryProduct(ctx, line.id, nextOf(ctx, line))

/** Changes a product as its row says. Problems: 400, 403 outside-your-places, 404, 409 while an import runs. */
export const changeProductLine = async (ctx: AdminContext, line: ProductLine): Promise<void> => {
  const next = nextOf(ctx, line)
  const change = { operation: 'importProducts', productId: line.id, ifMatch: undefined }
  await changeProduct(ctx, change, (before) => {
    if (!before) throw noProduct(line.id)
    return next(before)
  })
}
