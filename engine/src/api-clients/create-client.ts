import type { CountryCode } from '../../../facts/countries.ts'
import { adminScopes, isAdminScope } from '../kernel/admin-scopes.ts'
import type { Ctx } from '../kernel/context.ts'
import { badRequest, notFound } from '../kernel/problem.ts'
import { hashSecret } from '../kernel/secret-hash.ts'
import { type ApiClient, readRange } from './api-client.ts'
import { disableClient, insertClient, selectClients } from './queries.ts'

export type NewClient = {
  name: string
  scopes: readonly string[]
  /** None named: all countries of the organization. */
  countries?: readonly CountryCode[]
  /** CIDR ranges; none: from anywhere. */
  addresses?: readonly string[]
  endsAt?: Date
}

type Scope = Pick<Ctx, 'db' | 'site' | 'now' | 'newId'>

/** Problem: 400 for an unknown scope, country or range. */
export const requireKnown = (
  { site }: Pick<Ctx, 'site'>,
  wanted: Pick<NewClient, 'scopes' | 'addresses'> & { countries?: readonly CountryCode[] | null },
): void => {
  const unknown = wanted.scopes.find((scope) => !isAdminScope(scope))
  if (wanted.scopes.length === 0 || unknown !== undefined)
    throw badRequest(`'${unknown ?? ''}' is no scope. There are: ${adminScopes.join(', ')}.`)
  const range = wanted.addresses?.find((one) => !readRange(one))
  if (range !== undefined) throw badRequest(`'${range}' is no range of addresses (CIDR).`)
  const foreign = wanted.countries?.find((code) => site.countries.every((country) => country.code !== code))
  if (foreign !== undefined) throw badRequest(`The shop does not sell in '${foreign}'.`)
}

/** Makes a client; its secret is told this once. Problem: 400 for an unknown scope, country or range. */
export const createApiClient = async (
  ctx: Scope,
  wanted: NewClient,
): Promise<{ id: string; secret: string }> => {
  requireKnown(ctx, wanted)
  const secret = ctx.newId.secret()
  const client: ApiClient = {
    id: ctx.newId.uuid(),
    organizationId: ctx.site.organizationId,
    name: wanted.name,
    secretHashes: [hashSecret(secret)],
    formerSecretUntil: null,
    scopes: [...wanted.scopes],
    countries: wanted.countries ? [...wanted.countries] : null,
    addresses: [...(wanted.addresses ?? [])],
    createdAt: ctx.now,
    endsAt: wanted.endsAt ?? null,
    disabledAt: null,
    lastUsedAt: null,
    revision: 1,
  }
  await ctx.db.run(insertClient(client))
  return { id: client.id, secret }
}

/** All clients of the organization, the oldest first. */
export const listApiClients = (ctx: Pick<Ctx, 'db' | 'site'>): Promise<ApiClient[]> =>
  ctx.db.query(selectClients(ctx.site.organizationId))

/** Ends a client at once, its tokens too. Problem: 404. */
export const disableApiClient = async (ctx: Scope, id: string): Promise<void> => {
  const touched = await ctx.db.run(disableClient(ctx.site.organizationId, id, ctx.now))
  if (touched === 0) throw notFound(`There is no API client '${id}'.`)
}
