const users = '/custom/users/v1/organizations/{organizationId}' as const

/** Signing in by the company's directory. */
export const directoryRoutes = {
  getStaffSignInWays: `GET ${users}/staff-sessions/ways`,
  askDirectory: `POST ${users}/staff-sessions/directory`,
  returnFromDirectory: `POST ${users}/staff-sessions/directory/return`,
} as const
