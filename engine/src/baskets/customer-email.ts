import { isEmail } from '../../../facts/email.ts'
import { badRequest } from '../kernel/problem.ts'

/** The trimmed address. Problem: 400. */
export const checkedEmail = (email: string): string => {
  if (!isEmail(email)) throw badRequest('The e-mail address is not valid.', { property: 'email' })
  return email.trim()
}
