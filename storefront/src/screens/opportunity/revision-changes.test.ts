import { expect, test } from 'vitest'
import { changesBetween, type Revision } from './revision-changes.ts'

const sheet = (pieces: number, metres: number, price: number) => ({
  SKU: 'TE008',
  ProductName: 'Lámina',
  Quantity: pieces,
  Length: metres,
  UnitPrice: price,
  Total: pieces * price,
})
const beam = { SKU: 'PE064', ProductName: 'Viga', Quantity: 2, Length: null, UnitPrice: 90, Total: 180 }
const revision = (...lines: Revision['QuoteLineItems']): Revision => ({
  Revision: 1,
  CreatedDate: '2026-11-22T10:00:00.000Z',
  ExpirationDate: '2026-11-29',
  TotalPrice: 0,
  QuoteLineItems: lines,
})

test('an offer made again as it was changes no line', () => {
  expect(changesBetween(revision(beam, sheet(4, 3, 10)), revision(sheet(4, 3, 10), beam))).toEqual([])
})

test('a changed price, quantity or length is listed with its former value, beside added and removed lines', () => {
  const [before, now] = [revision(sheet(4, 3, 10), beam), revision(sheet(4, 3, 9), sheet(1, 6, 20))]
  expect(changesBetween(before, now)).toEqual([
    { before: sheet(4, 3, 10), now: sheet(4, 3, 9) },
    { now: sheet(1, 6, 20) },
    { before: beam },
  ])
  expect(changesBetween(revision(sheet(4, 3, 10)), revision(sheet(5, 3.5, 10)))).toEqual([
    { before: sheet(4, 3, 10), now: sheet(5, 3.5, 10) },
  ])
})

test('of two lengths of a product each is compared with its own', () => {
  const before = revision(sheet(4, 3, 10), sheet(2, 5, 16))
  expect(changesBetween(before, revision(sheet(2, 5, 15), sheet(4, 3, 10)))).toEqual([
    { before: sheet(2, 5, 16), now: sheet(2, 5, 15) },
  ])
})
