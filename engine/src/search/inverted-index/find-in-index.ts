import type { Matches, MatchQuestion } from '../match-question.ts'
import type { Term } from '../understand-query.ts'
import { bestFirst, type Order } from './best-first.ts'
import type { CatalogueIndex } from './catalogue-index.ts'
import { countHits, countVariants } from './count-facets.ts'
import type { Stems } from './load-stems.ts'
import { createTextFinder, type Ranks, ranksFor, textTree, noRanks } from './text-tree.ts'

type Question = Omit<MatchQuestion, 'inventories'>

type Country = NonNullable<ReturnType<CatalogueIndex['countryOf']>>

/** The text that is searched for: all terms where anything sold has them all, else any. */
const wantedText = (index: CatalogueIndex, { sells }: Country, { terms = [] }: Question, stems: Stems) => {
  const strict = textTree(terms, 'all', stems)
  if (!strict) return undefined
  const find = createTextFinder(index)
  const places = find(strict)
  const sold = sells.values
  if (places.some((place) => sold[place] === 1)) return { tree: strict, places }
  const loose = textTree(terms, 'any', stems)
  return loose && { tree: loose, places: find(loose) }
}

/** The places on the shelf of a category. */
const placesOnShelf = ({ facets, placesOfLists }: CatalogueIndex, categoryId: string): Int32Array => {
  const lists = facets.listsWith(`cgid=${categoryId}`).map((list) => placesOfLists[list] ?? [])
  const onShelf = new Int32Array(lists.reduce((sum, { length }) => sum + length, 0))
  let count = 0
  for (const places of lists) {
    onShelf.set(places, count)
    count += places.length
  }
  return onShelf
}

/** Places that are named, that hold the text, that lie on the shelf; undefined: all there are. */
const placesAmong = (
  index: CatalogueIndex,
  { refinement: { categoryId }, groupIds, countAroundCategory }: Question,
  text: { places: Int32Array } | undefined,
): Int32Array | undefined => {
  const named = groupIds && Int32Array.from(new Set(groupIds), (id) => index.placeOf(id) ?? -1)
  const found = named ?? text?.places
  if (!categoryId || countAroundCategory) return found
  const onShelf = placesOnShelf(index, categoryId)
  if (!found) return onShelf
  const shelf = new Set(onShelf)
  return found.filter((place) => shelf.has(place))
}

/** The places that are meant: sold in the country, with the text, of the category we are in, of the kinds, named. */
const meantPlaces = (
  index: CatalogueIndex,
  country: Country,
  question: Question,
  text: { places: Int32Array } | undefined,
) => {
  const wantedKinds = question.refinement.kinds.map(index.kindOf)
  const among = placesAmong(index, question, text)
  const length = among?.length ?? index.ids.length
  const [sold, kinds] = [country.sells.values, index.kinds.values]
  const places = new Int32Array(length)
  let count = 0
  for (let at = 0; at < length; at++) {
    const place = among ? (among[at] ?? 0) : at
    if (sold[place] !== 1) continue
    if (wantedKinds.length > 0 && !wantedKinds.includes(kinds[place] ?? 0)) continue
    places[count++] = place
  }
  return places.subarray(0, count)
}

/** How good places are among best matches: how well they fit the words, a little more where they are popular. */
const bestMatches = (index: CatalogueIndex, ranks: Ranks, places: Int32Array): Float64Array => {
  const popularity = index.popularity.values
  const best = new Float64Array(index.ids.length)
  for (const place of places)
    best[place] = ranks.of(place) * (1 + Math.log(1 + (popularity[place] ?? 0)) / 20)
  return best
}

