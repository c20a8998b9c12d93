import { hkdfSync } from 'node:crypto'
import { seal, unseal } from '../kernel/seal.ts'
import type { Mail } from './write-mail.ts'

const secrets: readonly Mail['template'][] = [
  'password-reset',
  'sign-in-code',
  'email-change',
  'staff-invitation',
  'customer-invitation',
]

/** Mails whose text is a key to an account; it is not kept once it has left. */
export const isSecret = (template: Mail['template']): boolean => secrets.includes(template)

/** A mail as it waits in the outbox. What is a key to an account is not readable there. */
export type QueuedMail = { mail: Mail } | { sealed: string }

const keyOf = (secretKey: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'mail in the outbox', 32))

export const encryptMail = (mail: Mail, secretKey: string): QueuedMail =>
  isSecret(mail.template) ? { sealed: seal(keyOf(secretKey), JSON.stringify(mail)) } : { mail }

/** Undefined when it was closed with another key: what it opens is worth nothing any more. */
export const decryptMail = (waiting: QueuedMail, secretKey: string): Mail | undefined => {
  if ('mail' in waiting) return waiting.mail
  const text = unseal(keyOf(secretKey), waiting.sealed)
  return text === undefined ? undefined : (JSON.parse(text) as Mail)
}
