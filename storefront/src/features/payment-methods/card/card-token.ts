/** What the page learns of a card: a token that pays once, and what may be shown. */
export type CardToken = {
  token: string
  cardType?: string
  maskedNumber?: string
  holder: string
  expirationMonth: number
  expirationYear: number
}

const brands: Readonly<Record<string, string>> = {
  '001': 'Visa',
  '002': 'Master Card',
  '003': 'Amex',
  '004': 'Discover',
}

type Payload = {
  content?: {
    paymentInformation?: { card?: { number?: { maskedValue?: string; detectedCardTypes?: string[] } } }
  }
}

const payloadOf = (jwt: string): Payload => {
  try {
    const body = (jwt.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')
    return JSON.parse(atob(body)) as Payload
  } catch {
    return {}
  }
}

/** What a token tells of its card; the page believes it for showing only. */
export const shownOf = (jwt: string): Pick<CardToken, 'cardType' | 'maskedNumber'> => {
  const { maskedValue, detectedCardTypes } = payloadOf(jwt).content?.paymentInformation?.card?.number ?? {}
  const brand = brands[detectedCardTypes?.[0] ?? '']
  const digits = /\d{4}$/.exec(maskedValue ?? '')?.[0]
  return {
    ...(brand === undefined ? {} : { cardType: brand }),
    ...(digits === undefined ? {} : { maskedNumber: `************${digits}` }),
  }
}

/** `MM/AA` or `MM/AAAA` as typed; undefined for no month to come. */
export const expiryOf = (typed: string, now: Date): { month: number; year: number } | undefined => {
  const [, month = '', year = ''] = /^\s*(0?[1-9]|1[0-2])\s*[/-]?\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? []
  const expiry = { month: Number(month), year: Number(year) + (year.length === 2 ? 2000 : 0) }
  const isToCome = new Date(expiry.year, expiry.month, 1) > now && expiry.year < now.getFullYear() + 20
  return month !== '' && isToCome ? expiry : undefined
}
