import type { Operation } from '../kernel/operation.ts'
import type { seoContract } from './contract.ts'
import { urlMappingNotFound } from './problems.ts'
import { selectRedirect, selectResource } from './queries.ts'

/** One slash in front, none behind: `vieja`, `/vieja` and `/vieja/` are one path. */
const normalizePath = (segment: string) => `/${segment.replace(/^\/+|\/+$/g, '')}`

const resourceTypes = { product: 'PRODUCT', category: 'CATEGORY', content: 'CONTENT_ASSET' } as const

/** What a path of the shop names: `/product/{id}`, `/category/{id}`; anything else may be a page of content. */
const resourceOfPath = (path: string) => {
  const [, first = '', second, third] = path.split('/')
  if (third !== undefined) return undefined
  if (second !== undefined && first === 'product') return { kind: 'product' as const, id: second }
  if (second !== undefined && (first === 'category' || first === 'categories'))
    return { kind: 'category' as const, id: second }
  return second === undefined && first ? { kind: 'content' as const, id: first } : undefined
}

/**
 * What a path of the shop leads to: where it lives now if it has moved, else the category, product or content it shows.
 * Problems: 404 seo-url-mapping-not-found, also for a path with a query.
 */
export const getUrlMapping = (async (ctx, { query }) => {
  const path = normalizePath(query.urlSegment)
  const redirect = await ctx.db.maybe(selectRedirect(ctx.site.siteId, path))
  if (redirect) {
    return { statusCode: redirect.status, destinationUrl: redirect.target, copySourceParams: true }
  }
  const named = resourceOfPath(path)
  const found =
    named && (await ctx.db.maybe(selectResource(ctx.site.siteId, ctx.country, named.kind, named.id)))
  if (!named || !found) throw urlMappingNotFound(`No mapping was found for ${path}.`)
  return {
    resourceType: resourceTypes[named.kind],
    resourceId: found.id,
    ...(found.categoryId ? { productCategoryId: found.categoryId } : {}),
  }
}) satisfies Operation<typeof seoContract.getUrlMapping>
