import type { VendorCheck } from '../vendor-check.ts'
import { accessTokens } from './access-token.ts'

const patienceMs = 7_000

/** Asks for an access token; whether the webhook is ours is told by the first one that comes. */
export const checkPaypal =
  (client: { baseUrl: string; clientId: string; clientSecret: string }): VendorCheck =>
  async () => {
    await accessTokens(client, patienceMs).read()
    return 'signed in'
  }
