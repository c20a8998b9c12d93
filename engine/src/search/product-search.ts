import { type LocaleId, localeOf } from '../../../facts/locales.ts'
import { type CategoryRecord, categoryTree } from '../categories/index.ts'
import { lruPerCatalogVersion } from '../kernel/cache-per-catalog-version.ts'
import type { Ctx } from '../kernel/context.ts'
import type { Input } from '../kernel/contract.ts'
import { localize } from '../kernel/localized.ts'
import type { Operation } from '../kernel/operation.ts'
import { isWanted, readSelector } from '../kernel/property-selector.ts'
import { createResponseCache } from '../kernel/response-cache.ts'
import { csv } from '../kernel/schema.ts'
import { countryOf, viewTypesOf } from '../products/index.ts'
import { activePromotions } from '../promotions/index.ts'
import type { searchContract } from './contract.ts'
import { countSearch } from './desk/count-searches.ts'
import { hitView } from './hit-view.ts'
import { findInMemory } from './inverted-index/find-in-memory.ts'
import { inventoriesFor } from './inventories-for.ts'
import { loadPage } from './load-page.ts'
import { loadUnderstanding } from './load-understanding.ts'
import { selectMatches } from './match-queries.ts'
import type { Matches, MatchQuestion } from './match-question.ts'
import { priceSteps } from './price-steps.ts'
import { nothingAsked } from './problems.ts'
import { promotionSelectors } from './promotion-selectors.ts'
import { type Refinement, readRefinement } from './refine.ts'
import { refinementsView } from './refinements-view.ts'
import { searchRedirect } from './search-redirect.ts'
import { sortFor, sortingOptions } from './sorting.ts'
import { correctedPhrase, suggestedTerms } from './suggestion-view.ts'
import type { Term, Understanding } from './understand-query.ts'

type Query = Input<typeof searchContract.productSearch>['query']

const responses = createResponseCache(16 * 1024 * 1024)

type Asked = Pick<MatchQuestion, 'country' | 'priceSteps' | 'sort'> & {
  refinement: Pick<Refinement, 'price'>
}

/** Whether what matches, or its order, follows from prices: never for a guest. */
const isByPrice = ({ priceSteps, sort, refinement }: Asked) =>
  priceSteps.length > 0 || sort.startsWith('price-') || refinement.price !== undefined

/** What matches, in its order, and what of it costs how much: of one country's prices. */
const counted = lruPerCatalogVersion<Matches, [Asked, string]>(
  1_000,
  ([asked], country) => asked.country !== country || !isByPrice(asked),
)

const noMatches: Matches = { total: 0, ids: [], facets: {}, priceFacets: {} }

const selectedRefinements = ({ categoryId, attributes, price, orderableOnly, promotion }: Refinement) => ({
  ...(promotion ? { pmid: promotion.id, pmpt: promotion.part } : {}),
  ...(categoryId ? { cgid: categoryId } : {}),
  ...Object.fromEntries([...attributes].map(([id, values]) => [`c_${id}`, values.join('|')])),
  ...(price ? { price: `(${price.from}..${price.to === Number.MAX_SAFE_INTEGER ? '' : price.to})` } : {}),
  ...(orderableOnly ? { orderable_only: 'true' } : {}),
})

const shownParts = (query: Query) => {
  const expand = query.expand === undefined ? undefined : csv(query.expand)
  return (part: string) => expand?.includes(part) ?? true
}

/** Whether a member of the hits is among those selected. */
const wantedMembers = ({ select }: Query) => {
  const selector = select === undefined ? 'all' : readSelector(select)
  return (member: string) => isWanted(selector, 'hits', member)
}

/** What a page of the result would be called; only where it is asked for by name. */
const metaTagsOf = (query: Query, category: CategoryRecord | undefined, locale: LocaleId) => {
  if (!csv(query.expand).includes('page_meta_tags')) return undefined
  const name = localize(category?.content.pageTitle, locale) || localize(category?.name, locale)
  const title = [query.q?.trim(), name].filter(Boolean).join(' · ')
  const { pageDescription, description } = category?.content ?? {}
  const about = localize(pageDescription, locale) || localize(description, locale)
  return {
    pageMetaTags: [{ id: 'title', value: title }, ...(about ? [{ id: 'description', value: about }] : [])],
  }
}

/**
 * Products by words, by category or both, with what the result can be narrowed to (contract 4.3). Guests may neither
 * order by price nor narrow to one. Five statements whatever the page, two once the catalogue's part of the question
 * has been asked, one while the answer stays the same.
 */
export const productSearch = (async (ctx, { query }) => {
  const { answer, country, total } = await searchProducts(ctx, query)
  // The further pages of an answer are the same search.
  if (query.q && isWhole(query)) countSearch(ctx, country, { q: query.q, total })
  return answer
}) satisfies Operation<typeof searchContract.productSearch>

/** Neither narrowed nor a further page: what somebody has typed. */
const isWhole = ({ refine, offset = 0 }: Query) => refine === undefined && offset === 0

