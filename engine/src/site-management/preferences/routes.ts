const family = '/configuration/preferences/v1/organizations/{organizationId}' as const
const group = `${family}/site-preference-groups/{groupId}/{instanceType}` as const

export const sitePreferenceRoutes = {
  getSitePreferenceGroup: `GET ${group}`,
  getSitePreference: `GET ${group}/preferences/{preferenceId}`,
  updateSitePreferenceGroup: `PATCH ${group}`,
  getSiteCustomPreferenceList: `GET ${family}/site-custom-preferences`,
  getGlobalPreferenceGroup: `GET ${family}/global-preference-groups/{groupId}/{instanceType}`,
  getGlobalCustomPreferenceList: `GET ${family}/global-custom-preferences`,
} as const
