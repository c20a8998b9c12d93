import type { Operation } from '../kernel/operation.ts'
import { badRequest } from '../kernel/problem.ts'
import type { experienceContract } from './experience-contract.ts'
import { pageView } from './page-view.ts'
import { selectPages } from './queries.ts'

/** Pages made for a category or a product; an empty list where there is none. Problem: 400 when neither is named. */
export const getPages = (async (ctx, { query }) => {
  const { aspectTypeId, categoryId, productId } = query
  if (!categoryId && !productId) {
    throw badRequest('A category or a product must be named.', { property: 'categoryId' })
  }
  const found = await ctx.db.query(selectPages(ctx.site.siteId, { aspectTypeId, categoryId, productId }))
  return { data: found.map(({ record }) => pageView(ctx.site, ctx.locale, record)) }
}) satisfies Operation<typeof experienceContract.getPages>