/** The same for whoever is not counted; `total` where the answer was not there already. */
export const searchProducts = async (ctx: Ctx, query: Query) => {
  const q = query.q?.trim() ?? ''
  if (q === '' && query.refine === undefined) throw nothingAsked("Either 'q' or 'refine' is required.")
  const country = countryOf(ctx, query.currency)
  const registered = ctx.audience === 'registered'
  const refinement = readRefinement(query.refine, ctx.site, registered)
  let total: number | undefined
  const answer = await responses(ctx, query, async () => {
    const understanding = q ? await loadUnderstanding(ctx, country, q) : undefined
    const steps = registered ? priceSteps(ctx.site, country) : []
    const { limit = 25, offset = 0 } = query
    const sort = sortFor(query.sort, ctx.audience)
    const matches = await findMatches(ctx, understanding, {
      siteId: ctx.site.siteId,
      country,
      groupIds: understanding?.groupIds,
      refinement,
      selectors: await promotionSelectors(ctx, country, refinement.promotion),
      countAroundCategory: q !== '',
      inventories: refinement.orderableOnly
        ? await inventoriesFor(ctx, country, query.c_store || undefined)
        : { own: [], plants: [] },
      sort,
      priceSteps: steps.map((step) => step * 100),
      limit,
      offset,
    })
    const redirect = isWhole(query) ? searchRedirect(ctx, country, q) : undefined
    // Words that lead to a page have found it.
    total = redirect ? Math.max(1, matches.total) : matches.total
    const locale = localeOf(ctx.language, country)
    const tree = await categoryTree(ctx)
    const { ids } = matches
    const terms = understanding?.hopeless ? undefined : understanding?.terms
    const loaded = await loadHits(ctx, query, { country, ids, terms })
    return {
      fingerprint: [factsOf(matches, understanding, loaded), redirect ?? null],
      pricesOf: registered ? country : undefined,
      // What was narrowed by stock may lose and gain hits.
      revalidate: isByStock(refinement) ? undefined : loaded.isCurrent,
      select: query.select,
      build: () => {
        const hits = hitsView(ctx, query, { country, refinement, ids }, loaded)
        return {
          limit,
          offset,
          total: matches.total,
          query: q,
          ...metaTagsOf(query, tree.find(refinement.categoryId ?? ''), locale),
          ...(hits.length > 0 ? { hits } : {}),
          refinements: refinementsView({ site: ctx.site, locale, matches, tree, priceSteps: steps }),
          selectedRefinements: selectedRefinements(refinement),
          sortingOptions: sortingOptions(ctx.audience, locale),
          selectedSortingOption: sort,
          searchPhraseSuggestions: {
            suggestedTerms: understanding ? suggestedTerms(understanding) : [],
            suggestedPhrases: understanding ? correctedPhrase(understanding) : [],
          },
          ...redirect,
        }
      },
    }
  })
  return { answer, country, total }
}

const isByStock = ({ orderableOnly, inventoryIds }: Refinement) => orderableOnly || inventoryIds.length > 0

const findMatches = async (
  ctx: Ctx,
  understanding: Understanding | undefined,
  question: Omit<MatchQuestion, 'terms'>,
): Promise<Matches> => {
  if (understanding?.hopeless && !question.groupIds) return noMatches
  const asked = { ...question, terms: question.groupIds ? undefined : understanding?.terms }
  const find = () =>
    findInMemory(ctx, asked).then((found) => found ?? ctx.db.one(selectMatches(asked, ctx.language)))
  const { refinement } = question
  if (isByStock(refinement)) return find()
  const key = { ...asked, refinement: { ...refinement, attributes: [...refinement.attributes] } }
  return counted(ctx.site, [key, ctx.language], find)
}

type Found = {
  country: ReturnType<typeof countryOf>
  ids: string[]
  /** What the words mean. */
  terms: readonly Term[] | undefined
}

/** What the hits of a page are made from. */
const loadHits = async (ctx: Ctx, query: Query, { country, ids, terms }: Found) => {
  if (ids.length === 0) return { rows: [], isCurrent: async () => true, promotions: [] }
  const [page, promotions] = await Promise.all([
    loadPage(ctx, {
      country,
      ids,
      storeId: query.c_store || undefined,
      terms,
    }),
    shownParts(query)('promotions') ? activePromotions(ctx, country) : [],
  ])
  return { ...page, promotions }
}

type Loaded = Awaited<ReturnType<typeof loadHits>>

/** The part of a page of hits that may change without the catalogue. */
const factsOf = (
  matches: Matches,
  understanding: Understanding | undefined,
  { rows, promotions }: Loaded,
) => [
  matches,
  understanding,
  rows.map(({ id, orderable }) => [id, orderable]),
  promotions.map(({ id }) => id),
]

const hitsView = (
  ctx: Ctx,
  query: Query,
  { country, refinement, ids }: { country: Found['country']; refinement: Refinement; ids: string[] },
  { rows, promotions }: Loaded,
) => {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const families = Map.groupBy(rows, ({ masterId }) => masterId)
  const question = {
    site: ctx.site,
    country,
    locale: localeOf(ctx.language, country),
    audience: ctx.audience,
    promotions,
    has: shownParts(query),
    wants: wantedMembers(query),
    viewTypes: viewTypesOf(query, ['large', 'swatch']),
    chosen: refinement.attributes,
  }
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [hitView(row, families.get(id) ?? [], question)] : []
  })
}
