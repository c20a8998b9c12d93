import type { ShippingFile } from '../import/bundle/shipping.ts'
import type { SiteFile } from '../import/bundle/site.ts'
import type { SynonymsFile } from '../import/bundle/synonyms.ts'

/** A shop as the merchant configured it, with the version its caches are keyed by. */
export type Site = SiteFile & {
  shipping: ShippingFile
  synonyms: SynonymsFile
  /** Grows with each import; caches of catalogue data are keyed by it. */
  catalogVersion: number
}

/** Facts of one country of the site. */
export type SiteCountry = Site['countries'][number]
