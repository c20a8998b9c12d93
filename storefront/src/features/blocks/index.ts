export { BannersIsland } from './banners-island.ts'
export { blockQueries } from './block-queries.ts'
export { shopBlocks } from './shop-blocks.ts'
