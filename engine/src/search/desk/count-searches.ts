import type { CountryCode } from '../../../../facts/countries.ts'
import { type IsoDate, todayIn } from '../../../../facts/dates.ts'
import type { Ctx } from '../../kernel/context.ts'
import { queryWords } from '../query-words.ts'
import { type CountedWords, deleteOldCounts, upsertCounts } from './queries.ts'

const batchMs = 10_000
const mostInBatch = 500
const retentionDays = 400

type Batch = { since: number; counts: Map<string, CountedWords> }
type Counting = Pick<Ctx, 'db' | 'site' | 'outbox' | 'now' | 'warn'>

/** Of each engine in this process, by its outbox: what was counted and is not written yet, by site. */
const batches = new WeakMap<Ctx['outbox'], Map<string, Batch>>()

const batchOf = ({ outbox, site, now }: Counting): Batch => {
  const bySite = batches.get(outbox) ?? new Map<string, Batch>()
  batches.set(outbox, bySite)
  const batch = bySite.get(site.siteId) ?? { since: now.getTime(), counts: new Map() }
  bySite.set(site.siteId, batch)
  return batch
}

/** Words that may be somebody's address or number tell nothing of the goods. */
const isPersonal = (q: string) => q.includes('@') || /\d[\d\s-]{6,}\d/.test(q)

const dayIn = ({ site, now }: Counting, country: CountryCode): IsoDate =>
  todayIn(site.countries.find(({ code }) => code === country)?.timeZone ?? 'UTC', now)

/** Writes what this process has counted for the site, in one statement. */
export const writeSearchCounts = async (ctx: Counting): Promise<void> => {
  const bySite = batches.get(ctx.outbox)
  const batch = bySite?.get(ctx.site.siteId)
  if (!batch || batch.counts.size === 0) return
  bySite?.delete(ctx.site.siteId)
  await ctx.db.run(upsertCounts(ctx.site.siteId, [...batch.counts.values()]))
  const before = new Date(ctx.now.getTime() - retentionDays * 86_400_000).toISOString().slice(0, 10)
  await ctx.db.run(deleteOldCounts(ctx.site.siteId, before))
}

/**
 * Counts a search in memory; every ten seconds, or with five hundred phrases, the next one has the batch written without
 * waiting for it. `total`: undefined where the answer was there already. A process that ends loses its last batch.
 */
export const countSearch = (
  ctx: Counting,
  country: CountryCode,
  { q, total }: { q: string; total: number | undefined },
): void => {
  const words = isPersonal(q) ? '' : queryWords(q).join(' ')
  if (words === '') return
  const batch = batchOf(ctx)
  const day = dayIn(ctx, country)
  const key = `${country} ${day} ${words}`
  const known = batch.counts.get(key)
  batch.counts.set(key, {
    country,
    day,
    words,
    times: (known?.times ?? 0) + 1,
    results: total ?? known?.results ?? null,
  })
  const isDue = ctx.now.getTime() - batch.since >= batchMs || batch.counts.size >= mostInBatch
  if (isDue)
    void writeSearchCounts(ctx).catch((error: unknown) =>
      ctx.warn({ error: String(error) }, 'searches were not counted'),
    )
}
