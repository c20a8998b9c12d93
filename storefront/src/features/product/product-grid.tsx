import { Grid } from '../../ui/index.ts'
import type { TileProduct } from './product.ts'
import { ProductTile } from './product-tile.tsx'
import { TilePromise } from './tile-promise.tsx'
import { useStock } from './use-stock.ts'

type ProductGridProps = {
  products: readonly TileProduct[]
  columns?: 'tiles' | 'tilesBesideRail'
  headingLevel?: 2 | 3
}

/** Tiles in columns; the stock of all of them is asked for at once, for the shopper's store. */
export const ProductGrid = ({ products, columns = 'tiles', headingLevel }: ProductGridProps) => {
  const found = useStock(products.map(({ shownId }) => shownId))
  return (
    <Grid as="ul" role="list" columns={columns} gap={6}>
      {products.map((product, at) => (
        <li key={product.productId}>
          <ProductTile
            product={product}
            {...(headingLevel ? { headingLevel } : {})}
            eager={at < 4}
            promise={<TilePromise product={product} found={found} />}
          />
        </li>
      ))}
    </Grid>
  )
}
