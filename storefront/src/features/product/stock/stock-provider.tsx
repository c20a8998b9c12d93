import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import type { TileProduct } from '../product.ts'
import { TilePromise } from '../tile/tile-promise.tsx'
import { useStock } from './use-stock.ts'

const StockContext = createContext<ReturnType<typeof useStock>>({
  store: undefined,
  storeName: undefined,
  stock: undefined,
  failed: false,
})

/**
 * Fetches the stock of many products in one query, for the shopper's store. The arrival of the answer renders only the
 * promise lines anew, after any press or scroll.
 */
export const StockProvider = ({ ids, children }: { ids: readonly string[]; children: ReactNode }) => {
  const { store, storeName, stock, failed } = useStock(ids)
  const found = useMemo(() => ({ store, storeName, stock, failed }), [store, storeName, stock, failed])
  return <StockContext value={useDeferredValue(found)}>{children}</StockContext>
}

/** The promise line of one of these products. */
export const StockPromiseLine = ({ product }: { product: TileProduct }) => (
  <TilePromise product={product} found={useContext(StockContext)} />
)
