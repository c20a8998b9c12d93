/** What a receipt’s code says: an order’s number, and the eight signs that show who has it. */
export type Scanned = { orderNo: string; code?: string }

const link = /\/retiro\/([\w-]{3,50})\.([0-9a-z]{8})(?:[?#].*)?$/i
const both = /^([\w-]{3,50})[.\s]([0-9a-z]{8})$/i
const number = /^[\w-]{3,50}$/

/** Reads a scanned or typed text: the address of a receipt, its number and code, or a number alone; undefined for others. */
export const readScannedCode = (text: string): Scanned | undefined => {
  const trimmed = text.trim()
  const [, orderNo, code] = link.exec(trimmed) ?? both.exec(trimmed) ?? []
  if (orderNo && code) return { orderNo, code: code.toLowerCase() }
  return number.test(trimmed) ? { orderNo: trimmed } : undefined
}
