import { cachePerCatalogVersion, carryWhole } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import type { ImageVersions } from './images.ts'
import { selectImageVersions } from './queries.ts'

const versionsBySite = cachePerCatalogVersion(() => new Map<string, string>(), carryWhole)
const maxEntries = 20_000

/** Digests of the pictures at these paths: one statement for those not read since the last import. */
export const loadImageVersions = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  paths: string[],
): Promise<ImageVersions> => {
  const cached = versionsBySite(ctx.site)
  const missing = [...new Set(paths)].filter((path) => !cached.has(path))
  if (missing.length === 0) return cached
  const rows = await ctx.db.query(selectImageVersions(ctx.site.siteId, missing))
  if (cached.size + rows.length > maxEntries) {
    // Never cut below what this call needs.
    const needed = new Map([...new Set(paths)].flatMap((path) => [[path, cached.get(path) ?? '']] as const))
    cached.clear()
    for (const [path, version] of needed) if (version) cached.set(path, version)
  }
  for (const { path, version } of rows) cached.set(path, version)
  return cached
}
