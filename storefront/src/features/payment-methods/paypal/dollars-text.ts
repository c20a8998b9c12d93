import { formatMoney } from '../../../../../facts/format-money.ts'
import type { LocaleId } from '../../../../../facts/locales.ts'

/** An amount in US dollars (major units), written as the amounts around it are. */
export const dollarsText = (amount: number, locale: LocaleId): string =>
  formatMoney(Math.round(amount * 100), 'USD', locale)
