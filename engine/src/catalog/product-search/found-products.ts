import { compileSearch, type Query } from '../../kernel/search-request/index.ts'
import type { Statement } from '../../db/sql.ts'
import { selectFoundIds, selectFoundAmong } from './queries.ts'
import { products, variantsOfMaster } from './resource-queries.ts'

/** All that a search of products finds, as statements. */
export type FoundProducts = {
  all: Statement<{ id: string }>
  /** Those of some that it finds. */
  among(ids: readonly string[]): Statement<{ id: string }>
}

/** Products that a query finds where the caller may see them, however many. Problems: 400, 403 as of a search. */
export const foundProducts = (ctx: Parameters<typeof products>[0], query: Query): FoundProducts => {
  const search = compileSearch(products(ctx), { query }, variantsOfMaster(ctx))
  const { site, countries } = ctx
  const asked = { siteId: site.siteId, countries, among: 'all', search } as const
  return { all: selectFoundIds(asked), among: (ids) => selectFoundAmong(asked, ids) }
}
