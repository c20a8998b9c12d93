import { readPickupCode } from '../../../../facts/pickup-code.ts'

/** What a receipt’s code says: an order’s number, and the eight signs that show who has it; typed alone, one of the two. */
export type Scanned = { orderNo: string; code?: string } | { orderNo?: undefined; code: string }

const link = /\/retiro\/([\w-]{3,50})\.([0-9a-z]{8})(?:[?#].*)?$/i
const both = /^([\w-]{3,50})[.\s]\s*(\S.*)$/
const number = /^[\w-]{3,50}$/

/**
 * Reads a scanned or typed text: the address of a receipt, its number and code, or one of them alone; undefined for others.
 * Eight signs with a letter among them are a code.
 */
export const readScannedCode = (text: string): Scanned | undefined => {
  const trimmed = text.trim()
  const alone = readPickupCode(trimmed)
  if (alone !== undefined) return { code: alone }
  const [, orderNo, rest = ''] = link.exec(trimmed) ?? both.exec(trimmed) ?? []
  const code = readPickupCode(rest)
  if (orderNo && code) return { orderNo, code }
  return number.test(trimmed) ? { orderNo: trimmed } : undefined
}
