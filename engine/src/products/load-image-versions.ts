import { cachePerCatalogVersion, keepWhole } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import type { ImageVersions } from './images.ts'
import { selectImageVersions } from './queries.ts'

const versionsBySite = cachePerCatalogVersion(() => new Map<string, string>(), keepWhole)
const maxEntries = 20_000

/** Digests of the pictures at these paths: one statement for those not read since the last import. */
export const loadImageVersions = async (
  ctx: Pick<Ctx, 'db' | 'site'>,
  paths: string[],
): Promise<ImageVersions> => {
  const kept = versionsBySite(ctx.site)
  const missing = [...new Set(paths)].filter((path) => !kept.has(path))
  if (missing.length === 0) return kept
  const rows = await ctx.db.query(selectImageVersions(ctx.site.siteId, missing))
  if (kept.size + rows.length > maxEntries) {
    // Never cut below what this call needs.
    const needed = new Map([...new Set(paths)].flatMap((path) => [[path, kept.get(path) ?? '']] as const))
    kept.clear()
    for (const [path, version] of needed) if (version) kept.set(path, version)
  }
  for (const { path, version } of rows) kept.set(path, version)
  return kept
}
