export { catalogChannel, openSiteCache, type SiteCache } from './site-cache.ts'
