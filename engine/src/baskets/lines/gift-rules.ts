import type { Gift } from '../basket.ts'

/** What a request says of a gift; a member that is not named changes nothing. */
export type GiftRequest = { gift?: boolean | null; giftMessage?: string | null }

/** The gift after a request: words make a gift of it, `gift: false` takes the words away. */
export const applyGiftRequest = (
  held: Gift | undefined,
  { gift, giftMessage }: GiftRequest,
): Gift | undefined => {
  if (gift === false || (gift === null && !giftMessage)) return undefined
  const message = giftMessage === undefined ? held?.message : giftMessage?.trim()
  if (message) return { message }
  return gift === true || held ? {} : undefined
}

/** As the contract writes it of a line; of a line that is no gift nothing is said. */
export const giftView = (gift: Gift | undefined) =>
  gift ? { gift: true, ...(gift.message === undefined ? {} : { giftMessage: gift.message }) } : undefined