/** The same order as the statement's (`match-queries.ts`), to the last tie. */
const orderOf = (
  index: CatalogueIndex,
  country: Country,
  sort: Question['sort'],
  language: 'es' | 'en',
  best: Float64Array | undefined,
): Order => {
  const { ids } = index
  const popularity = index.popularity.values
  const names = language === 'en' ? index.namesEn : index.namesEs
  const byText = (texts: string[], a: number, b: number) => {
    const [one, other] = [texts[a] ?? '', texts[b] ?? '']
    if (one === other) return 0
    return one < other ? -1 : 1
  }
  const { placesById } = index
  const byId: Order = (a, b) => (a < placesById && b < placesById ? a - b : byText(ids, a, b))
  const popular: Order = (a, b) => (popularity[b] ?? 0) - (popularity[a] ?? 0) || byId(a, b)
  // What has no price stands last in either order.
  const byAmount =
    (amounts: Float64Array, direction: 1 | -1): Order =>
    (a, b) => {
      const [one, other] = [amounts[a] ?? Number.NaN, amounts[b] ?? Number.NaN]
      const known = Number(Number.isNaN(one)) - Number(Number.isNaN(other))
      return known || (Number.isNaN(one) ? 0 : (one - other) * direction) || byId(a, b)
    }
  const byName: Order = (a, b) => byText(names, a, b) || byId(a, b)
  const orders: Record<Question['sort'], Order> = {
    'best-matches': best ? (a, b) => (best[b] ?? 0) - (best[a] ?? 0) || popular(a, b) : popular,
    'most-popular': popular,
    'product-name-ascending': byName,
    'product-name-descending': (a, b) => byName(b, a),
    'price-low-to-high': byAmount(country.lowest.values, 1),
    'price-high-to-low': byAmount(country.highest.values, -1),
  }
  return orders[sort]
}

const nothing: Matches = { total: 0, ids: [], facets: {}, priceFacets: {} }

/** What only the statement can tell: what is in stock, what a promotion is about. */
export const isAskedOfTables = ({ refinement, selectors }: Question): boolean =>
  refinement.orderableOnly || refinement.inventoryIds.length > 0 || selectors !== undefined

/**
 * Page, total and counts of every refinement, the same as the statement answers. Undefined where the index cannot tell,
 * and the statement has to be asked.
 */
export const findInIndex = (
  index: CatalogueIndex,
  question: Question,
  language: 'es' | 'en',
  stems: Stems,
): Matches | undefined => {
  const country = index.countryOf(question.country)
  if (!country) return nothing
  const text = question.terms ? wantedText(index, country, question, stems) : undefined
  if (question.terms && !text) return nothing
  const ranks = text && question.sort === 'best-matches' ? ranksFor(index, text.tree) : undefined
  if (text && question.sort === 'best-matches' && !ranks) return undefined
  const meant = meantPlaces(index, country, question, text)
  const { hits, ...counted } = isByVariant(question)
    ? countVariants(index, country, question, meant)
    : countHits(index, country, question, meant)
  const best = ranks && bestMatches(index, ranks, hits)
  const order = orderOf(index, country, question.sort, language, best)
  return {
    ...counted,
    total: hits.length,
    ids: bestFirst(hits, hits.length, order, question).map((place) => index.ids[place] ?? ''),
  }
}

const isByVariant = ({ refinement, countAroundCategory }: Question) =>
  refinement.attributes.size > 0 ||
  refinement.price !== undefined ||
  (refinement.categoryId !== undefined && countAroundCategory)

export type SuggestionQuestion = {
  country: string
  /** What the words mean, all of it to be met; none finds nothing. */
  terms: readonly Term[]
  /** Hits found by their SKU. */
  groupIds: readonly string[]
  limit: number
}

/** The best of what has a text or is named, which stands first: what is suggested while a shopper types. */
export const findBest = (
  index: CatalogueIndex,
  { country: code, terms, groupIds, limit }: SuggestionQuestion,
  stems: Stems,
): string[] | undefined => {
  const country = index.countryOf(code)
  if (!country) return []
  const tree = textTree(terms, 'all', stems)
  const ranks = tree ? ranksFor(index, tree) : noRanks
  if (!ranks) return undefined
  const named = new Set(groupIds.flatMap((id) => index.placeOf(id) ?? []))
  const withText = tree ? createTextFinder(index)(tree) : []
  const sold = country.sells.values
  const places = Int32Array.from(new Set([...named, ...withText])).filter((place) => sold[place] === 1)
  const fit = orderOf(index, country, 'best-matches', 'es', bestMatches(index, ranks, places))
  const order: Order = (a, b) => Number(named.has(b)) - Number(named.has(a)) || fit(a, b)
  return bestFirst(places, places.length, order, { offset: 0, limit }).map((place) => index.ids[place] ?? '')
}
