import type { Operation } from '../kernel/operation.ts'
import { createCatalogResponseCache } from '../kernel/response-cache.ts'
import { categoryTree } from './category-tree.ts'
import type { categoryContract } from './contract.ts'
import { categoryNotFound } from './problems.ts'
import { categoryView } from './view.ts'

const responses = createCatalogResponseCache(4 * 1024 * 1024)

/** One category with the levels below it (contract 4.2). Problem: 404 category-not-found. */
export const getCategory = (async (ctx, { params: { id }, query: { levels = 1 } }) =>
  responses(ctx, { id, levels }, async () => {
    const tree = await categoryTree(ctx)
    const record = tree.find(id)
    if (!record) throw categoryNotFound(`No category with id '${id}' was found.`, { categoryId: id })
    return categoryView(record, levels, { site: ctx.site, locale: ctx.locale, tree })
  })) satisfies Operation<typeof categoryContract.getCategory>
