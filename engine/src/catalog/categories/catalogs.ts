import { rootCategoryId } from '../../bundle/categories.ts'
import type { AdminContext } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { requireEverywhere } from '../../kernel/outside-your-places.ts'
import { badRequest } from '../../kernel/problem.ts'
import { compileSearch } from '../../kernel/search-request/index.ts'
import { changeCatalogue, lockSiteFile, selectSiteFile, updateSiteFile } from '../../sites/index.ts'
import { catalogNotFound } from '../problems.ts'
import { readTexts } from '../../kernel/texts-by-locale.ts'
import type { categoryContract } from './contract.ts'
import { catalogResource, countCatalog, selectFoundCatalogs } from './queries.ts'

/** The site's one catalog, which has its id. Problem: 404. */
export const requireCatalog = ({ site }: Pick<AdminContext, 'site'>, catalogId: string): string => {
  if (catalogId !== site.siteId) throw catalogNotFound(`There is no catalog '${catalogId}'.`)
  return catalogId
}

const catalogView = async ({ db, site: { siteId } }: AdminContext) => {
  const { categories, products } = await db.one(countCatalog(siteId))
  const { file } = await db.one(selectSiteFile(siteId))
  return {
    id: siteId,
    name: { default: file.name },
    online: true,
    rootCategory: rootCategoryId,
    categoryCount: categories,
    ownedProductCount: products,
    assignedSites: [siteId, ...(file.alsoAs ?? [])].map((id) => ({ id })),
  }
}

/** The site's catalog. */
export const getCatalogs = (async (ctx, { query }) => {
  const { limit = 25, offset = 0 } = query
  return { data: [await catalogView(ctx)].slice(offset, offset + limit), limit, offset, total: 1 }
}) satisfies AdminOperation<typeof categoryContract.getCatalogs>

/** Problem: 404. */
export const getCatalog = (async (ctx, { params }) => {
  requireCatalog(ctx, params.catalogId)
  return catalogView(ctx)
}) satisfies AdminOperation<typeof categoryContract.getCatalog>

/** Gives the shop another name. Problems: 400, 403, 404, 409 while an import runs. */
export const updateCatalog = (async (ctx, { params, body }) => {
  const siteId = requireCatalog(ctx, params.catalogId)
  if (body.id !== undefined && body.id !== siteId)
    throw badRequest(`The path says '${siteId}'.`, { property: '$.id' })
  const { es: name, ...others } = readTexts('name', body.name) ?? {}
  if (Object.keys(others).length > 0)
    throw badRequest('A shop has one name in all languages.', { property: '$.name' })
  if (name === '') throw badRequest('A shop has a name.', { property: '$.name' })
  if (name !== undefined)
    await changeCatalogue(ctx, async (tx) => {
      const { file } = await tx.one(lockSiteFile(siteId))
      if (file.name === name) return undefined
      requireEverywhere(ctx, 'Names of the shop')
      return {
        write: async (db, site) => {
          const own = await db.one(lockSiteFile(site))
          await db.run(updateSiteFile(site, { ...own.file, name }))
        },
        audit: {
          operation: 'updateCatalog',
          subject: { kind: 'preference', id: 'shop' },
          before: { name: file.name },
          after: { name },
        },
      }
    })
  return catalogView(ctx)
}) satisfies AdminOperation<typeof categoryContract.updateCatalog>

/** The site's catalog, where the query means it. Problems: 400. */
export const searchCatalogs = (async (ctx, { body }) => {
  const compiled = compileSearch(catalogResource, body)
  const found = await ctx.db.query(selectFoundCatalogs(ctx.site.siteId, compiled))
  const { limit, offset } = compiled
  const hits = found.length > 0 && offset === 0 ? [await catalogView(ctx)] : []
  const asked = { query: body.query, ...(body.sorts ? { sorts: body.sorts } : {}) }
  return { hits, ...asked, limit, offset, total: found.length }
}) satisfies AdminOperation<typeof categoryContract.searchCatalogs>
