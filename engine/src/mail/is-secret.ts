import type { Mail } from './write-mail.ts'

/** Mails whose text is a key to an account; it is not kept once it has left. */
export const isSecret = (template: Mail['template']): boolean =>
  template === 'password-reset' || template === 'sign-in-code' || template === 'email-change'
