import type { CountryCode } from '../../../facts/countries.ts'
import { lruPerCatalogVersion } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import { keepStems } from './inverted-index/load-stems.ts'
import { queryWords } from './query-words.ts'
import { synonymsOf } from './synonyms.ts'
import { splitUnknownWords, type Understanding, understandQuery } from './understand-query.ts'
import { selectGroupsBySku, selectKnowledge } from './word-queries.ts'

/** A SKU or the beginning of one: letters, digits and hyphens without a blank, and a digit among them. */
const skuPrefix = /^(?=.*\d)[a-z0-9][a-z0-9._-]{3,39}$/i

type Understood = Understanding & { groupIds: string[] | undefined }

const understandings = lruPerCatalogVersion<Understood>(1_000, 'always')

/**
 * What a shopper's words mean in a country and language: one statement, two where the query may be a SKU, none where it was asked
 * before.
 */
export const loadUnderstanding = (
  ctx: Pick<Ctx, 'db' | 'site' | 'language'>,
  country: CountryCode,
  q: string,
): Promise<Understood> =>
  understandings(ctx.site, [country, ctx.language, q], () => findUnderstanding(ctx, country, q))

const findUnderstanding = async (
  ctx: Pick<Ctx, 'db' | 'site' | 'language'>,
  country: CountryCode,
  q: string,
): Promise<Understood> => {
  const typed = queryWords(q)
  const { siteId } = ctx.site
  const [rows, groups] = await Promise.all([
    typed.length > 0 ? ctx.db.query(selectKnowledge(siteId, typed)) : [],
    skuPrefix.test(q) ? ctx.db.query(selectGroupsBySku(siteId, q.toLowerCase())) : [],
  ])
  keepStems(rows)
  const known = new Map(rows.map((row) => [row.word, row]))
  const words = splitUnknownWords(typed, known)
  const groupIds = groups.length > 0 ? groups.map(({ id }) => id) : undefined
  return { ...understandQuery(words, known, synonymsOf(ctx.site.synonyms, country), ctx.language), groupIds }
}
