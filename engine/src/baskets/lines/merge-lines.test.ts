import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Basket, BasketLine } from '../basket.ts'
import { type MergeMode, mergeInto, mergeModes } from './merge-lines.ts'

type Pieces = Record<string, number>
const keyOf = (line: Pick<BasketLine, 'productId' | 'lengthMm' | 'agreed'>) =>
  `${line.productId}/${line.lengthMm ?? ''}/${line.agreed ? 'agreed' : ''}`

/** What each product and length must come to, said without lines: by adding up and comparing piles. */
const expectedPieces = (own: Pieces, guest: Pieces, mode: MergeMode): Pieces => {
  const result: Pieces = { ...own }
  for (const [key, pieces] of Object.entries(guest)) {
    const saved = own[key]
    if (saved === undefined || key.endsWith('agreed') || mode === 'separate_item')
      result[key] = (saved ?? 0) + pieces
    else if (mode === 'sum_quantities') result[key] = saved + pieces
    else if (mode === 'higher_quantity') result[key] = saved > pieces ? saved : pieces
  }
  return result
}

const arbitraryLines = fc
  .uniqueArray(
    fc.record({
      productId: fc.constantFrom('A', 'B', 'C', 'D'),
      lengthMm: fc.constantFrom(undefined, 3000, 4000),
      quantity: fc.integer({ min: 1, max: 500 }),
      agreed: fc.boolean(),
      storeId: fc.constantFrom(undefined, 'S1', 'S2'),
    }),
    { selector: (line) => `${line.productId}${line.lengthMm}${line.agreed}`, maxLength: 8 },
  )
  .map((lines) =>
    lines.map<BasketLine>(({ agreed, ...line }, index) => ({
      ...line,
      itemId: `i${index}`,
      pickUp: false,
      ...(agreed ? { agreed: { pieceMinor: 100, country: 'SV' } } : {}),
    })),
  )

const basket = (lines: BasketLine[], country: Basket['country'], codes: string[]): Basket => ({
  id: 'b',
  customerId: 'c',
  temporary: false,
  country,
  currency: country === 'SV' ? 'USD' : 'HNL',
  lines,
  paymentInstruments: [],
  coupons: codes.map((code) => ({ itemId: code, code })),
  createdAt: new Date(0),
  modifiedAt: new Date(0),
})

const pilesOf = (lines: readonly BasketLine[]): Pieces => {
  const piles: Pieces = {}
  for (const line of lines) piles[keyOf(line)] = (piles[keyOf(line)] ?? 0) + line.quantity
  return piles
}

const runs = process.env.LONG === '1' ? 5000 : 500

test(`${runs} generated pairs of baskets: quantities follow the mode, nothing is lost or doubled`, () => {
  fc.assert(
    fc.property(
      arbitraryLines,
      arbitraryLines,
      fc.constantFrom(...mergeModes),
      fc.constantFrom('SV' as const, 'HN' as const),
      fc.subarray(['X', 'Y']),
      fc.subarray(['x', 'Z']),
      (own, guest, mode, country, ownCodes, guestCodes) => {
        const target = basket(structuredClone(own), 'SV', ownCodes)
        const source = basket(structuredClone(guest), country, guestCodes)
        let ids = 0
        mergeInto(target, source, mode, () => `new${ids++}`)
        expect(pilesOf(target.lines)).toEqual(expectedPieces(pilesOf(own), pilesOf(guest), mode))
        expect(new Set(target.lines.map((line) => line.itemId)).size).toBe(target.lines.length)
        const codes = target.coupons.map(({ code }) => code.toUpperCase())
        expect(new Set(codes)).toEqual(
          new Set([...ownCodes, ...guestCodes].map((code) => code.toUpperCase())),
        )
        expect(codes.length).toBe(new Set(codes).size)
        if (country !== 'SV') {
          for (const line of target.lines.filter(({ itemId }) => itemId.startsWith('new'))) {
            expect(line.storeId).toBeUndefined()
          }
        }
        expect(source.lines).toEqual(guest)
      },
    ),
    { numRuns: runs, seed: 4 },
  )
})
