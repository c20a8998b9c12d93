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

/** The members of a line that say it is a gift; a line that is none has neither. */
export const giftView = (gift: Gift | undefined) =>
  gift ? { gift: true, ...(gift.message === undefined ? {} : { giftMessage: gift.message }) } : undefined
