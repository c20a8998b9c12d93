import { storageKeys } from '../../config/storage-keys.ts'
import { readStoredJson, writeStoredJson } from '../../lib/browser-storage.ts'

/** A viewed product: the variant shown, and the family it belongs to. */
export type ViewedProduct = { id: string; family: string }

const maxProducts = 12

/** The latest first, each family once, with the variant viewed last. */
export const withViewedProduct = (seen: readonly ViewedProduct[], one: ViewedProduct): ViewedProduct[] =>
  [one, ...seen.filter(({ family }) => family !== one.family)].slice(0, maxProducts)

const areViewedProducts = (value: unknown): value is ViewedProduct[] =>
  Array.isArray(value) && value.every((one?: Partial<ViewedProduct> | null) => Boolean(one?.id && one.family))

/** The products viewed in this browser; the list stays when the shopper signs in. */
export const viewedProducts = {
  read: (): ViewedProduct[] => readStoredJson(storageKeys.seenProducts, areViewedProducts) ?? [],
  add(one: ViewedProduct) {
    writeStoredJson(storageKeys.seenProducts, withViewedProduct(viewedProducts.read(), one))
  },
}
