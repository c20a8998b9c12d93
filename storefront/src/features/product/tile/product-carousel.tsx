import { useText } from '../../../lib/i18n/text.tsx'
import { Carousel } from '../../../ui/index.ts'
import type { TileProduct } from '../product.ts'
import { decisionMessages as messages } from '../product-messages.ts'
import { StockPromiseLine, StockProvider } from '../stock/stock-provider.tsx'
import { ProductTile } from './product-tile.tsx'

type ProductCarouselProps = {
  /** Spoken name of the row. */
  label: string
  products: readonly TileProduct[]
  /** The number of products at the end that repeat earlier ones (S2.129). */
  copies?: number
}

/** Tiles in a row, with arrows from four products on (S2.126, S2.128). */
export const ProductCarousel = ({ label, products, copies = 0 }: ProductCarouselProps) => {
  const t = useText()
  if (products.length === 0) return null
  return (
    <StockProvider ids={[...new Set(products.map(({ shownId }) => shownId))]}>
      <Carousel
        label={label}
        previousLabel={t(messages.previous)}
        nextLabel={t(messages.next)}
        arrowsAbove={3}
        copies={copies}
      >
        {products.map((product, at) => (
          <ProductTile
            key={`${product.productId} ${at}`}
            product={product}
            promise={<StockPromiseLine product={product} />}
          />
        ))}
      </Carousel>
    </StockProvider>
  )
}
