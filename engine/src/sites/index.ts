export { type CatalogueChange, changeCatalogue } from './change-catalogue.ts'
export {
  lockCatalogue,
  lockSiteFile,
  raiseCatalogVersion,
  selectSharingSites,
  selectSites,
  selectSiteFile,
  updateSiteFile,
} from './queries.ts'
export { openSiteCache, type SiteCache } from './site-cache.ts'
