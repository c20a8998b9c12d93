import { Suspense } from 'react'
import { Grid } from '../../../ui/index.ts'
import type { TileProduct } from '../product.ts'
import { StockPromiseLine, StockProvider } from '../stock/stock-provider.tsx'
import { ProductTile } from './product-tile.tsx'
import styles from './tile.module.css'

type ProductGridProps = {
  products: readonly TileProduct[]
  columns?: 'tiles' | 'tilesBesideRail'
  headingLevel?: 2 | 3
}

/** Tiles in columns; each hydrates by itself, so that a long page never blocks a press. */
export const ProductGrid = ({ products, columns = 'tiles', headingLevel }: ProductGridProps) => (
  <StockProvider ids={products.map(({ shownId }) => shownId)}>
    <Grid as="ul" role="list" columns={columns} gap={6} className={styles.grid}>
      {products.map((product, at) => (
        <li key={product.productId}>
          <Suspense>
            <ProductTile
              product={product}
              {...(headingLevel ? { headingLevel } : {})}
              eager={at < 4}
              promise={<StockPromiseLine product={product} />}
            />
          </Suspense>
        </li>
      ))}
    </Grid>
  </StockProvider>
)
