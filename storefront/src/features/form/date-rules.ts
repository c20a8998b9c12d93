import { ageOn, type IsoDate } from '../../../../facts/dates.ts'
import { parseDate } from '../../../../facts/format-date.ts'

export type DateProblem = 'missing' | 'not-a-date' | 'too-late' | 'too-young' | 'too-long-ago'

type DateRules = { required?: boolean; maxDate?: IsoDate }

/** What is wrong with a day as it was typed; undefined when nothing is [S5.033] [S5.034]. */
export const dateProblem = (text: string, { required, maxDate }: DateRules = {}): DateProblem | undefined => {
  if (text.trim() === '') return required ? 'missing' : undefined
  const date = parseDate(text)
  if (!date) return 'not-a-date'
  return maxDate !== undefined && date > maxDate ? 'too-late' : undefined
}

/** Years a birth date may lie back [S5.036]. */
const longest = 100

/** The age a shopper must have unless a field says otherwise [S5.035]. */
export const usualMinimumAge = 18

type BirthRules = { required?: boolean; today: IsoDate; minimumAge?: number }

/** The same for a birth date: old enough today, and not more than a hundred years ago. */
export const birthDateProblem = (
  text: string,
  { required, today, minimumAge = usualMinimumAge }: BirthRules,
): DateProblem | undefined => {
  const problem = dateProblem(text, { required, maxDate: today })
  const date = parseDate(text)
  if (problem || !date) return problem
  const age = ageOn(date, today)
  if (age < minimumAge) return 'too-young'
  return age > longest || (age === longest && date.slice(5) !== today.slice(5)) ? 'too-long-ago' : undefined
}
