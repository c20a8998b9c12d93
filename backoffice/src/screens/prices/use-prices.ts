import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { costs, priceBooks } from '../../api/prices.ts'
import { type ProductHit, productSearch } from '../../api/products.ts'
import { allOf, hasWords, isEmpty, isOneOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { useValueNames } from '../../features/attributes/index.ts'
import { localText } from '../../lib/local-text.ts'

export const pageSize = 200

export type PricePage = {
  total: number
  rows: {
    sku: string
    name: string
    tiers: { minQuantity: string; amount: string }[]
    cost: number | undefined
  }[]
}

type ReadPage = { total: number; rows: (PricePage['rows'][number] & { values: Record<string, string> })[] }

type Choice = {
  country: string | undefined
  words: string
  /** Whatever lies in it or below. */
  category: string | undefined
  /** Only what has no price there. */
  isUnpriced: boolean
  page: number
}

/** A page of what can have a price in a country, with the names of variants' masters. */
export const usePrices = ({ country, words, category, isUnpriced, page }: Choice) => {
  const { call, language } = useEnv()
  const { can } = useSession()
  const valueName = useValueNames()
  return useQuery({
    queryKey: [priceBooks.getPrices, country, { words, category, isUnpriced }, page, language],
    enabled: country !== undefined,
    placeholderData: keepPreviousData,
    select: ({ total, rows }: ReadPage): PricePage => ({
      total,
      rows: rows.map(({ values, name, ...row }) => ({
        ...row,
        name: [name, ...Object.entries(values).map(([id, value]) => valueName(id, value))]
          .filter(Boolean)
          .join(' · '),
      })),
    }),
    queryFn: async ({ signal }): Promise<ReadPage> => {
      const priceBookId = country ?? ''
      const found = await call(productSearch.searchProducts, {
        body: {
          query: allOf(
            hasWords(['id', 'name'], words),
            isOneOf('type', ['item', 'variant', 'bundle']),
            isOneOf('c_countries', [priceBookId]),
            isOneOf('categoryId', category ? [category] : []),
            isUnpriced ? isEmpty(`c_price.${priceBookId}`) : undefined,
          ),
          sorts: [{ field: 'id', sortOrder: 'asc' }],
          limit: pageSize,
          offset: (page - 1) * pageSize,
        },
        signal,
      })
      const masterIds = [...new Set(found.hits.flatMap(({ master }) => master?.masterId ?? []))]
      const params = { priceBookId }
      const query = { productIds: found.hits.map(({ id }) => id).join(',') }
      const [prices, known, masters] = await Promise.all([
        found.hits.length > 0 ? call(priceBooks.getPrices, { params, query, signal }) : { data: [] },
        found.hits.length > 0 && can('sfcc.costs')
          ? call(costs.getCosts, { params, query, signal })
          : { data: [] },
        masterIds.length > 0
          ? call(productSearch.searchProducts, {
              body: { query: allOf(isOneOf('id', masterIds)), limit: pageSize, expand: ['none'] },
              signal,
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
    },
  })
}
