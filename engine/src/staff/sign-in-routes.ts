const users = '/custom/users/v1/organizations/{organizationId}' as const

/** How the merchant's people come, go and look after their own access. */
export const signInRoutes = {
  signInStaff: `POST ${users}/staff-sessions`,
  proveStaff: `POST ${users}/staff-sessions/second-factor`,
  signOutStaff: `DELETE ${users}/staff-sessions/this`,
  readStaffInvitation: `POST ${users}/staff-invitations/read`,
  acceptStaffInvitation: `POST ${users}/staff-invitations/accept`,
  getUsersThis: `GET ${users}/users/this`,
  stepUpStaff: `POST ${users}/users/this/step-up`,
  createRecoveryCodes: `POST ${users}/users/this/recovery-codes`,
  getStaffSessions: `GET ${users}/users/this/sessions`,
  endStaffSession: `DELETE ${users}/users/this/sessions/{sessionId}`,
  endOtherStaffSessions: `DELETE ${users}/users/this/sessions`,
} as const
