export { type CatalogueChange, changeCatalogue } from './change-catalogue.ts'
export { lockCatalogue, raiseCatalogVersion } from './queries.ts'
export { openSiteCache, type SiteCache } from './site-cache.ts'
