import { isDeepStrictEqual } from 'node:util'
import type { ProductRow } from '../../bundle/products.ts'
import { categoryTree } from '../../categories/index.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import { changeProduct } from '../change-product.ts'
import { loadProduct, noProduct } from '../load-product.ts'
import { productView } from '../product-view.ts'
import { lockFamilies } from '../queries.ts'
import { readProduct } from '../read-product.ts'
import type { ProductEdit } from '../product-edit-contract.ts'
import { type EditedFields, fieldsAfter, fieldsOf, withFields } from './product-edit.ts'

/** Whoever changes several products in one transaction enters them all before the first: nobody then waits in a circle. */
export const lockProducts = ({ db, site }: Pick<AdminContext, 'db' | 'site'>, ids: readonly string[]) =>
  db.run(lockFamilies(site.siteId, ids))

/** Writes the fields that `next` says from those that stand; undefined leaves the product as it is. */
const writeFields = async (
  ctx: AdminContext,
  productId: string,
  about: ProductEdit | EditedFields,
  next: (before: EditedFields) => EditedFields | undefined,
): Promise<void> => {
  const { siteId } = ctx.site
  await changeProduct(ctx, { operation: 'updateProduct', productId, ifMatch: undefined }, (row) => {
    if (!row) throw noProduct(productId)
    const document = productView(siteId, row)
    const fields = next(fieldsOf(document, about))
    return fields ? readProduct(productId, row.type, withFields(document, fields)) : row
  })
}

/** What was changed of a product: the fields as they were, and as they are. */
type EditedProduct = { before: EditedFields; after: EditedFields }

/**
 * Edits a product, by the rules of any change; undefined where it is so already. Problems: 400 with what is not legal, 403
 * outside-your-places, 404, 409 while an import runs.
 */
export const editProduct = async (
  ctx: AdminContext,
  productId: string,
  edit: ProductEdit,
): Promise<EditedProduct | undefined> => {
  const tree = await categoryTree(ctx)
  let before: EditedFields = {}
  let isSo = true
  await writeFields(ctx, productId, edit, (standing) => {
    before = standing
    const after = fieldsAfter(edit, standing, tree)
    isSo = isDeepStrictEqual(after, standing)
    return isSo ? undefined : after
  })
  if (isSo) return undefined
  // What stands may be told in fewer words: a category above another one is no longer named.
  const row: ProductRow = await loadProduct(ctx, productId)
  return { before, after: fieldsOf(productView(ctx.site.siteId, row), edit) }
}

/**
 * Puts a product back as it was before an edit; false where it is no longer as the edit has left it: somebody else has changed
 * it since, and it stays. Problems as of `editProduct`.
 */
export const revertProduct = async (
  ctx: AdminContext,
  productId: string,
  { before, after }: EditedProduct,
): Promise<boolean> => {
  let isStanding = false
  await writeFields(ctx, productId, after, (now) => {
    isStanding = isDeepStrictEqual(now, after)
    return isStanding ? before : undefined
  })
  return isStanding
}
