import { hkdfSync } from 'node:crypto'
import { seal, unseal } from '../kernel/sealed.ts'
import { isSecret, type Mail } from './write-letter.ts'

/** A mail as it waits in the outbox. What is a key to an account is not readable there. */
export type WaitingMail = { mail: Mail } | { sealed: string }

const keyOf = (secretKey: string) =>
  Buffer.from(hkdfSync('sha256', secretKey, 'lamina', 'mail in the outbox', 32))

export const closeMail = (mail: Mail, secretKey: string): WaitingMail =>
  isSecret(mail.template) ? { sealed: seal(keyOf(secretKey), JSON.stringify(mail)) } : { mail }

/** Undefined when it was closed with another key: what it opens is worth nothing any more. */
export const openMail = (waiting: WaitingMail, secretKey: string): Mail | undefined => {
  if ('mail' in waiting) return waiting.mail
  const text = unseal(keyOf(secretKey), waiting.sealed)
  return text === undefined ? undefined : (JSON.parse(text) as Mail)
}
