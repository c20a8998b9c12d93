import { expect, test } from 'vitest'
import type { PromotionDiscount } from '../bundle/index.ts'
import { discountDelivery, discountLines, discountOrder, withoutExcluded } from './apply-promotions.ts'
import { approachingPromotions } from './approaching.ts'
import type { PromotableLine, PromotionContext, RunningPromotion } from './discount.ts'

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
const contextHere: PromotionContext = { country: 'SV', firstOrder: true, km: 25 }

type Item = Extract<RunningPromotion['rule'], { class: 'item' }>
const item = (discount: PromotionDiscount, over: Partial<Item> = {}): RunningPromotion => ({
  id: 'p',
  rule: { class: 'item', products: {}, discount, ...over },
})
const off = (percent: number): PromotionDiscount => ({ type: 'percentage', percent })
const discountsOf = (lines: PromotableLine[], promotions: RunningPromotion[], context = contextHere) =>
  discountLines(lines, promotions, context).map((all) => all.map(({ amountMinor }) => amountMinor))

test('metres of one family open a percentage on another, exactly from the minimum on, and the receipt says so', () => {
  const rule = item(off(10), {
    products: { categories: ['tornillos'] },
    when: { products: { categories: ['laminas'] }, minMetres: 40 },
  })
  const screws = line({ pieces: 3 })
  expect(discountsOf([screws, sheet(39)], [rule])).toEqual([[], []])
  const [[discount] = []] = discountLines([screws, sheet(20), sheet(20)], [rule], contextHere)
  expect(discount).toEqual({
    promotionId: 'p',
    amountMinor: 300,
    kind: 'percentage',
    percent: 10,
    baseMinor: 3000,
    reached: { metres: { of: 40, min: 40 } },
  })
})

test('amounts of goods and the first order are conditions too; a country without an amount has no promotion', () => {
  const rule = item(off(10), { when: { minAmounts: { SV: '20.00' }, firstOrder: true } })
  expect(discountsOf([line({ pieces: 2 })], [rule])).toEqual([[200]])
  expect(discountsOf([line({})], [rule])).toEqual([[]])
  expect(discountsOf([line({ pieces: 2 })], [rule], { ...contextHere, firstOrder: false })).toEqual([[]])
  expect(discountsOf([line({ pieces: 2 })], [rule], { ...contextHere, country: 'GT' })).toEqual([[]])
})

test('of tiers the highest that the quantity reaches holds', () => {
  const rule = item(off(2), {
    tiers: [
      { minQuantity: 20, discount: off(6) },
      { minQuantity: 10, discount: off(4) },
    ],
  })
  const at = (pieces: number) => discountsOf([line({ pieces, pieceMinor: 100 })], [rule])[0]
  expect([at(9), at(10), at(19), at(20)]).toEqual([[18], [40], [76], [120]])
})

test('a line takes one promotion unless they stack: then each takes off what the earlier ones left', () => {
  const ten = { ...item(off(10)), id: 'ten' }
  const half = { ...item(off(50), { when: { minQuantity: 2 } }), id: 'half' }
  const lines = [line({}), line({ sku: 'B' })]
  expect(discountsOf(lines, [ten, half])).toEqual([[100], [100]])
  expect(discountsOf(lines, [half, ten])).toEqual([[500], [500]])
  const stacking = [ten, half].map((one) => ({ ...one, exclusivity: 'none' as const }))
  expect(discountsOf(lines, stacking)).toEqual([
    [100, 450],
    [100, 450],
  ])
})

test('a fixed price counts only where it is lower, by the metre for cut goods, by country', () => {
  const rule = item({
    type: 'fixedPrices',
    prices: [
      { sku: 'A', amounts: { SV: '9.00' } },
      { sku: 'L', amounts: { SV: '7.00' } },
      { sku: 'B', amounts: { SV: '11.00' } },
    ],
  })
  const lines = [line({ pieces: 2 }), sheet(3), line({ sku: 'B' })]
  expect(discountsOf(lines, [rule])).toEqual([[200], [300], []])
  expect(discountsOf(lines, [rule], { ...contextHere, country: 'GT' })).toEqual([[], [], []])
})

test('an amount comes off each piece or metre, never more than there is; free leaves nothing', () => {
  const amount = item({ type: 'amount', amounts: { SV: '0.50' } })
  expect(discountsOf([line({ pieces: 4 }), sheet(3), line({ pieceMinor: 20 })], [amount])).toEqual([
    [200],
    [150],
    [20],
  ])
  expect(discountsOf([line({ pieces: 4 })], [item({ type: 'free' })])).toEqual([[4000]])
})

test('a cap holds for all lines together and is spread over them', () => {
  const rule = item({ type: 'percentage', percent: 10, caps: { SV: '1.00' } })
  expect(discountsOf([line({ pieces: 2 }), line({ sku: 'B' })], [rule])).toEqual([[67], [33]])
  expect(discountLines([line({ pieces: 2 })], [rule], contextHere)[0]).toMatchObject([{ capMinor: 100 }])
})

