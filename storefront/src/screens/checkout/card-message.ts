/** What the page learns of a card: a token that pays once, and what may be shown. */
export type CardToken = {
  token: string
  cardType?: string
  maskedNumber?: string
  holder?: string
  expirationMonth?: number
  expirationYear?: number
}

export type CardMessage =
  | { type: 'ready' }
  | { type: 'height'; height: number }
  | { type: 'token'; token: CardToken }
  | { type: 'invalid' }

const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const whole = (value: unknown) => (Number.isInteger(value) ? (value as number) : undefined)

const tokenOf = (data: Record<string, unknown>): CardMessage | undefined => {
  const token = text(data.token)
  if (!token) return undefined
  const card = record(data.card)
  return {
    type: 'token',
    token: {
      token,
      cardType: text(card.cardType),
      maskedNumber: text(card.maskedNumber),
      holder: text(card.holder),
      expirationMonth: whole(card.expirationMonth),
      expirationYear: whole(card.expirationYear),
    },
  }
}

/** A message of the card frame; undefined for anything else that is posted to the page. */
export const readCardMessage = (value: unknown): CardMessage | undefined => {
  const data = record(value)
  if (data.source !== 'card-fields') return undefined
  if (data.type === 'token') return tokenOf(data)
  if (data.type === 'invalid' || data.type === 'ready') return { type: data.type }
  const { height } = data
  if (data.type === 'height' && typeof height === 'number' && height > 0 && height < 2000)
    return { type: 'height', height: Math.ceil(height) }
  return undefined
}
