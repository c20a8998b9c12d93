import { countryCodes } from '../../../facts/countries.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { notFound } from '../kernel/problem.ts'
import { OneOf, Open, Type } from '../kernel/schema.ts'

const closed = { additionalProperties: false }
const text = Type.String({ minLength: 1, maxLength: 100 })
const name = Type.String({ minLength: 2, maxLength: 100, pattern: '\\S' })
const scopes = Type.Array(text, { minItems: 1, maxItems: 100 })
const countries = Type.Array(OneOf(...countryCodes), { minItems: 1, maxItems: 100 })
/** Ranges (CIDR) from which it may call; none: from anywhere. */
const addresses = Type.Array(text, { maxItems: 100 })
const instant = Type.String({ format: 'date-time' })

const members = {
  clientId: Type.String(),
  name: Type.String(),
  state: OneOf('active', 'ended'),
  scopes: Type.Array(Type.String()),
  /** Absent: all. */
  countries: Type.Optional(Type.Array(Type.String())),
  addresses: Type.Array(Type.String()),
  createdAt: Type.String(),
  endsAt: Type.Optional(Type.String()),
  lastUsedAt: Type.Optional(Type.String()),
  /** Until when the secret before the present one counts too. */
  formerSecretUntil: Type.Optional(Type.String()),
  /** What `If-Match` is to name. */
  etag: Type.String(),
}
const ApiClient = Open('ApiClient', members)
/** With its secret, which is told this once. */
const WithSecret = Open('ApiClientWithSecret', { ...members, secret: Type.String() })

const params = Type.Object({ clientId: Type.String({ format: 'uuid' }) })

export const clientContract = {
  getApiClients: {
    scope: 'sfcc.users',
    answer: Open('ApiClients', { data: Type.Array(ApiClient) }),
  },
  createApiClient: {
    scope: 'sfcc.users.rw',
    proven: true,
    body: Type.Object(
      {
        name,
        scopes,
        countries: Type.Optional(countries),
        addresses: Type.Optional(addresses),
        endsAt: Type.Optional(instant),
      },
      { title: 'api_client', ...closed },
    ),
    answer: WithSecret,
    problems: [outsideYourPlaces],
    perMinute: 20,
  },
  updateApiClient: {
    scope: 'sfcc.users.rw',
    proven: true,
    params,
    /** What is absent stays; `null` is all countries, and no end. */
    body: Type.Object(
      {
        name: Type.Optional(name),
        scopes: Type.Optional(scopes),
        countries: Type.Optional(Type.Union([countries, Type.Null()])),
        addresses: Type.Optional(addresses),
        endsAt: Type.Optional(Type.Union([instant, Type.Null()])),
      },
      { title: 'api_client_change', ...closed },
    ),
    answer: ApiClient,
    problems: [notFound, preconditionFailed, preconditionRequired],
  },
  rotateApiClientSecret: {
    scope: 'sfcc.users.rw',
    proven: true,
    params,
    body: Type.Object(
      {
        /** How long the former secret goes on beside the new one, a week at most; it ends at once without it. */
        formerMinutes: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_080 })),
      },
      { title: 'api_client_rotation', ...closed },
    ),
    answer: WithSecret,
    problems: [notFound],
    perMinute: 20,
  },
  endApiClient: { scope: 'sfcc.users.rw', proven: true, params, problems: [notFound] },
} as const
