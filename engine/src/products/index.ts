export { imageLink, type ImageVersions } from './images.ts'
export { loadImageVersions } from './load-image-versions.ts'
export { loadSellables } from './load-sellables.ts'
export type { PriceRow, Sellable } from './sellable.ts'
