export type Card = { number: string; month: number; year: number }

export type CardInput = {
  number?: unknown
  securityCode?: unknown
  expirationMonth?: unknown
  expirationYear?: unknown
}

/** The check digit of card numbers (Luhn). */
export const hasCheckDigit = (number: string): boolean => {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return /^\d{13,19}$/.test(number) && sum % 10 === 0
}

/** The networks of the vendor, with the type of card that stands for each in its answers. */
const networks: [RegExp, string, string][] = [
  [/^4/, 'VISA', '001'],
  [/^(5[1-5]|2[2-7])/, 'MASTERCARD', '002'],
  [/^3[47]/, 'AMEX', '003'],
  [/^6/, 'DISCOVER', '004'],
]

/** Networks that a session may name. */
export const knownNetworks = [
  'VISA',
  'MASTERCARD',
  'AMEX',
  'DISCOVER',
  'DINERSCLUB',
  'JCB',
  'MAESTRO',
  'CARTESBANCAIRES',
  'CUP',
  'ELO',
  'EFTPOS',
  'MADA',
]

const networkEntryOf = (number: string) => networks.find(([pattern]) => pattern.test(number))
export const networkOf = (number: string): string | undefined => networkEntryOf(number)?.[1]
export const typeOf = (number: string): string | undefined => networkEntryOf(number)?.[2]

const text = (value: unknown) => (typeof value === 'string' ? value : '')

export type CardFault = { location: 'number' | 'securityCode' | 'expirationMonth'; message: string }

/** The card as typed, or the fields that are wrong. */
export const readCard = (
  input: CardInput,
  allowed: readonly string[],
  now: Date,
): { card: Card } | { faults: CardFault[] } => {
  const number = text(input.number)
  const [month, year] = [Number(input.expirationMonth), Number(input.expirationYear)]
  const network = networkOf(number)
  const lastDay = new Date(Date.UTC(year, month, 1))
  const faults: CardFault[] = []
  if (!hasCheckDigit(number) || !network || !allowed.includes(network))
    faults.push({ location: 'number', message: 'Validation error' })
  if (!(network === 'AMEX' ? /^\d{4}$/ : /^\d{3}$/).test(text(input.securityCode)))
    faults.push({ location: 'securityCode', message: 'Validation error' })
  if (!(month >= 1 && month <= 12 && lastDay > now && year < now.getUTCFullYear() + 20))
    faults.push({ location: 'expirationMonth', message: 'Validation error' })
  return faults.length > 0 ? { faults } : { card: { number, month, year } }
}

/** What may be shown of a card: the first digits and the last four. */
export const maskOf = (number: string): string =>
  `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`
