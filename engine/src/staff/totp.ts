import { hkdfSync } from 'node:crypto'
import { Secret, TOTP } from 'otpauth'
import type { Ctx } from '../kernel/context.ts'
import { seal, unseal } from '../kernel/seal.ts'

const stepSeconds = 30
/** Steps of time before and after the present one in which a code counts: clocks differ. */
const tolerance = 1

const keyOf = (secretKey: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'second factor of staff', 32))

const totpOf = (secret: string, label = '', issuer = '') =>
  new TOTP({ secret: Secret.fromBase32(secret), label, issuer, period: stepSeconds })

type Keyed = Pick<Ctx, 'secretKey'>

/** A new secret (160 bits), as it is kept: nobody reads it without the shop's key. */
export const newTotp = ({ secretKey }: Keyed): string =>
  seal(keyOf(secretKey), new Secret({ size: 20 }).base32)

/** A kept secret as an app takes it: to be typed, and as what a QR code says. Undefined when the shop's key is another. */
export const totpForApp = (
  { secretKey }: Keyed,
  sealed: string,
  { email, shop }: { email: string; shop: string },
): { secret: string; uri: string } | undefined => {
  const secret = unseal(keyOf(secretKey), sealed)
  return secret === undefined ? undefined : { secret, uri: totpOf(secret, email, shop).toString() }
}

/** The step of time that a code of a kept secret is of; undefined for a wrong one. Whether it was used is not judged here. */
export const totpStep = (
  { secretKey, now }: Keyed & Pick<Ctx, 'now'>,
  sealed: string,
  code: string,
): number | undefined => {
  const secret = unseal(keyOf(secretKey), sealed)
  if (secret === undefined) return undefined
  const timestamp = now.getTime()
  const delta = totpOf(secret).validate({ token: code, timestamp, window: tolerance })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / stepSeconds) + delta
}
