import type { Translate } from '../../lib/i18n.ts'
import { subjects } from './messages.ts'

/** What a case is about, in the person's language; the text that was sent where the subject is not one of ours. */
export const subjectName = (t: Translate, subject: string): string => {
  const known = Object.entries(subjects).find(([text]) => text === subject)
  return known ? t(known[1]) : subject
}