test('three for two gives away the cheapest pieces, and none of a line that is reduced already', () => {
  const rule = { ...item({ type: 'nForM', buy: 3, pay: 2 }), exclusivity: 'none' as const }
  const lines = [line({ pieces: 4 }), line({ sku: 'B', pieces: 2, pieceMinor: 300 }), line({ sku: 'C' })]
  // Seven pieces: two free, the two of 3.00.
  expect(discountsOf(lines, [rule])).toEqual([[], [600], []])
  expect(discountsOf([line({ pieces: 2 })], [rule])).toEqual([[]])
  const before = { ...item(off(10), { products: { products: ['B'] } }), id: 'b' }
  // B is reduced: of the five others one is free.
  expect(discountsOf(lines, [before, rule])).toEqual([[1000], [60], []])
})

const order = (discount: Extract<RunningPromotion['rule'], { class: 'order' }>['discount'], when = {}) => ({
  id: 'o',
  rule: { class: 'order' as const, when, discount },
})

test('order promotions follow each other, each on what is left; caps, minima and first orders hold', () => {
  const half = order({ type: 'percentage', percent: 50 })
  const capped = order(
    { type: 'percentage', percent: 10, caps: { SV: '2.00' } },
    { minAmounts: { SV: '50.00' }, firstOrder: true },
  )
  const found = (goods: number, firstOrder = true) =>
    discountOrder([line({})], [goods], [half, capped], { ...contextHere, firstOrder }).discounts.map(
      (one) => one.amountMinor,
    )
  expect(found(10_000)).toEqual([5000, 200])
  expect(found(9998)).toEqual([4999])
  expect(found(10_000, false)).toEqual([5000])
})

test('one that is alone in its class takes an order without any and lets no other in', () => {
  const five = order({ type: 'amount', amounts: { SV: '5.00' } })
  const alone = { ...order({ type: 'percentage', percent: 10 }), exclusivity: 'class' as const }
  const found = (...all: RunningPromotion[]) =>
    discountOrder([line({})], [10_000], all, contextHere).discounts.map(({ amountMinor }) => amountMinor)
  expect(found(five, alone)).toEqual([500])
  expect(found(alone, five)).toEqual([1000])
})

const delivery = (discount: Extract<RunningPromotion['rule'], { class: 'shipping' }>['discount']) => ({
  id: 'd',
  rule: {
    class: 'shipping' as const,
    methodKinds: ['truck' as const],
    when: { minAmounts: { SV: '600' }, maxZoneKm: 25 },
    discount,
  },
})

test('a delivery becomes cheaper by amount of goods, zone, kind of method and country', () => {
  const given = (over: object = {}, goodsMinor = 60_000, world = {}, discount: object = { type: 'free' }) =>
    discountDelivery(
      { priceMinor: 100, methodKind: 'truck', ...over },
      { goods: [], goodsMinor },
      [delivery(discount as { type: 'free' })],
      { ...contextHere, ...world },
    ).map(({ amountMinor, kind }) => [kind, amountMinor])
  expect(given()).toEqual([['free', 100]])
  expect(given({}, 60_000, {}, { type: 'percentage', percent: 30 })).toEqual([['percentage', 30]])
  expect(given({}, 60_000, {}, { type: 'amount', amounts: { SV: '5.00' } })).toEqual([['amount', 100]])
  expect(given({}, 60_000, {}, { type: 'fixedPrice', amounts: { SV: '0.40' } })).toEqual([['fixedPrice', 60]])
  const not = [given({}, 60_000, { km: 26 }), given({ methodKind: 'courier' }), given({}, 59_999)]
  expect([...not, given({}, 60_000, { country: 'GT' })]).toEqual([[], [], [], []])
})

test('one that is alone in the basket shuts out what ranks behind it and stands back for what ranks before', () => {
  const some = (id: string, global = false): RunningPromotion => ({
    ...item(off(10)),
    id,
    ...(global ? { exclusivity: 'global' } : {}),
  })
  const chosen = (working: string[], ...all: RunningPromotion[]) =>
    withoutExcluded(all, (tried) => tried.some(({ id }) => working.includes(id))).map(({ id }) => id)
  const [a, g, b] = [some('a'), some('g', true), some('b')]
  expect(chosen(['g', 'b'], a, g, b)).toEqual(['g'])
  expect(chosen(['a', 'g', 'b'], a, g, b)).toEqual(['a', 'b'])
  expect(chosen(['b'], a, g, b)).toEqual(['a', 'b'])
})

test('promotions that lack only an amount of goods are listed as approaching, nearest first', () => {
  const promotions = [
    delivery({ type: 'free' }),
    order({ type: 'percentage', percent: 5 }, { minAmounts: { SV: '450' } }),
    order({ type: 'percentage', percent: 5 }, { minAmounts: { SV: '500' }, minQuantity: 99 }),
  ]
  const goods = [{ line: line({}), amountMinor: 40_000 }]
  const found = approachingPromotions({ goods, goodsMinor: 45_500 }, promotions, contextHere)
  expect(found.map(({ promotion, ofMinor, minMinor }) => [promotion.id, ofMinor, minMinor])).toEqual([
    ['o', 40_000, 45_000],
    ['d', 45_500, 60_000],
  ])
})
