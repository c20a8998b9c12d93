const views = '/custom/users/v1/organizations/{organizationId}/users/this/saved-views' as const
const view = `${views}/{list}/{viewId}` as const

/** Choices of lists that one of the merchant's people has named. */
export const savedViewRoutes = {
  getSavedViews: `GET ${views}`,
  putSavedView: `PUT ${view}`,
  deleteSavedView: `DELETE ${view}`,
} as const

const shared = '/custom/users/v1/organizations/{organizationId}/shared-views' as const

/** The same for others. */
export const sharedViewRoutes = {
  createSharedView: `POST ${shared}`,
  updateSharedView: `PATCH ${shared}/{viewId}`,
  deleteSharedView: `DELETE ${shared}/{viewId}`,
} as const
