import { hkdfSync } from 'node:crypto'
import type { Ctx } from '../kernel/context.ts'
import { seal, unseal } from '../kernel/seal.ts'
import { hashSecret } from '../kernel/secret-hash.ts'

const lifeMs = 5 * 60_000

const keyOf = (secretKey: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'password of staff was right', 32))

type Keyed = Pick<Ctx, 'secretKey' | 'now'>
type Passed = { id: string; passwordHash: string | null }

const markOf = ({ passwordHash }: Passed) => hashSecret(passwordHash ?? '')

/** What somebody carries from the right password to the second factor: sealed, for five minutes. */
export const sealChallenge = ({ secretKey, now }: Keyed, member: Passed): string =>
  seal(keyOf(secretKey), [member.id, now.getTime() + lifeMs, markOf(member)].join(' '))

/** The person whose password was right; undefined when it is too old, or none of ours. */
export const openChallenge = ({ secretKey, now }: Keyed, challenge: string): string | undefined => {
  const [id, until] = unseal(keyOf(secretKey), challenge)?.split(' ') ?? []
  return Number(until) > now.getTime() ? id : undefined
}

/** Whether the password is still the one that was right. */
export const isOfPassword = ({ secretKey }: Pick<Ctx, 'secretKey'>, challenge: string, member: Passed) =>
  unseal(keyOf(secretKey), challenge)?.split(' ')[2] === markOf(member)
