import type { Operation } from '../kernel/operation.ts'
import { createCatalogResponseCache } from '../kernel/response-cache.ts'
import { csv } from '../kernel/schema.ts'
import { categoryTree } from './category-tree.ts'
import type { categoryContract } from './contract.ts'
import { categoryView } from './view.ts'

const responses = createCatalogResponseCache(4 * 1024 * 1024)

/** Several categories by id, at most 50; unknown ones are missing (contract 4.2). */
export const getCategories = (async (ctx, { query }) => {
  const ids = csv(query.ids).slice(0, 50)
  const levels = query.levels ?? 1
  return responses(ctx, { ids, levels }, async () => {
    const tree = await categoryTree(ctx)
    const shown = { site: ctx.site, locale: ctx.locale, tree }
    const data = ids.flatMap((id) => {
      const record = tree.find(id)
      return record ? [categoryView(record, levels, shown)] : []
    })
    return { limit: data.length, total: data.length, data }
  })
}) satisfies Operation<typeof categoryContract.getCategories>
