import type { Card } from './ledger.ts'

export type CardInput = {
  number?: unknown
  holder?: unknown
  month?: unknown
  year?: unknown
  code?: unknown
}

/** The check digit of card numbers (Luhn). */
export const hasCheckDigit = (number: string): boolean => {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{13,19}$/.test(number) && sum % 10 === 0
}

const networks: [RegExp, string][] = [
  [/^4/, 'Visa'],
  [/^(5[1-5]|2[2-7])/, 'Master Card'],
  [/^3[47]/, 'Amex'],
  [/^6/, 'Discover'],
]

export const networkOf = (number: string): string | undefined =>
  networks.find(([pattern]) => pattern.test(number))?.[1]

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The card as typed, or the names of the fields that are wrong. */
export const readCard = (input: CardInput, now: Date): { card: Card } | { faults: string[] } => {
  const number = text(input.number)
  const holder = text(input.holder).trim()
  const [month, year] = [Number(input.month), Number(input.year)]
  const network = networkOf(number)
  const lastDay = new Date(Date.UTC(year, month, 1))
  const faults = [
    ...(hasCheckDigit(number) && network ? [] : ['number']),
    ...(holder ? [] : ['holder']),
    ...(month >= 1 && month <= 12 && lastDay > now && year < now.getUTCFullYear() + 20 ? [] : ['expiry']),
    ...((network === 'Amex' ? /^\d{4}$/ : /^\d{3}$/).test(text(input.code)) ? [] : ['code']),
  ]
  return faults.length > 0 ? { faults } : { card: { number, holder, month, year } }
}

/** What may be shown of a card: the last four digits. */
export const maskOf = (number: string): string => `************${number.slice(-4)}`
