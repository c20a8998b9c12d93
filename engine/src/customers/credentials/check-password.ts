import { checkPassword, type PasswordRuleId } from '../../../../facts/password.ts'
import { fold } from '../../../../facts/text.ts'
import type { Site } from '../../kernel/site.ts'
import { invalidPassword } from '../problems.ts'

export const passwordMaxLength = 128

type Rule = PasswordRuleId | 'tooLong' | 'context'

const lettersOf = (text: string) => fold(text).replace(/[^\p{L}]/gu, '')

/** A password that is only the shop's name or the customer's address, dressed up. */
const isContextWord = (password: string, site: Site, login: string) => {
  const letters = lettersOf(password)
  if (letters === lettersOf(site.name)) return true
  return fold(password).includes(fold(login)) || (letters.length > 5 && letters === lettersOf(login))
}

/**
 * Holds a new password to the checklist, the blocklist, 128 characters, and to not being the shop's name or the
 * login. Problem: 400 invalid-password, whose `rules` name what it fails.
 */
export const requireGoodPassword = (site: Site, login: string, password: string): void => {
  const rules: Rule[] = checkPassword(password)
  if ([...password].length > passwordMaxLength) rules.push('tooLong')
  if (isContextWord(password, site, login)) rules.push('context')
  if (rules.length > 0) throw invalidPassword('The password does not meet the requirements.', { rules })
}
