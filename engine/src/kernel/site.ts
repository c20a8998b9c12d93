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

/** Facts of one country of the site. */
export type SiteCountry = Site['countries'][number]
