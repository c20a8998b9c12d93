import { part } from '../../../lib/part/part.tsx'

export const ProductCarousel = part(async () => (await import('./product-carousel.tsx')).ProductCarousel, {
  wakes: 'seen',
})
