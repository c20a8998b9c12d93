import type { Client } from '../client.ts'
import { invalidRequest } from '../problems.ts'
import { isRegisteredCallback } from '../identity/redirect-uri.ts'

/**
 * How a token reaches its owner: undefined is by our own mail, else the address to call. Modes are `email` and
 * `callback`; who names a callback_uri means it. Problem: 400, in the words clients look for.
 */
export const callbackOf = (
  client: Client,
  { mode, callback_uri }: { mode?: string | undefined; callback_uri?: string | undefined },
  publicOrigin: string,
): string | undefined => {
  if (mode !== undefined && mode !== 'email' && mode !== 'callback') {
    throw invalidRequest('mode must be email or callback.')
  }
  if (mode === 'email') return undefined
  if (callback_uri === undefined) {
    if (mode === 'callback') throw invalidRequest('callback_uri is required.')
    return undefined
  }
  if (!isRegisteredCallback(client, callback_uri, publicOrigin)) {
    throw invalidRequest("callback_uri doesn't match the registered callbacks.")
  }
  return callback_uri
}
