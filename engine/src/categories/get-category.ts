import type { Operation } from '../kernel/operation.ts'
import { categoryTree } from './category-tree.ts'
import type { categoryContract } from './contract.ts'
import { categoryNotFound } from './problems.ts'
import { categoryView } from './view.ts'

/** One category with the levels below it (contract 4.2). Problem: 404 category-not-found. */
export const getCategory = (async (ctx, { params, query }) => {
  const tree = await categoryTree(ctx)
  const record = tree.find(params.id)
  if (!record)
    throw categoryNotFound(`No category with id '${params.id}' was found.`, { categoryId: params.id })
  return categoryView(record, query.levels ?? 1, { site: ctx.site, locale: ctx.locale, tree })
}) satisfies Operation<typeof categoryContract.getCategory>
