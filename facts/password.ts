/** The password checklist of registration [S5.010–S5.014] and the list of passwords nobody may use. */
import { isCommonPassword } from './common-passwords.ts'

export const passwordRuleIds = ['length', 'uppercase', 'lowercase', 'number', 'special', 'common'] as const
export type PasswordRuleId = (typeof passwordRuleIds)[number]

/** Characters a password needs at least [S5.010]. */
export const passwordMinLength = 8

/** The five lines that tick while typing, in the order shown. Accented letters count as letters [S5.012]. */
export const passwordChecklist: readonly { id: PasswordRuleId; passes: (password: string) => boolean }[] = [
  { id: 'length', passes: (password) => [...password].length >= passwordMinLength },
  { id: 'uppercase', passes: (password) => /\p{Lu}/u.test(password) },
  { id: 'lowercase', passes: (password) => /\p{Ll}/u.test(password) },
  { id: 'number', passes: (password) => /\d/.test(password) },
  { id: 'special', passes: (password) => /[!@#$%^&*(),.?":{}|<>]/.test(password) },
]

/** The rules a password fails, in the order of the checklist, then 'common'; empty when it may be used. */
export function checkPassword(password: string): PasswordRuleId[] {
  const failed = passwordChecklist.filter((rule) => !rule.passes(password)).map((rule) => rule.id)
  return isCommonPassword(password) ? [...failed, 'common'] : failed
}
