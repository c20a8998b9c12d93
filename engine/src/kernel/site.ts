import type { ShippingFile } from '../bundle/shipping.ts'
import type { SiteFile } from '../bundle/site.ts'
import type { SynonymsFile } from '../bundle/synonyms.ts'

/** A shop as the merchant configured it, with the version its caches are keyed by. */
export type Site = SiteFile & {
  shipping: ShippingFile
  synonyms: SynonymsFile
  /** Grows with each import; caches of catalogue data are keyed by it. */
  catalogVersion: number
}

/**
 * The versions of these sites as one text, `Volcan=7 Azul=3`: what answers tell in `x-catalog-version`, those of a site their
 * site's, and what kept pages are valid for.
 */
export const catalogVersionsOf = (sites: readonly Pick<Site, 'siteId' | 'catalogVersion'>[]): string =>
  sites.map(({ siteId, catalogVersion }) => `${encodeURIComponent(siteId)}=${catalogVersion}`).join(' ')

/** The client of the shop's own pages: the first that needs no secret. */
export const pagesClientId = ({ clients }: Pick<Site, 'clients'>): string =>
  clients.find(({ secretSha256 }) => secretSha256 === undefined)?.id ?? ''

/** Facts of one country of the site. */
export type SiteCountry = Site['countries'][number]
