const family = '/experience/shopper-experience/v1/organizations/{organizationId}' as const

/** Pages and assets as clients of the platform's page designer read them. */
export const experienceRoutes = {
  getPage: `GET ${family}/pages/{pageId}`,
  getPages: `GET ${family}/pages`,
  getComponent: `GET ${family}/components/{componentId}`,
  getContent: `GET ${family}/contents/{id}`,
  getMultipleContent: `GET ${family}/contents`,
  getContentFolder: `GET ${family}/folders/{id}`,
  getContentFolders: `GET ${family}/folders`,
  searchContent: `GET ${family}/content-search`,
} as const
