/** The zones of the personalisation service, by the names it knows them by [S9.030]. */
export const zones = {
  similar: 'pdp-similar-items',
  viewedRecently: 'viewed-recently-einstein',
  productToProduct: 'product-to-product-einstein',
  completeTheSet: 'complete-the-set',
  topOfCategory: 'home-top-revenue-for-category',
  allCategories: 'products-in-all-categories',
} as const

export type Zone = (typeof zones)[keyof typeof zones]

/** What each slot of a page shows, from top to bottom [S7.084] [S7.085]. */
export const slots = {
  'product-recommendations-m': [zones.similar, zones.viewedRecently],
  'set-recommendations': [zones.completeTheSet, zones.similar, zones.viewedRecently],
  'cart-recommendations-m': [zones.productToProduct, zones.viewedRecently],
  'category-recommendations': [zones.productToProduct, zones.viewedRecently],
  'added-recommendations': [zones.similar],
  'home-recommendations': [zones.topOfCategory, zones.allCategories],
  'empty-recommendations': [zones.topOfCategory, zones.allCategories],
} as const satisfies Record<string, readonly Zone[]>

export type Slot = keyof typeof slots
