import type { TileProduct } from '../product.ts'
import { ProductPromise } from '../stock/product-promise.tsx'
import styles from './tile.module.css'
import type { useStock } from '../stock/use-stock.ts'

type TilePromiseProps = { product: TileProduct; found: ReturnType<typeof useStock> }

/** The promise line under a tile; a set's is that of its scarcest part. */
export const TilePromise = ({ product, found: { storeName, stock, failed } }: TilePromiseProps) => (
  <ProductPromise
    className={styles.promise}
    stock={stock?.[product.shownId]}
    storeName={storeName}
    isQuote={product.isQuote}
    failed={failed}
  />
)
