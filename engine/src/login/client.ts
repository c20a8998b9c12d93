import { createHash, timingSafeEqual } from 'node:crypto'
import type { Site } from '../kernel/site.ts'
import { basicCredentials } from './tokens/basic-credentials.ts'
import { invalidClient, invalidRequest } from './problems.ts'

export type Client = Site['clients'][number]

/** The registered client of this id. Problem: 400. */
export const clientOf = (site: Site, clientId: string | undefined): Client => {
  const client = site.clients.find((one) => one.id === clientId)
  if (!client) throw invalidRequest('client_id is unknown.')
  return client
}

export const isPrivate = (client: Client): boolean => client.secretSha256 !== undefined

const secretMatches = (client: Client, secret: string) => {
  const expected = Buffer.from(client.secretSha256 ?? '', 'hex')
  const actual = createHash('sha256').update(secret).digest()
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

/**
 * The client of a call behind the scenes: a private one proves itself with `Basic clientId:secret`, a public one
 * only names itself. Problems: 400 unknown client, 401 wrong or missing secret.
 */
export const authenticateClient = (
  site: Site,
  authorization: string | undefined,
  clientId: string | undefined,
): Client => {
  const basic = basicCredentials(authorization)
  if (basic && clientId !== undefined && basic.name !== clientId) {
    throw invalidRequest('client_id differs from the Authorization header.')
  }
  const client = clientOf(site, basic?.name ?? clientId)
  if (isPrivate(client) && !(basic && secretMatches(client, basic.password))) {
    throw invalidClient('Client secret is not provided or wrong.')
  }
  return client
}

/** For calls that only a private client may make. Problems: 400, 401. */
export const authenticatePrivateClient = (site: Site, authorization: string | undefined): Client => {
  const client = authenticateClient(site, authorization, undefined)
  if (!isPrivate(client)) throw invalidClient('Client secret is not provided.')
  return client
}
