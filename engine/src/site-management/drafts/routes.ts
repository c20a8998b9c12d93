const family = '/custom/content/v1/organizations/{organizationId}' as const
const draft = `${family}/drafts/{draftId}` as const

export const contentDraftRoutes = {
  getContentDrafts: `GET ${family}/drafts`,
  createContentDraft: `POST ${family}/drafts`,
  getContentDraft: `GET ${draft}`,
  updateContentDraft: `PATCH ${draft}`,
  deleteContentDraft: `DELETE ${draft}`,
} as const
