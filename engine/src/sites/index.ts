export { catalogChannel, openSiteCache, type SiteCache } from './site-cache.ts'
export { shopSettings } from './shop-settings.ts'
