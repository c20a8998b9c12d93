import type { lookup } from 'node:dns'
import { errors, jwtVerify, SignJWT } from 'jose'
import type { Ctx } from '../../kernel/context.ts'
import { postOutside } from '../../kernel/post-outside.ts'
import { issuerOf } from '../tokens/access-token.ts'
import { keysOf } from '../tokens/keys.ts'

/** Header that proves that a callback comes from SLAS (contract 3.1). */
export const callbackHeader = 'x-slas-callback-token'

const audience = 'slas-callback'

type Scope = Pick<Ctx, 'secretKey' | 'site' | 'now'>

const signCallback = (ctx: Scope, email: string) => {
  const { signing } = keysOf(ctx.secretKey)
  const seconds = Math.floor(ctx.now.getTime() / 1000)
  return new SignJWT({})
    .setProtectedHeader({ alg: 'ES256', kid: signing.kid, typ: 'jwt' })
    .setIssuer(issuerOf(ctx.site.organizationId))
    .setAudience(audience)
    .setSubject(email)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 300)
    .sign(signing.privateKey)
}

/** Whether the proof is ours, fresh, and for this address. */
export const isOwnCallback = async (
  ctx: Scope,
  proof: string | undefined,
  email: string,
): Promise<boolean> => {
  try {
    const { payload } = await jwtVerify(proof ?? '', keysOf(ctx.secretKey).signing.publicKey, {
      algorithms: ['ES256'],
      issuer: issuerOf(ctx.site.organizationId),
      audience,
      currentDate: ctx.now,
    })
    return payload.sub === email
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof TypeError) return false
    throw error
  }
}

/**
 * Hands address and token to the client's registered callback, which mails them. Redirects are not followed, and in
 * production only the shop's own callback may stand in a private network, whatever its name resolves to at the moment of
 * the call. Throws when the callback does not answer 2xx within five seconds, so that the job tries again.
 */
export const postCallback = async (
  ctx: Scope & Pick<Ctx, 'locale' | 'production' | 'publicOrigin'>,
  callback: string,
  { email, token }: { email: string; token: string },
  resolve?: typeof lookup,
): Promise<void> => {
  const uri = new URL(callback)
  const status = await postOutside(uri, {
    headers: { 'content-type': 'application/json', [callbackHeader]: await signCallback(ctx, email) },
    body: JSON.stringify({ email_id: email, token, locale: ctx.locale }),
    onlyPublic: ctx.production && uri.origin !== ctx.publicOrigin,
    timeoutMs: 5_000,
    ...(resolve ? { resolve } : {}),
  })
  if (status < 200 || status > 299) throw new Error(`the callback answered ${status}`)
}
