import { idAlreadyExists, preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'
import { lastOwner } from './last-owner.ts'

const closed = { additionalProperties: false }
const name = Type.String({ minLength: 1, maxLength: 100 })

/** A role in a place: everywhere without a country, in all of the country without a store. */
const Assignment = Type.Object(
  { role: name, country: Type.Optional(name), storeId: Type.Optional(name) },
  { title: 'StaffRole', ...closed },
)
const assignments = Type.Array(Assignment, { minItems: 1, maxItems: 100 })

const User = Open('User', {
  userId: Type.String(),
  email: Type.String(),
  name: Type.Optional(Type.String()),
  state: OneOf('invited', 'active', 'disabled'),
  roles: Type.Array(Assignment),
  createdAt: Type.String(),
  lastLoginAt: Type.Optional(Type.String()),
})

const params = Type.Object({ userId: Type.String({ format: 'uuid' }) })

export const usersContract = {
  getRoles: {
    scope: 'sfcc.users',
    answer: Open('Roles', {
      data: Type.Array(
        Type.Object({
          role: Type.String(),
          scopes: Type.Array(Type.String()),
          rights: Type.Array(Type.String()),
          place: Type.Optional(OneOf('store', 'all')),
        }),
      ),
    }),
  },
  getUsers: { scope: 'sfcc.users', answer: Open('Users', { data: Type.Array(User) }) },
  getUser: { scope: 'sfcc.users', params, answer: User, problems: [notFound] },
  inviteUser: {
    scope: 'sfcc.users.rw',
    proven: true,
    body: Type.Object(
      { email: Type.String({ minLength: 3, maxLength: 254 }), roles: assignments },
      { title: 'user_invitation', ...closed },
    ),
    answer: User,
    problems: [idAlreadyExists],
    perMinute: 20,
  },
  reinviteUser: {
    scope: 'sfcc.users.rw',
    proven: true,
    params,
    problems: [notFound],
    perMinute: 20,
  },
  updateUser: {
    scope: 'sfcc.users.rw',
    proven: true,
    params,
    body: Type.Object({ roles: assignments }, { title: 'user', ...closed }),
    answer: User,
    problems: [notFound, lastOwner, preconditionFailed, preconditionRequired],
  },
  disableUser: { scope: 'sfcc.users.rw', proven: true, params, problems: [notFound, lastOwner] },
  endUserSessions: { scope: 'sfcc.users.rw', proven: true, params, problems: [notFound] },
} as const
