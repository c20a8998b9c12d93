import { formatNumber } from '../../../../facts/format-number.ts'
import type { LocaleId } from '../../../../facts/locales.ts'
import type { CalculatorAnswer } from './calculator.ts'

/** The figures of a sentence as a locale writes them, thousands too. */
export const localeValues = (
  values: CalculatorAnswer['values'],
  locale: LocaleId,
): CalculatorAnswer['values'] =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? formatNumber(value, locale, 4) : value,
    ]),
  )
