const media = '/experience/media/v1/organizations/{organizationId}' as const

export const mediaRoutes = {
  uploadMedia: `POST ${media}/media`,
  searchMedia: `POST ${media}/media-search`,
  getMedia: `GET ${media}/media/{mediaId}`,
  updateMedia: `PATCH ${media}/media/{mediaId}`,
  deleteMedia: `DELETE ${media}/media/{mediaId}`,
} as const
