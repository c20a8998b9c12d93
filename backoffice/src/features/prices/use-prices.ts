import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { costs, priceBooks } from '../../api/prices.ts'
import { type ProductHit, productSearch } from '../../api/products.ts'
import { allOf, anyOf, hasWords, isEmpty, isLess, isOneOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { useValueNames } from '../attributes/index.ts'
import { mostRows } from '../list/index.ts'
import { localText } from '../../lib/local-text.ts'

export const pageSize = 200

type PricePage = {
  total: number
  rows: {
    sku: string
    name: string
    tiers: { minQuantity: string; amount: string }[]
    cost: number | undefined
  }[]
}

type ReadPage = { total: number; rows: (PricePage['rows'][number] & { values: Record<string, string> })[] }

type PriceChoice = {
  country: string | undefined
  words: string
  /** Whatever lies in it or below. */
  category?: string | undefined
  /** What has this value of an attribute: of its own, or by which it differs from its fellows. */
  attribute?: { id: string; value: string } | undefined
  /** Only these and their variants. */
  ids?: readonly string[]
  /** Only what has no price there. */
  isUnpriced?: boolean
  /** Only what got another price there since this moment (ISO). */
  changedSince?: string | undefined
  /** Only what has a lower margin there, in percent; refused to whoever may not know costs. */
  marginBelow?: string | undefined
  page: number
}

/** Reads a page of what can have a price in a country, with the names of variants' masters. */
const usePageReader = () => {
  const { call, language } = useEnv()
  const { can } = useSession()
  return async (
    { country: priceBookId = '', words, category, attribute, ids, page, ...only }: PriceChoice,
    signal?: AbortSignal,
  ): Promise<ReadPage> => {
    const given = signal ? { signal } : {}
    const found = await call(productSearch.searchProducts, {
      body: {
        query: allOf(
          hasWords(['id', 'name'], words),
          isOneOf('type', ['item', 'variant', 'bundle']),
          isOneOf('c_countries', [priceBookId]),
          isOneOf('categoryId', category ? [category] : []),
          attribute &&
            anyOf(
              isOneOf(`variationAttribute.${attribute.id}`, [attribute.value]),
              isOneOf(`c_attributes.${attribute.id}`, [attribute.value]),
            ),
          ids && anyOf(isOneOf('id', ids), isOneOf('c_masterId', ids)),
          only.isUnpriced ? isEmpty(`c_price.${priceBookId}`) : undefined,
          isOneOf(`c_priceChangedSince.${priceBookId}`, only.changedSince ? [only.changedSince] : []),
          isLess(`c_margin.${priceBookId}`, only.marginBelow),
        ),
        sorts: [{ field: 'id', sortOrder: 'asc' }],
        limit: pageSize,
        offset: (page - 1) * pageSize,
      },
      ...given,
    })
    const masterIds = [...new Set(found.hits.flatMap(({ master }) => master?.masterId ?? []))]
    const params = { priceBookId }
    const query = { productIds: found.hits.map(({ id }) => id).join(',') }
    const [prices, known, masters] = await Promise.all([
      found.hits.length > 0 ? call(priceBooks.getPrices, { params, query, ...given }) : { data: [] },
      found.hits.length > 0 && can('sfcc.costs')
        ? call(costs.getCosts, { params, query, ...given })
        : { data: [] },
      masterIds.length > 0
        ? call(productSearch.searchProducts, {
            body: { query: allOf(isOneOf('id', masterIds)), limit: pageSize, expand: ['none'] },
            ...given,
          })
        : { hits: [] as ProductHit[] },
    ])
    const names = new Map(masters.hits.map(({ id, name }) => [id, localText(name, language)]))
    const cost = new Map(known.data.map((one) => [one.productId, Math.round(one.amountWithTax * 100)]))
    const tiers = new Map(prices.data.map((one) => [one.productId, one.tiers]))
    const rows = found.hits.map(({ id, name, master, variationValues }) => ({
      sku: id,
      name: (name ? localText(name, language) : names.get(master?.masterId ?? '')) ?? '',
      values: variationValues ?? {},
      tiers: tiers.get(id) ?? [],
      cost: cost.get(id),
    }))
    return { total: found.total, rows }
  }
}

/** Calls rows by their master and what they differ by. */
const useNamed = () => {
  const valueName = useValueNames()
  return ({ total, rows }: ReadPage): PricePage => ({
    total,
    rows: rows.map(({ values, name, ...row }) => ({
      ...row,
      name: [name, ...Object.entries(values).map(([id, value]) => valueName(id, value))]
        .filter(Boolean)
        .join(' · '),
    })),
  })
}

/** Reads all pages of a choice, up to as many rows as a browser loads. */
export const useAllPrices = () => {
  const read = usePageReader()
  const named = useNamed()
  return async (choice: Omit<PriceChoice, 'page'>): Promise<PricePage['rows']> => {
    const rows: PricePage['rows'] = []
    for (let page = 1; ; page++) {
      const next = named(await read({ ...choice, page }))
      rows.push(...next.rows)
      if (next.rows.length === 0 || rows.length >= Math.min(next.total, mostRows)) return rows
    }
  }
}

/** A page of what can have a price in a country; `loadAll` reads all pages of the same choice. */
export const usePrices = (choice: PriceChoice) => {
  const { language } = useEnv()
  const read = usePageReader()
  const named = useNamed()
  const readAll = useAllPrices()
  const { country, page, ...chosen } = choice
  const found = useQuery({
    queryKey: [priceBooks.getPrices, country, chosen, page, language],
    enabled: country !== undefined,
    placeholderData: keepPreviousData,
    select: named,
    queryFn: ({ signal }): Promise<ReadPage> => read(choice, signal),
  })
  return { ...found, loadAll: () => readAll({ country, ...chosen }) }
}
