import { localeOf } from '../../../../facts/locales.ts'
import { type AdminContext, merchantContextOf } from '../../kernel/admin-context.ts'
import type { AdminOperation } from '../../kernel/admin-operation.ts'
import { Reply } from '../../kernel/operation.ts'
import { notFound } from '../../kernel/problem.ts'
import { editDistance } from '../edit-distance.ts'
import { loadUnderstanding } from '../load-understanding.ts'
import { searchProducts } from '../product-search.ts'
import { queryWords } from '../query-words.ts'
import { selectKnowledge } from '../word-queries.ts'
import type { searchDeskContract } from './contract.ts'
import { writeSearchCounts } from './count-searches.ts'
import { countSearchedWords, selectFollowedSearches, selectSearchedWords } from './queries.ts'

type Contract = typeof searchDeskContract

const mostDistant = 3
const mostInstead = 3

/** A country where the caller works. Problem: 404. */
export const requireCountry = ({ countries }: AdminContext, asked: string) => {
  const country = countries.find((code) => code === asked)
  if (country === undefined) throw notFound(`You work in no country '${asked}'.`)
  return country
}

/** Words of the catalogue that stand nearest to each word that it does not know. One statement for all of them. */
const nearestTo = async ({ db, site }: AdminContext, phrases: readonly string[]) => {
  const words = [...new Set(phrases.flatMap((phrase) => phrase.split(' ')))]
  const known = words.length === 0 ? [] : await db.query(selectKnowledge(site.siteId, words))
  return new Map(
    known.map(({ word, alike }) => [
      word,
      alike
        .map((one) => ({ ...one, distance: editDistance(word, one.word, mostDistant) }))
        .filter(({ distance }) => distance <= mostDistant)
        .toSorted((a, b) => a.distance - b.distance || b.uses - a.uses)
        .slice(0, mostInstead)
        .map((one) => one.word),
    ]),
  )
}

/** What came of searches, by country and the words that they are counted by. */
const followedBy = async (ctx: AdminContext, choice: Parameters<typeof selectFollowedSearches>[1]) => {
  const sums = new Map<string, { clicks: number; sold: number }>()
  for (const { country, text, clicks, sold } of await ctx.db.query(
    selectFollowedSearches(ctx.site.siteId, choice),
  )) {
    const key = `${country} ${queryWords(text).join(' ')}`
    const known = sums.get(key) ?? { clicks: 0, sold: 0 }
    sums.set(key, { clicks: known.clicks + clicks, sold: known.sold + sold })
  }
  return (country: string, words: string) => sums.get(`${country} ${words}`) ?? { clicks: 0, sold: 0 }
}

/** What shoppers of the caller's countries searched for and did not find, the most wanted first. Problem: 404. */
export const getSearchMisses = (async (ctx, { query }) => {
  const { from = null, to = null, all = false, ignored = false, limit = 50, offset = 0 } = query
  const countries = query.country === undefined ? ctx.countries : [requireCountry(ctx, query.country)]
  const { siteId } = ctx.site
  await writeSearchCounts(ctx)
  const choice = { countries, from, to, misses: !all, ignored }
  const rows = await ctx.db.query(selectSearchedWords(siteId, choice, limit, offset))
  const nearest = await nearestTo(
    ctx,
    rows.map(({ words }) => words),
  )
  const followed = all ? await followedBy(ctx, choice) : undefined
  const data = rows.map(({ words, country, times, results, lastDay }) => ({
    words,
    country,
    times,
    ...(results === null ? {} : { results }),
    lastDay,
    ...followed?.(country, words),
    nearest: words.split(' ').flatMap((word) => {
      const instead = nearest.get(word) ?? []
      return instead.length === 0 ? [] : [{ word, instead }]
    }),
  }))
  return { data, total: (await ctx.db.one(countSearchedWords(siteId, choice))).total }
}) satisfies AdminOperation<Contract['getSearchMisses']>

/** What a query finds in a country, as a shopper there would, and how it was read. It is not counted. Problem: 404. */
export const testQuery = (async (ctx, { body: { q, country: asked } }) => {
  const country = requireCountry(ctx, asked)
  const world = { ...merchantContextOf(ctx), country, locale: localeOf(ctx.language, country) }
  const understanding = await loadUnderstanding(ctx, country, q.trim())
  const { answer } = await searchProducts(world, { q, limit: 10 })
  const body = answer instanceof Reply ? answer.body : answer
  const found = typeof body === 'string' || Buffer.isBuffer(body) ? JSON.parse(body.toString()) : body
  const { total, hits = [] } = found as {
    total: number
    hits?: { productId: string; productName?: string }[]
  }
  return {
    terms: understanding.terms.map(({ original, phrases, corrected }) => ({
      original,
      phrases: phrases.map((words) => words.join(' ')),
      ...(corrected === undefined ? {} : { corrected }),
    })),
    isHopeless: understanding.hopeless,
    total,
    hits: hits.map(({ productId, productName = productId }) => ({ productId, productName })),
  }
}) satisfies AdminOperation<Contract['testQuery']>
