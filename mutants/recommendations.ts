import type { Mutant } from '../tools/prove/mutant.ts'

export const mutants: readonly Mutant[] = [
  {
    id: 'S2.126',
    file: 'storefront/src/features/recommendations/slides.ts',
    find: 'isDesktop ? 4.7 : 2',
    replace: 'isDesktop ? 4.5 : 2',
  },
  {
    id: 'S2.128',
    file: 'storefront/src/features/product/tile/product-carousel.tsx',
    find: 'arrowsAbove={3}',
    replace: 'arrowsAbove={0}',
  },
  {
    id: 'S2.129',
    file: 'storefront/src/features/recommendations/slides.ts',
    find: '2 * perView + 1',
    replace: '2 * perView',
  },
  {
    id: 'S3.036',
    file: 'engine/src/personalisation/recommend.ts',
    find: 'recoUUID: ctx.newId.uuid(),',
    replace: "recoUUID: '',",
  },
  {
    id: 'S7.084',
    file: 'storefront/src/screens/product/product-page.tsx',
    find: "product.type?.set ? 'set-recommendations' : 'product-recommendations-m'",
    replace: "product.type?.set ? 'product-recommendations-m' : 'set-recommendations'",
  },
  {
    id: 'S7.085',
    file: 'storefront/src/config/recommendation-zones.ts',
    find: "'cart-recommendations-m': [zones.productToProduct, zones.viewedRecently]",
    replace: "'cart-recommendations-m': [zones.similar, zones.viewedRecently]",
  },
  {
    id: 'S8.045',
    file: 'storefront/src/features/recommendations/zone-query.ts',
    find: 'return recs.map(rawTile)',
    replace: 'return []',
  },
  {
    id: 'S9.030',
    file: 'engine/src/personalisation/recommenders.ts',
    find: "'complete-the-set': completeTheSet,",
    replace: "'complete-set': completeTheSet,",
  },
]
