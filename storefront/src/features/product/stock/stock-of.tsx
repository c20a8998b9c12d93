import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react'
import type { TileProduct } from '../product.ts'
import { TilePromise } from '../tile/tile-promise.tsx'
import { useStock } from './use-stock.ts'

const Found = createContext<ReturnType<typeof useStock>>({
  store: undefined,
  stock: undefined,
  failed: false,
})

/**
 * Asks for the stock of many products at once, for the shopper's store. When it comes only the promises change, and a
 * press or a scroll goes before them.
 */
export const StockOf = ({ ids, children }: { ids: readonly string[]; children: ReactNode }) => {
  const { store, stock, failed } = useStock(ids)
  const found = useMemo(() => ({ store, stock, failed }), [store, stock, failed])
  return <Found value={useDeferredValue(found)}>{children}</Found>
}

/** The promise line of one of these products. */
export const PromiseFound = ({ product }: { product: TileProduct }) => (
  <TilePromise product={product} found={useContext(Found)} />
)
