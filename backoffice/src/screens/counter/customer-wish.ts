import { isPhone } from '../../../../facts/phone.ts'

/** What a customer is looked up by, one after the other until somebody is found; each is compared whole. */
export type CustomerWish = { email: string } | { phone: string } | { customerNo: string }

/** What a typed text may be: an address; else a phone where it has enough digits, and a customer's number. */
export const wishesOf = (text: string): readonly CustomerWish[] => {
  const typed = text.trim()
  if (typed === '') return []
  if (typed.includes('@')) return [{ email: typed }]
  const numbers = typed.length <= 20 ? [{ customerNo: typed }] : []
  return isPhone(typed) ? [{ phone: typed }, ...numbers] : numbers
}
