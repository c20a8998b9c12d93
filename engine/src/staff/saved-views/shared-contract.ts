import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { notFound } from '../../kernel/problem.ts'
import { OneOf, Open, Type } from '../../kernel/schema.ts'
import { roleNames } from '../roles.ts'
import { Name, Position, Search, Title } from './contract.ts'

const params = Type.Object({ viewId: Type.String({ format: 'uuid' }) })

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
  /** Another name, or another place among the views of its list. */
  updateSharedView: {
    scope: 'sfcc.users.rw',
    params,
    body: Type.Object(
      { title: Type.Optional(Title), position: Type.Optional(Position) },
      { title: 'shared_view_changes', additionalProperties: false },
    ),
    success: [204],
    problems: [notFound],
    perMinute: 120,
  },
  deleteSharedView: {
    scope: 'sfcc.users.rw',
    params,
    success: [204],
    problems: [notFound],
  },
} as const
