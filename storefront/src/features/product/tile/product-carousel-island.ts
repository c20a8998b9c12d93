// @chunk prices
import { island } from '../../../lib/island/island.tsx'

export const ProductCarousel = island(async () => (await import('./product-carousel.tsx')).ProductCarousel, {
  hydrateWhen: 'visible',
})
