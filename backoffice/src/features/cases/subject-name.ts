import type { Translate } from '../../lib/i18n.ts'
import { subjects } from './messages.ts'

/** What a case is about, in the person's language; as it was sent where it is none that is known here. */
export const subjectName = (t: Translate, subject: string): string => {
  const known = Object.entries(subjects).find(([text]) => text === subject)
  return known ? t(known[1]) : subject
}
