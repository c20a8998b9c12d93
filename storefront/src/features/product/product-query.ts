// @chunk goods
import type { Env } from '../../api/env.tsx'
import { products } from '../../api/products.ts'
import { type Query, query } from '../../api/query.ts'
import type { Product, Stock } from './product.ts'

/**
 * All parts of a product but its stock: stock depends on the chosen store and may not stand in a cached document, so
 * the browser asks for it.
 */
const shown = 'bundled_products,links,options,promotions,images,prices,variations,set_products'

/** A product by id or SKU (S2.025), with its own pictures: another choice is a product of its own. Problem 404. */
export const productQuery = (env: Env, id: string) =>
  query(env, products.getProduct, {
    params: { id },
    query: { expand: shown, c_imagesOf: 'own', perPricebook: true, imgTypes: 'large,drawing' },
  })

/** Ids of what goes with a product. */
export const accessoryIds = (product: Pick<Product, 'productLinks'>): string[] =>
  (product.productLinks ?? []).map(({ targetProductId }) => targetProductId).slice(0, 8)

/** Stock and pickup date of some products through a store, by product id (S7: `c_store`). */
export const stockQuery = (
  env: Env,
  ids: readonly string[],
  storeId: string,
): Query<Record<string, Stock>> => {
  const asked = query(env, products.getProducts, {
    query: { ids: ids.join(','), expand: 'availability', c_store: storeId },
  })
  return {
    queryKey: [...asked.queryKey, 'stock'],
    queryFn: async (context) => {
      const { data } = await asked.queryFn(context)
      return Object.fromEntries(
        data.map(({ id, inventory, c_stockInStore = 0, c_storesWithStock = 0 }) => [
          id,
          {
            id,
            ats: inventory?.ats ?? 0,
            ...(inventory?.inStockDate ? { inStockDate: inventory.inStockDate } : {}),
            ownStock: c_stockInStore,
            storesWithStock: c_storesWithStock,
          },
        ]),
      )
    },
  }
}
