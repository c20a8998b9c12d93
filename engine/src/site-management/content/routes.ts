const library = '/experience/libraries/v1/organizations/{organizationId}/libraries/{libraryId}' as const
const content = `${library}/content/{contentId}` as const

export const libraryRoutes = {
  getLibraryContent: `GET ${content}`,
  createLibraryContent: `PUT ${content}`,
  updateLibraryContent: `PATCH ${content}`,
  deleteLibraryContent: `DELETE ${content}`,
  searchLibraryContent: `POST ${library}/content-search`,
  getContentVersions: `GET ${content}/versions`,
  restoreContent: `POST ${content}/versions/{version}/restore`,
} as const
