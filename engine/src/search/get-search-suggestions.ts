import type { LocaleId } from '../../../facts/locales.ts'
import { localeOf } from '../../../facts/locales.ts'
import { toMajor } from '../../../facts/money.ts'
import { searchPhraseMinLength } from '../../../facts/search-phrase.ts'
import { fold, foldedWords, wordsBegin } from '../../../facts/text.ts'
import { rootCategoryId } from '../bundle/categories.ts'
import { type CategoryTree, categoryTree } from '../categories/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'
import type { Operation } from '../kernel/operation.ts'
import { csv } from '../kernel/schema.ts'
import { altText, brandAttribute, countryOf, imageLink, mainImage, smallPath } from '../products/index.ts'
import type { searchContract } from './contract.ts'
import { findBestInMemory } from './inverted-index/find-in-memory.ts'
import { loadUnderstanding } from './load-understanding.ts'
import { phraseTooShort } from './problems.ts'
import { queryWords } from './query-words.ts'
import { searchRedirect } from './search-redirect.ts'
import { type SuggestedRow, selectBest, selectSuggestions } from './suggestion-queries.ts'
import { suggestedTerms } from './suggestion-view.ts'
import type { Term, Understanding } from './understand-query.ts'

/** Whether words hold the query, each of its terms in any of its meanings. */
const fitsAll = ({ terms }: Understanding, words: readonly string[]) => {
  const fits = (term: Term) =>
    term.phrases.some((phrase) =>
      wordsBegin(
        phrase.map((word) => word.replace('*', '')),
        words,
      ),
    )
  return terms.length > 0 && terms.every(fits)
}

/** Brands whose name has all the words: the values that the merchant names of the attribute `brand`. */
const brandsFor = (understanding: Understanding, { site }: Ctx, locale: LocaleId, limit: number) =>
  (site.attributes.find(({ id }) => id === brandAttribute)?.values ?? [])
    .map(({ name }) => localize(name, locale))
    .filter((name) => fitsAll(understanding, foldedWords(name)))
    .slice(0, limit)
    .map((phrase) => ({ phrase, exactMatch: foldedWords(phrase).length === understanding.terms.length }))

/** Categories whose name has all the words, by any of their meanings; nearest to the root first. */
const categoriesFor = (understanding: Understanding, tree: CategoryTree, locale: LocaleId, limit: number) => {
  const walk = (id: string): ReturnType<CategoryTree['below']> =>
    tree.below(id).flatMap((category) => [category, ...walk(category.id)])
  return walk(rootCategoryId)
    .filter(
      ({ name, showInMenu }) => showInMenu && fitsAll(understanding, foldedWords(localize(name, locale))),
    )
    .toSorted((a, b) => tree.pathTo(a.id).length - tree.pathTo(b.id).length)
    .slice(0, limit)
    .map((category) => ({
      id: category.id,
      name: localize(category.name, locale),
      parentCategoryName: localize(tree.find(category.parentId ?? '')?.name, locale),
    }))
}

/** What was typed with its last word completed; a phrase that only repeats what was typed is no help. */
const phrasesFor = (typed: readonly string[], completions: readonly string[]) =>
  completions
    .filter((word) => fold(word) !== typed.at(-1))
    .map((word) => ({ phrase: [...typed.slice(0, -1), word].join(' '), exactMatch: false }))

/**
 * Categories, products and phrases for the beginning of a query (contract 4.4). Prices for customers only.
 * Problem: 400 for fewer than three characters.
 */
export const getSearchSuggestions = (async (ctx, { query }) => {
  const q = query.q.trim()
  if (q.length < searchPhraseMinLength) {
    throw phraseTooShort(`The search phrase must have at least ${searchPhraseMinLength} characters.`, { q })
  }
  const country = countryOf(ctx, query.currency)
  const locale = localeOf(ctx.language, country)
  const limit = query.limit ?? 5
  const expand = csv(query.expand)
  const has = (part: string) => expand.includes(part)
  const understanding = await loadUnderstanding(ctx, country, q)
  const tree = await categoryTree(ctx)
  const words = queryWords(q)
  const { siteId } = ctx.site
  const asked = {
    country,
    terms: understanding.hopeless ? [] : understanding.terms,
    groupIds: understanding.groupIds ?? [],
    limit,
  }
  const ids =
    (await findBestInMemory(ctx, asked)) ??
    (await ctx.db.query(selectBest({ siteId, ...asked }))).map(({ id }) => id)
  const found = await ctx.db.one(
    selectSuggestions({
      siteId,
      country,
      ids,
      isFirst: words.length === 1,
      last: words.at(-1) ?? '',
      language: ctx.language,
      limit,
    }),
  )
  const terms = suggestedTerms(understanding)
  return {
    searchPhrase: q,
    ...searchRedirect(ctx, country, q),
    categorySuggestions: {
      suggestedTerms: terms,
      suggestedPhrases: [],
      categories: understanding.hopeless ? [] : categoriesFor(understanding, tree, locale, limit),
    },
    productSuggestions: {
      suggestedTerms: terms,
      suggestedPhrases: phrasesFor(words, found.completions),
      products: found.products.map((row) => productView(ctx, row, country, { locale, has })),
    },
    brandSuggestions: {
      suggestedTerms: terms,
      suggestedPhrases: understanding.hopeless ? [] : brandsFor(understanding, ctx, locale, limit),
    },
  }
}) satisfies Operation<typeof searchContract.getSearchSuggestions>

type SuggestionRequest = { locale: LocaleId; has(part: string): boolean }

const imageView = ({ site }: Ctx, { images, versions }: SuggestedRow, locale: LocaleId) => {
  const main = mainImage(images, {})
  if (!main) return undefined
  const link = imageLink(site, smallPath(main), new Map(Object.entries(versions)))
  const alt = altText(main, locale)
  return { image: { link, disBaseLink: link, alt, title: alt } }
}

const pricesView = ({ site }: Ctx, { priceMinor, priceMaxMinor }: SuggestedRow, country: string) => {
  if (priceMinor === null) return undefined
  return {
    price: toMajor(priceMinor),
    ...(priceMaxMinor !== null && priceMaxMinor > priceMinor ? { priceMax: toMajor(priceMaxMinor) } : {}),
    currency: site.countries.find(({ code }) => code === country)?.currency,
  }
}

const productView = (ctx: Ctx, row: SuggestedRow, country: string, { locale, has }: SuggestionRequest) => ({
  productId: row.id,
  productName: localize(row.name, locale),
  ...(has('images') ? imageView(ctx, row, locale) : undefined),
  ...(localize(row.unit, locale) ? { c_unit: localize(row.unit, locale) } : {}),
  ...(ctx.audience === 'registered' ? pricesView(ctx, row, country) : undefined),
})
