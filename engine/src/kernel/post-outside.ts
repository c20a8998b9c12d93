import { lookup } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { publicLookup, requirePublicLiteral } from './public-network.ts'

type Outgoing = {
  headers: Record<string, string>
  body: string
  /** Only addresses of the internet are called, whatever the name resolves to at the moment of the call. */
  onlyPublic: boolean
  timeoutMs: number
  /** Finds addresses; tests bring their own. */
  resolve?: typeof lookup
}

/**
 * Posts to an address that somebody gave us, on a connection of its own, and gives the status. Redirects are not followed and
 * what is answered is not read. Throws when there is no answer in time, or the address is not one of the internet.
 */
export const postOutside = async (
  uri: URL,
  { headers, body, onlyPublic, timeoutMs, resolve = lookup }: Outgoing,
): Promise<number> => {
  if (onlyPublic) requirePublicLiteral(uri)
  return new Promise((done, fail) => {
    const request = uri.protocol === 'https:' ? requestHttps : requestHttp
    const options = {
      method: 'POST',
      headers,
      lookup: onlyPublic ? publicLookup(resolve) : resolve,
      agent: false as const,
      signal: AbortSignal.timeout(timeoutMs),
    }
    request(uri, options, (answer) => {
      answer.on('error', fail).on('end', () => done(answer.statusCode ?? 0))
      answer.resume()
    })
      .on('error', fail)
      .end(body)
  })
}
