import { hkdfSync } from 'node:crypto'
import type { Ctx } from '../../kernel/context.ts'
import { seal, unseal } from '../../kernel/seal.ts'
import { hashSecret } from '../../kernel/secret-hash.ts'

/** How long somebody may take at their directory. */
export const questionMs = 10 * 60_000

const cookieName = '__Host-staff-directory'

/** Gives a browser what tells its own answer from one that somebody else began. */
export const browserCookie = (secret: string): string =>
  `${cookieName}=${secret}; Path=/; HttpOnly; Secure; SameSite=Strict; Max-Age=${questionMs / 1000}`

/** What the browser that asked sends. */
const browserSecretOf = (cookies: string | undefined): string | undefined =>
  /(?:^|;\s*)__Host-staff-directory=([\w-]{43})(?:;|$)/.exec(cookies ?? '')?.[1]

/** What the directory was asked, by whose browser. It travels sealed as the `state`. */
export type DirectoryQuestion = {
  nonce: string
  verifier: string
  /** Hash of the browser's cookie; also the row that is spent by the first answer. */
  mark: string
  /** Milliseconds since 1970. */
  askedAt: number
  inWindow: boolean
  /** Of somebody who is signed in and shows once more who they are. */
  prover?: { staffId: string; sessionId: string }
}

type Keyed = Pick<Ctx, 'secretKey' | 'now'>

const keyOf = ({ secretKey }: Pick<Keyed, 'secretKey'>) =>
  Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'staff asked their directory', 32))

export const sealQuestion = (ctx: Keyed, question: DirectoryQuestion): string =>
  seal(keyOf(ctx), JSON.stringify(question))

/** The question that an answer's `state` belongs to; undefined for one that this browser did not ask, or too long ago. */
export const openQuestion = (
  ctx: Keyed,
  state: string | null,
  cookies: string | undefined,
): DirectoryQuestion | undefined => {
  const text = unseal(keyOf(ctx), state ?? '')
  const secret = browserSecretOf(cookies)
  if (text === undefined || secret === undefined) return undefined
  const question = JSON.parse(text) as DirectoryQuestion
  const isExpired = question.askedAt + questionMs <= ctx.now.getTime()
  return isExpired || question.mark !== hashSecret(secret) ? undefined : question
}
