/** Where a picture of the catalogue is served, at the engine’s own path. */
export const pictureSource = (
  { organizationId, id }: { organizationId: string; id: string },
  path: string,
): string => `/product/shopper-products/v1/organizations/${organizationId}/images/${path}?siteId=${id}`
