import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import { categoryTree } from './category-tree.ts'
import type { categoryContract } from './contract.ts'
import { categoryView } from './view.ts'

/** Several categories by id, at most 50; unknown ones are missing (contract 4.2). */
export const getCategories = (async (ctx, { query }) => {
  const tree = await categoryTree(ctx)
  const shown = { site: ctx.site, locale: ctx.locale, tree }
  const data = csv(query.ids)
    .slice(0, 50)
    .flatMap((id) => {
      const record = tree.find(id)
      return record ? [categoryView(record, query.levels ?? 1, shown)] : []
    })
  return { limit: data.length, total: data.length, data }
}) satisfies Operation<typeof categoryContract.getCategories>
