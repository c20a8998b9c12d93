const users = '/custom/users/v1/organizations/{organizationId}' as const

/** Who works for the merchant, for those who look after them. */
export const usersRoutes = {
  getRoles: `GET ${users}/roles`,
  getUsers: `GET ${users}/users`,
  getUser: `GET ${users}/users/{userId}`,
  inviteUser: `POST ${users}/users`,
  reinviteUser: `POST ${users}/users/{userId}/invitations`,
  updateUser: `PATCH ${users}/users/{userId}`,
  disableUser: `DELETE ${users}/users/{userId}`,
  endUserSessions: `DELETE ${users}/users/{userId}/sessions`,
} as const
