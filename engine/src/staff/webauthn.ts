import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Ctx } from '../kernel/context.ts'

/** Loaded when somebody first uses a passkey: it brings readers of certificates that nobody else needs. */
const library = () => import('@simplewebauthn/server')

const timeout = 5 * 60_000
/** ES256, and RS256 for older devices. */
const algorithms = [-7, -257]

type Shop = Pick<Ctx, 'publicOrigin' | 'site'>
type Held = { id: string; publicKey: string; counter: number }

/** Keys belong to the host of the shop. */
const hostOf = ({ publicOrigin }: Shop) => new URL(publicOrigin).hostname

/** What a browser needs to make a key for somebody. */
export const creationOptions = async (
  shop: Shop,
  person: { id: string; email: string; name: string },
  held: readonly { id: string }[],
) => {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    rpName: shop.site.name,
    rpID: hostOf(shop),
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    timeout,
    excludeCredentials: held.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: algorithms,
  })
  return {
    rp: { id: hostOf(shop), name: options.rp.name },
    user: options.user,
    challenge: options.challenge,
    pubKeyCredParams: options.pubKeyCredParams.map(({ alg }) => ({ type: 'public-key' as const, alg })),
    timeout,
    excludeCredentials: held.map(({ id }) => ({ type: 'public-key' as const, id })),
    authenticatorSelection: {
      residentKey: 'required' as const,
      requireResidentKey: true,
      userVerification: 'required' as const,
    },
    attestation: 'none' as const,
  }
}

/** What a browser needs to sign with a key that it finds itself. */
export const requestOptions = async (shop: Shop) => {
  const { generateAuthenticationOptions } = await library()
  const rpId = hostOf(shop)
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId, userVerification: 'required' })
  return { rpId, challenge, timeout, userVerification: 'required' as const }
}

/** The challenge that a device has signed, as it says; undefined for nonsense. Whether it is ours is judged by who keeps it. */
export const challengeIn = (clientDataJSON: string): string | undefined => {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      challenge?: unknown
    }
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The key that a device has made for our host and origin, with the person verified; undefined for anything else. */
export const verifyCreation = async (
  shop: Shop,
  response: RegistrationResponseJSON,
  challenge: string,
): Promise<Held | undefined> => {
  const { verifyRegistrationResponse } = await library()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: shop.publicOrigin,
      expectedRPID: hostOf(shop),
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    })
    if (!registrationInfo) return undefined
    const { id, publicKey, counter } = registrationInfo.credential
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter }
  } catch {
    // The library throws for whatever does not fit: another origin, another host, nobody verified, a broken signature.
    return undefined
  }
}

/** The key's counter after what it has signed for our host and origin; undefined for anything else. */
export const verifyAssertion = async (
  shop: Shop,
  response: AuthenticationResponseJSON,
  challenge: string,
  { id, publicKey, counter }: Held,
): Promise<number | undefined> => {
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: shop.publicOrigin,
      expectedRPID: hostOf(shop),
      requireUserVerification: true,
      credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}
