import { lruPerCatalogVersion } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import { type CategoryRecord, selectCategories } from './queries.ts'

/** The tree of one loaded configuration. */
export type CategoryTree = {
  find(id: string): CategoryRecord | undefined
  /** Children in menu order. */
  below(id: string): CategoryRecord[]
  /** From the first level down to the category itself; the root is no step of a path. */
  pathTo(id: string): CategoryRecord[]
}

const trees = lruPerCatalogVersion<CategoryTree>(1, 'always')

const build = (records: CategoryRecord[]): CategoryTree => {
  const byId = new Map(records.map((record) => [record.id, record]))
  const children = Map.groupBy(records, (record) => record.parentId ?? '')
  // A category below an offline one is offline too.
  const reachable = (record: CategoryRecord | undefined): boolean =>
    record !== undefined && (record.parentId === null || reachable(byId.get(record.parentId)))
  const pathTo = (id: string): CategoryRecord[] => {
    const record = byId.get(id)
    return record?.parentId ? [...pathTo(record.parentId), record] : []
  }
  return {
    find: (id) => {
      const record = byId.get(id)
      return reachable(record) ? record : undefined
    },
    below: (id) => children.get(id) ?? [],
    pathTo,
  }
}

/** The site's tree, read once per catalogue version. */
export const categoryTree = (ctx: Pick<Ctx, 'db' | 'site'>): Promise<CategoryTree> =>
  trees(ctx.site, 'whole', async () => build(await ctx.db.query(selectCategories(ctx.site.siteId))))
