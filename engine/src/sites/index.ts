export { lockCatalogue, raiseCatalogVersion, selectSharingSites, tryShareCatalogue } from './queries.ts'
export { openSiteCache, type SiteCache } from './site-cache.ts'
