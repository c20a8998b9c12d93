import { readFileSync } from 'node:fs'
import settings from '../demo/site.json' with { type: 'json' }
import { relevanceQueries } from './relevance-queries.ts'
import { family } from './shopper.ts'

const sorts = ['best-matches', 'most-popular', 'product-name-ascending', 'product-name-descending']
const pageLength = 25

const lines = <Row>(file: string): Row[] =>
  readFileSync(new URL(`../demo/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

const categories = lines<{ id: string; online: boolean }>('categories.jsonl')
  .filter(({ id, online }) => online && id !== 'root')
  .map(({ id }) => id)

type Product = { id: string; online?: boolean; type: string; masterId?: string }
const allProducts = lines<Product>('products.jsonl')
const products = allProducts.filter(({ online, type }) => online !== false && type !== 'variant')

/** Country and id of what has a price there. */
const priced = new Set(
  readFileSync(new URL('../demo/prices.csv', import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split(',', 2).join(' ')),
)

const soldAlone = new Set(
  allProducts.flatMap(({ id, masterId = id }) =>
    settings.countries.flatMap(({ code }) => (priced.has(`${code} ${id}`) ? [`${code} ${masterId}`] : [])),
  ),
)

/** What has a page in a country: what has a price there, itself or one of its variants; a set has its parts'. */
const isSoldIn = (country: string, { id, type }: Product) =>
  type === 'set' || type === 'bundle' || soldAlone.has(`${country} ${id}`)

/** Every combination of the values, each list going round faster than the one before, so that neighbours differ in much. */
const combinations = function* <A, B, C>(first: readonly A[], second: readonly B[], third: readonly C[]) {
  for (let round = 0; round < first.length * second.length * third.length; round++) {
    const at = <T>(list: readonly T[], step: number) => list[(round * step) % list.length] as T
    yield [at(first, 1), at(second, 7), at(third, 3)] as const
  }
}

/** Gives one address after the other, from the beginning again once all were asked: by then none is cached any more. */
const inTurn = (addresses: readonly string[]) => {
  let next = 0
  return () => addresses[next++ % addresses.length] as string
}

const search = (query: Record<string, string>) =>
  `${family.search}/product-search?${new URLSearchParams({ siteId: settings.siteId, limit: String(pageLength), ...query })}`

const localeIds = settings.locales.map(({ id }) => id)

/** Searches by words, each of them once: real queries, narrowed by a category or not, in every order, on any page. */
export const searchesNeverAsked = (): (() => string) => {
  const narrowed = ['', ...categories]
  const pages = sorts.flatMap((sort) => [0, 1].map((page) => ({ sort, offset: String(page * pageLength) })))
  const all = [...combinations(relevanceQueries(), narrowed, pages)].map(([{ locale, q }, cgid, page]) =>
    search({ q, locale, ...page, ...(cgid ? { refine: `cgid=${cgid}` } : {}) }),
  )
  return inTurn([...new Set(all)])
}

/** Lists of categories, each of them once: every order, four pages, a span of prices. */
export const listsNeverAsked = (): (() => string) => {
  const pages = sorts.flatMap((sort) =>
    [0, 1, 2, 3].map((page) => ({ sort, offset: String(page * pageLength) })),
  )
  const spans = ['', ...Array.from({ length: 40 }, (_, at) => `price=(${at}..${at + 300})`)]
  const all = [...combinations(categories, pages, spans)].map(([cgid, page, span]) => {
    const address = search({ locale: 'es-SV', ...page, refine: `cgid=${cgid}` })
    return span ? `${address}&refine=${encodeURIComponent(span)}` : address
  })
  return inTurn([...new Set(all)])
}

const pathIn = (locale: string) => (locale === settings.defaultLocale ? '' : `/${locale}`)

/** The page of every product in every locale of a country that sells it: a guest's first visit to each. */
export const productPagesNeverAsked = (): (() => string) =>
  inTurn(
    localeIds.flatMap((locale) =>
      products
        .filter((product) => isSoldIn(locale.slice(-2), product))
        .map(({ id }) => `${pathIn(locale)}/product/${id}`),
    ),
  )

/** The page of every category in every locale and order. */
export const categoryPagesNeverAsked = (): (() => string) =>
  inTurn(
    sorts.flatMap((sort) =>
      localeIds.flatMap((locale) => categories.map((id) => `${pathIn(locale)}/category/${id}?sort=${sort}`)),
    ),
  )
