import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { notFound } from '../../kernel/problem.ts'
import { OneOf, Open, Type } from '../../kernel/schema.ts'
import { roleNames } from '../roles.ts'
import { Name, Search, Title } from './contract.ts'

/** Views that somebody makes for others: for a role or for everybody, in a country or anywhere. */
export const sharedViewContract = {
  createSharedView: {
    scope: 'sfcc.users.rw',
    body: Type.Object(
      {
        list: Name,
        title: Title,
        search: Search,
        role: Type.Optional(OneOf(...roleNames)),
        country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$' })),
      },
      { title: 'shared_view', additionalProperties: false },
    ),
    success: [201],
    answer: Open('SharedView', { viewId: Type.String() }),
    problems: [outsideYourPlaces],
    perMinute: 30,
  },
  deleteSharedView: {
    scope: 'sfcc.users.rw',
    params: Type.Object({ viewId: Type.String({ format: 'uuid' }) }),
    success: [204],
    problems: [notFound],
  },
} as const
