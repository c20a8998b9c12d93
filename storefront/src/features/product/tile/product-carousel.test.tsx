import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import type { TileProduct } from '../product.ts'
import { ProductCarousel } from './product-carousel.tsx'

const product = (id: number): TileProduct => ({
  productId: `P${id}`,
  shownId: `P${id}`,
  name: `Lámina ${id}`,
  isNew: false,
  isSale: false,
  isCut: false,
  isQuote: false,
  facts: [],
  colours: [],
})

const arrowsOf = (own: number, copies = 0) => {
  const products = Array.from({ length: own + copies }, (_, at) => product(at % own))
  const page = renderToStaticMarkup(
    onStage().around(<ProductCarousel label="Novedades" products={products} copies={copies} />),
  )
  return page.match(/aria-label="(?:Anterior|Siguiente)[^"]*"/g)?.length ?? 0
}

test('[S2.127] every slide has a heart of its own product', () => {
  const page = renderToStaticMarkup(
    onStage().around(<ProductCarousel label="Novedades" products={[1, 2, 3].map(product)} />),
  )
  const hearts = [...page.matchAll(/<article[\s\S]*?<\/article>/g)].map(
    ([slide]) => /aria-label="Guardar (Lámina \d) en la lista de deseos"/.exec(slide)?.[1],
  )
  expect(hearts).toEqual(['Lámina 1', 'Lámina 2', 'Lámina 3'])
})

test('[S2.128] arrows stand beside more than three products, copies not counted', () => {
  expect(arrowsOf(3)).toBe(0)
  expect(arrowsOf(4)).toBe(2)
  expect(arrowsOf(3, 8)).toBe(0)
})
