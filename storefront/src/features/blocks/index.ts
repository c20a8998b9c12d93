export { BannersPart } from './banners-part.ts'
export { blockQueries } from './block-queries.ts'
export { shopBlocks } from './shop-blocks.ts'
