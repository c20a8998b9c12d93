import type { IsoDate } from '../../../../facts/dates.ts'
import { formatDate } from '../../../../facts/format-date.ts'
import type { Translate } from '../../lib/i18n/i18n.ts'
import { type DateProblem, usualMinimumAge } from './date-rules.ts'
import { messages } from './messages.ts'

const texts = {
  missing: messages.missing,
  'not-a-date': messages.notADate,
  'too-late': messages.tooLate,
  'too-young': messages.tooYoung,
  'too-long-ago': messages.tooLongAgo,
}

/** What to say of a date's problem. */
export const dateText = (
  t: Translate,
  problem: DateProblem | undefined,
  { maxDate, minimumAge = usualMinimumAge }: { maxDate?: IsoDate; minimumAge?: number } = {},
): string | undefined =>
  problem && t(texts[problem], { date: maxDate ? formatDate(maxDate) : '', age: minimumAge })
