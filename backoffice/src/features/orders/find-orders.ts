import { anyOf, hasWords, isOneOf, type SearchQuery } from '../../api/search-query.ts'
import { readScannedCode } from './scanned-code.ts'

/** Digits and what stands between them, enough of them for a telephone or an id. */
const wholeNumber = /^[+\d][\d\s().-]{6,}$/

/**
 * What somebody types or scans to find orders: a number, a name, an address, a whole telephone or id, the code of a receipt.
 * Undefined for nothing.
 */
export const findsOrders = (text: string): SearchQuery | undefined => {
  const words = text.trim()
  const { orderNo } = (words.includes('/') && readScannedCode(words)) || {}
  if (orderNo) return hasWords(['words'], orderNo)
  return wholeNumber.test(words)
    ? anyOf(hasWords(['words'], words), isOneOf('number', [words]))
    : hasWords(['words'], words)
}
