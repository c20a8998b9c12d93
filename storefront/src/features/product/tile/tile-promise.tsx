import type { TileProduct } from '../product.ts'
import { ProductPromise } from '../stock/product-promise.tsx'
import styles from './tile.module.css'
import type { useStock } from '../stock/use-stock.ts'

type TilePromiseProps = { product: TileProduct; found: ReturnType<typeof useStock> }

/** The promise line under a tile; a set has none, since its parts are had one by one. */
export const TilePromise = ({ product, found: { storeName, stock, failed } }: TilePromiseProps) =>
  product.type?.set ? null : (
    <ProductPromise
      className={styles.promise}
      stock={stock?.[product.shownId]}
      storeName={storeName}
      isQuote={product.isQuote}
      failed={failed}
    />
  )
