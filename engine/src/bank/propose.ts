import { foldedWords } from '../../../facts/text.ts'
import type { Minor } from '../../../facts/money.ts'

export type OpenLine = {
  id: string
  currency: string
  amountMinor: Minor
  description: string
  reference: string
}

/** An order that waits for its transfer; `remainingMinor` is what no line has brought yet. */
export type WaitingOrder = {
  orderNo: string
  customerId: string
  /** Of the customer, the payer and the company. */
  names: string[]
  currency: string
  remainingMinor: Minor
}

export type Certainty = 'certain' | 'probable' | 'none'

/** Why a pair is proposed, or why none is. */
export type Reason =
  | 'number-and-amount'
  | 'number'
  | 'amount-and-name'
  | 'amount'
  | 'orders-of-one-customer'
  | 'several-lines-for-one-order'
  | 'several-orders-fit'
  | 'nothing-fits'

export type Proposal = {
  lineId: string
  certainty: Certainty
  reason: Reason
  orderNos: string[]
  /** What the line has more (+) or less (-) than the orders need. */
  differenceMinor: Minor
}

/** Words of a name that tell one from another. */
const emptyWords = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'sa', 'cv', 'ltda', 'cia', 'srl'])
const tellingWords = (text: string) =>
  foldedWords(text).filter((word) => word.length > 2 && !emptyWords.has(word))

/** Whether every telling word of one of the names stands in the line; one word alone is too little. */
const namesIn = (words: ReadonlySet<string>, { names }: WaitingOrder): boolean =>
  names.some((name) => {
    const telling = tellingWords(name)
    return telling.length > 1 && telling.every((word) => words.has(word))
  })

/** Numbers of a text without their leading zeros: how orders are named in it. */
export const numbersIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/\d{4,}/g)].map(([digits]) => digits.replace(/^0+/, '')))

const sumOf = (orders: readonly WaitingOrder[]) => orders.reduce((sum, one) => sum + one.remainingMinor, 0)

type Found = Pick<Proposal, 'certainty' | 'reason'> & { orders: readonly WaitingOrder[] }

/** Of one customer's orders: all of them, or all but one, that come to the amount. */
const sumOfOne = (
  amountMinor: Minor,
  orders: readonly WaitingOrder[],
): readonly WaitingOrder[] | undefined => {
  if (orders.length < 2) return undefined
  const without = orders.map((left) => orders.filter((one) => one !== left))
  return [orders, ...without].find((some) => some.length > 1 && sumOf(some) === amountMinor)
}

const findFor = (line: OpenLine, waiting: readonly WaitingOrder[]): Found => {
  const text = `${line.description} ${line.reference}`
  const numbers = numbersIn(text)
  const words = new Set(foldedWords(text))
  const named = waiting.filter(({ orderNo }) => numbers.has(orderNo.replace(/^0+/, '')))
  if (named.length > 0) {
    const isExact = sumOf(named) === line.amountMinor
    if (isExact) return { certainty: 'certain', reason: 'number-and-amount', orders: named }
    return { certainty: 'probable', reason: 'number', orders: named }
  }
  const exact = waiting.filter(({ remainingMinor }) => remainingMinor === line.amountMinor)
  const alike = exact.filter((order) => namesIn(words, order))
  if (alike.length === 1) return { certainty: 'probable', reason: 'amount-and-name', orders: alike }
  if (exact.length === 1) return { certainty: 'probable', reason: 'amount', orders: exact }
  const byCustomer = Map.groupBy(
    waiting.filter((order) => namesIn(words, order)),
    ({ customerId }) => customerId,
  )
  const sums = [...byCustomer.values()].flatMap((orders) => [sumOfOne(line.amountMinor, orders) ?? []])
  const [first, second] = sums.filter(({ length }) => length > 0)
  if (first && !second) return { certainty: 'probable', reason: 'orders-of-one-customer', orders: first }
  return { certainty: 'none', reason: exact.length > 1 ? 'several-orders-fit' : 'nothing-fits', orders: [] }
}

/**
 * What each line is probably for. Certain: it names orders, and brings what they need to the cent. A second line for the
 * same order makes neither certain. Nothing is decided here: people confirm.
 */
export const proposeFor = (lines: readonly OpenLine[], waiting: readonly WaitingOrder[]): Proposal[] => {
  const found = lines.map((line) => {
    const sameCurrency = waiting.filter(({ currency }) => currency === line.currency)
    return { line, ...findFor(line, sameCurrency) }
  })
  const wanted = new Map<string, number>()
  for (const { orders } of found)
    for (const { orderNo } of orders) wanted.set(orderNo, (wanted.get(orderNo) ?? 0) + 1)
  return found.map(({ line, certainty, reason, orders }) => {
    const isContested = orders.some(({ orderNo }) => (wanted.get(orderNo) ?? 0) > 1)
    const isDoubted = certainty === 'certain' && isContested
    return {
      lineId: line.id,
      certainty: isDoubted ? 'probable' : certainty,
      reason: isDoubted ? 'several-lines-for-one-order' : reason,
      orderNos: orders.map(({ orderNo }) => orderNo),
      differenceMinor: orders.length === 0 ? 0 : line.amountMinor - sumOf(orders),
    }
  })
}
