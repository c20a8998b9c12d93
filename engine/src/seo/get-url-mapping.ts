import type { Operation } from '../kernel/operation.ts'
import type { seoContract } from './contract.ts'
import { urlMappingNotFound } from './problems.ts'
import { selectRedirect } from './queries.ts'

/** One slash in front, none behind: `vieja`, `/vieja` and `/vieja/` are one path. */
const normal = (segment: string) => `/${segment.replace(/^\/+|\/+$/g, '')}`

/** Where a moved path lives now. Problems: 404 seo-url-mapping-not-found, also for a path with a query. */
export const getUrlMapping: Operation<typeof seoContract.getUrlMapping> = async (ctx, { query }) => {
  const path = normal(query.urlSegment)
  const redirect = await ctx.db.maybe(selectRedirect(ctx.site.siteId, path))
  if (!redirect) throw urlMappingNotFound(`No mapping was found for ${path}.`)
  return {
    statusCode: redirect.status,
    destinationUrl: redirect.target,
    copySourceParams: 'ALL',
  }
}
