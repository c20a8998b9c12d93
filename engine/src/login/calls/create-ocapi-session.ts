import { knownShopper } from '../../kernel/context.ts'
import { type Operation, Reply } from '../../kernel/operation.ts'
import { bridgeMinutes, sealBridge } from '../sessions/bridge-cookie.ts'
import type { loginContract } from '../contract.ts'

/**
 * A session for pages of the older platform beside ours (S7.051): 204 and the cookie `dwsid`, which the session
 * bridge takes back. No body.
 */
export const createOcapiSession = (async (ctx) => {
  const secure = ctx.publicOrigin.startsWith('https:') ? '; Secure' : ''
  const value = sealBridge(ctx, knownShopper(ctx))
  const cookie = `dwsid=${value}; Path=/; Max-Age=${bridgeMinutes * 60}; HttpOnly; SameSite=Lax${secure}`
  return new Reply<undefined>(204, undefined, { 'set-cookie': cookie })
}) satisfies Operation<typeof loginContract.createOcapiSession>
