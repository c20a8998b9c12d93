import type { SpecialBlocks } from '../content/index.ts'
import { BannersIsland } from './banners-island.ts'
import { CategoryPictures } from './category-pictures.tsx'
import { NearestStore } from './nearest-store.tsx'
import { ProductRow } from './product-row.tsx'
import { PromotionBand } from './promotion-band.tsx'

/** The blocks of a merchant's page that show goods, promotions and stores besides their own words. */
export const shopBlocks: SpecialBlocks = {
  banners: BannersIsland,
  categories: CategoryPictures,
  nearestStore: NearestStore,
  productCarousel: ProductRow,
  promotions: PromotionBand,
}
