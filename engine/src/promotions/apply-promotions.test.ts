import { expect, test } from 'vitest'
import { discountDelivery, discountLines, discountOrder, type PromotableLine } from './apply-promotions.ts'
import { selects } from './selects.ts'

const line = (over: Partial<PromotableLine>): PromotableLine => {
  const made = {
    sku: 'A',
    masterId: undefined,
    categoryIds: ['tornillos'],
    attributes: {},
    pieces: 1,
    totalMm: 0,
    cut: undefined,
    pieceMinor: 1000,
    ...over,
  }
  return { priceMinor: made.pieceMinor * made.pieces, ...made }
}
const amounts = (found: ReturnType<typeof discountLines>) => found.map((one) => one?.amountMinor ?? 0)
const sheet = (metres: number) =>
  line({
    sku: 'L',
    masterId: 'LM',
    categoryIds: ['laminas'],
    pieces: 1,
    totalMm: metres * 1000,
    cut: { lengthMm: metres * 1000 },
    pieceMinor: metres * 800,
  })

test('a selector wants all of its members: category, product or master, attribute', () => {
  const blue = line({ sku: 'X', masterId: 'M', attributes: { color: 'azul' } })
  expect(selects({}, blue)).toBe(true)
  expect(selects({ products: ['M'] }, blue)).toBe(true)
  expect(selects({ products: ['M'], attributes: { color: ['azul', 'rojo'] } }, blue)).toBe(true)
  expect(selects({ products: ['M'], attributes: { color: ['rojo'] } }, blue)).toBe(false)
  expect(selects({ categories: ['laminas'], products: ['X'] }, blue)).toBe(false)
})

test('metres of one family open a percentage on another, exactly from the minimum on', () => {
  const rule = {
    kind: 'percentage' as const,
    percent: 10,
    products: { categories: ['tornillos'] },
    whenMetres: { products: { categories: ['laminas'] }, minMetres: 40 },
  }
  const screws = line({ pieces: 3 })
  expect(amounts(discountLines([screws, sheet(39)], [{ id: 'p', rule }], 'SV'))).toEqual([0, 0])
  expect(amounts(discountLines([screws, sheet(20), sheet(20)], [{ id: 'p', rule }], 'SV'))).toEqual([
    300, 0, 0,
  ])
})

test('of promotions for a line the first in order takes it; conditions still see the whole basket', () => {
  const ten = { id: 'ten', rule: { kind: 'percentage' as const, percent: 10, products: {} } }
  const many = {
    id: 'many',
    rule: { kind: 'percentageFromQuantity' as const, percent: 50, products: {}, minQuantity: 2 },
  }
  const lines = [line({}), line({ sku: 'B' })]
  const ids = (order: (typeof ten | typeof many)[]) =>
    discountLines(lines, order, 'SV').map((one) => one?.promotionId)
  expect(ids([ten, many])).toEqual(['ten', 'ten'])
  expect(ids([many, ten])).toEqual(['many', 'many'])
})

test('a fixed price counts only where it is lower, by the metre for cut goods, by country', () => {
  const rule = {
    kind: 'fixedPrice' as const,
    prices: [
      { sku: 'A', amounts: { SV: '9.00' } },
      { sku: 'L', amounts: { SV: '7.00' } },
      { sku: 'B', amounts: { SV: '11.00' } },
    ],
  }
  const lines = [line({ pieces: 2 }), sheet(3), line({ sku: 'B' })]
  expect(amounts(discountLines(lines, [{ id: 'p', rule }], 'SV'))).toEqual([200, 300, 0])
  expect(amounts(discountLines(lines, [{ id: 'p', rule }], 'GT'))).toEqual([0, 0, 0])
})

test('three for two gives away the cheapest pieces over all lines', () => {
  const rule = { kind: 'buyXPayY' as const, products: {}, buy: 3, pay: 2 }
  const lines = [line({ pieces: 4 }), line({ sku: 'B', pieces: 2, pieceMinor: 300 }), line({ sku: 'C' })]
  // Seven pieces: two free, the two of 3.00.
  expect(amounts(discountLines(lines, [{ id: 'p', rule }], 'SV'))).toEqual([0, 600, 0])
  expect(amounts(discountLines([line({ pieces: 2 })], [{ id: 'p', rule }], 'SV'))).toEqual([0])
})

test('order promotions follow each other, each on what is left; caps, minima and first orders hold', () => {
  const half = { id: 'half', rule: { kind: 'orderPercentage' as const, percent: 50, firstOrderOnly: false } }
  const capped = {
    id: 'capped',
    rule: {
      kind: 'orderPercentage' as const,
      percent: 10,
      caps: { SV: '2.00' },
      minAmounts: { SV: '50.00' },
      firstOrderOnly: true,
    },
  }
  const facts = { country: 'SV' as const, firstOrder: true }
  const found = (goods: number, first = true) =>
    discountOrder([line({})], goods, [half, capped], { ...facts, firstOrder: first }).map(
      (one) => one.amountMinor,
    )
  expect(found(10_000)).toEqual([5000, 200])
  expect(found(9998)).toEqual([4999])
  expect(found(10_000, false)).toEqual([5000])
})

test('free delivery needs amount, zone, kind of method and a country that has it', () => {
  const rule = {
    kind: 'freeShipping' as const,
    maxZoneKm: 25,
    minAmounts: { SV: '600' },
    methodKinds: ['truck' as const],
  }
  const free = (over: object, goods = 60_000, country: 'SV' | 'GT' = 'SV') =>
    discountDelivery(
      { priceMinor: 100, methodKind: 'truck', km: 25, ...over },
      goods,
      [{ id: 'p', rule }],
      country,
    )
  expect(free({})).toEqual({ promotionId: 'p', amountMinor: 100, kind: 'free' })
  for (const not of [
    free({ km: 26 }),
    free({ methodKind: 'courier' }),
    free({}, 59_999),
    free({}, 60_000, 'GT'),
  ]) {
    expect(not).toBeUndefined()
  }
})
