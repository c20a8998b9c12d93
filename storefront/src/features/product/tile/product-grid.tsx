import { Suspense } from 'react'
import { Grid } from '../../../ui/index.ts'
import type { TileProduct } from '../product.ts'
import { ProductTile } from './product-tile.tsx'
import { PromiseFound, StockOf } from '../stock/stock-of.tsx'
import styles from './tile.module.css'

type ProductGridProps = {
  products: readonly TileProduct[]
  columns?: 'tiles' | 'tilesBesideRail'
  headingLevel?: 2 | 3
}

/** Tiles in columns; each is taken over for itself, so that a long page never holds up a press. */
export const ProductGrid = ({ products, columns = 'tiles', headingLevel }: ProductGridProps) => (
  <StockOf ids={products.map(({ shownId }) => shownId)}>
    <Grid as="ul" role="list" columns={columns} gap={6} className={styles.grid}>
      {products.map((product, at) => (
        <li key={product.productId}>
          <Suspense>
            <ProductTile
              product={product}
              {...(headingLevel ? { headingLevel } : {})}
              eager={at < 4}
              promise={<PromiseFound product={product} />}
            />
          </Suspense>
        </li>
      ))}
    </Grid>
  </StockOf>
)
