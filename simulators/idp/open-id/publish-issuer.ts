import { decodeJwt, SignJWT } from 'jose'
import type { KoaContextWithOIDC } from 'oidc-provider'
import type { OpenIdVendor } from './vendor.ts'

type SigningKey = { privateKey: CryptoKey; algorithm: string; keyId: string }

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const discovery = (body: Record<string, unknown>, published: string) => {
  const { authorization_response_iss_parameter_supported: _named, ...rest } = body
  return { ...rest, issuer: published }
}

const withoutIssuer = (location: string) => {
  const url = new URL(location)
  url.searchParams.delete('iss')
  return url.href
}

/**
 * For a vendor whose issuer is no single address: its discovery document, its id tokens (signed anew with the same key)
 * and its way back to the shop say what that vendor's do.
 */
export const publishIssuer =
  ({ published, ofToken }: NonNullable<OpenIdVendor['issuer']>, key: SigningKey) =>
  async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next()
    const { body } = ctx
    const { location } = ctx.response.headers
    if (typeof location === 'string' && location.includes('iss='))
      ctx.response.set('location', withoutIssuer(location))
    if (!isObject(body)) return
    if (ctx.oidc?.route === 'discovery') ctx.body = discovery(body, published)
    if (typeof body.id_token !== 'string') return
    const claims = decodeJwt(body.id_token)
    ctx.body = {
      ...body,
      id_token: await new SignJWT({ ...claims, iss: ofToken(claims) })
        .setProtectedHeader({ alg: key.algorithm, kid: key.keyId, typ: 'JWT' })
        .sign(key.privateKey),
    }
  }
