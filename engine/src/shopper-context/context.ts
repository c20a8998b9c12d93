/** Further facts by name; null takes one away. */
export type Qualifiers = Record<string, string | null>

/** Where the shopper is. */
export type GeoLocation = {
  city?: string
  country?: string
  countryCode?: string
  latitude?: number
  longitude?: number
  metroCode?: string
  postalCode?: string
  region?: string
  regionCode?: string
}

/** What an application said of a session; beside it, whatever custom attributes (`c_…`) it sent. */
export type ShopperContext = {
  effectiveDateTime?: string | null
  sourceCode?: string | null
  customerGroupIds?: string[]
  customQualifiers?: Qualifiers
  assignmentQualifiers?: Qualifiers
  clientIp?: string
  couponCodes?: string[]
  geoLocation?: GeoLocation
}
