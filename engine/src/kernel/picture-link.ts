import type { Site } from './site.ts'

/** Where a picture of the bundle is served, on the shop's own origin; another with each import. */
export const pictureLink = (
  { organizationId, siteId, catalogVersion }: Pick<Site, 'organizationId' | 'siteId' | 'catalogVersion'>,
  path: string,
): string =>
  `/mobify/proxy/api/product/shopper-products/v1/organizations/${organizationId}/images/${path}?siteId=${siteId}&cv=${catalogVersion}`
