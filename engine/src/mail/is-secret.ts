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
