import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryCodes } from '../../../../facts/countries.ts'
import { arbitraryBasket } from '../testing/arbitrary-basket.ts'
import { calculateExactly } from '../testing/exact-calculation.ts'
import { inputsOf, line, sellable } from '../testing/pricing-inputs.ts'
import { calculateBasket } from './calculate-basket.ts'

const runs = process.env.LONG === '1' ? 3000 : 400

test(`[G2.009] [G2.010] [G2.011] totals of ${runs} generated baskets agree with an independent calculation in exact fractions`, () => {
  const seen = new Set<string>()
  fc.assert(
    fc.property(arbitraryBasket, (made) => {
      const goods = made.goods.map((one, index) => {
        const size = one.cut ? 1000 : 1
        const tiers = one.tiers
          .toSorted((a, b) => a - b)
          .map((min, step, all) => ({
            minQuantity: min * size,
            amountMinor: one.quote && step === all.length - 1 ? null : Math.max(1, one.price - step * 7),
            listMinor: null,
          }))
        return sellable({
          sku: `p${index}`,
          sellMode: one.cut ? 'cut' : 'unit',
          cut: one.cut ? { minMm: 1000, maxMm: 12_000, stepMm: 1, minTotalMm: 20_000 } : undefined,
          categoryIds: one.categoryIds,
          attributes: { color: one.color },
          taxClass: one.taxClass,
          weightGrams: one.weightGrams,
          longestSideMm: one.longestSideMm,
          lengthMm: one.lengthMm,
          courier: one.courier,
          options: one.options.map((amounts, option) => ({
            id: `o${option}`,
            name: '',
            description: '',
            values: amounts.map((pieceMinor, value) => ({
              id: `v${value}`,
              name: '',
              pieceMinor,
              isDefault: value === 0,
            })),
          })),
          prices: [{ minQuantity: size, amountMinor: one.price, listMinor: null }, ...tiers],
        })
      })
      const lines = made.lines.map((one, index) => {
        const product = goods[one.product % goods.length]!
        const shipmentId = ['me', ...made.further.map(({ id }) => id)][
          one.shipment % (made.further.length + 1)
        ]
        return line({
          itemId: `i${index}`,
          productId: product.sku,
          quantity: one.quantity,
          pickUp: one.pickUp,
          ...(shipmentId === 'me' ? {} : { shipmentId }),
          options: product.options.map(({ id, values }) => ({
            optionId: id,
            valueId: values[one.choice % values.length]!.id,
          })),
          ...(product.cut ? { lengthMm: one.lengthMm } : {}),
        })
      })
      const promotions = made.rules.map((one, index) => ({ id: `r${index}`, ...one }))
      const { firstOrder, severalShipments } = made
      const facts = { ...inputsOf(goods, promotions, made.country), firstOrder, severalShipments }
      const chosenMethod = (method: string | undefined) => (method ? { shippingMethodId: method } : {})
      const basket = {
        lines,
        ...chosenMethod(made.method),
        furtherShipments: made.further.map(({ id, method }) => ({ id, ...chosenMethod(method) })),
      }
      const calculation = calculateBasket(basket, facts)
      const expected = calculateExactly(basket, facts)
      const prices = calculation.lines.flatMap(({ price }) => price ?? [])
      const chosen = calculation.lines.flatMap(({ options }) =>
        options.flatMap((option) => option.price ?? []),
      )
      const all = [...prices, ...chosen]
      const big = (value: number | undefined) => (value === undefined ? undefined : BigInt(value))
      expect({
        prices: all.map((price) => BigInt(price.priceMinor)),
        afterItem: [
          ...prices.map((price) => BigInt(price.afterItemMinor)),
          ...chosen.map((price) => BigInt(price.priceMinor)),
        ],
        afterOrder: all.map((price) => BigInt(price.afterOrderMinor)),
        subTotal: BigInt(calculation.productSubTotalMinor),
        productTotal: BigInt(calculation.productTotalMinor),
        itemTax: BigInt(calculation.adjustedMerchandizeTaxMinor),
        delivery: calculation.shipments.map(({ delivery }) => big(delivery?.priceMinor)),
        shippingAfter: calculation.shipments.map(({ delivery }) => big(delivery?.afterMinor)),
        tax: big(calculation.taxTotalMinor),
        total: big(calculation.totalMinor),
      }).toEqual(expected)
      // What is shown must add up.
      const add = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
      expect(calculation.productTotalMinor).toBe(
        calculation.productSubTotalMinor - add(calculation.orderDiscounts.map((one) => one.amountMinor)),
      )
      expect(all.every((price) => price.afterOrderMinor >= 0)).toBe(true)
      if (chosen.some((price) => price.afterOrderMinor > 0)) seen.add('chosen')
      if (chosen.some((price) => price.afterOrderMinor < price.priceMinor)) seen.add('chosen, order')
      if (calculation.taxTotalMinor !== undefined) {
        expect(add(calculation.taxesByRate.map((one) => one.taxMinor))).toBe(calculation.taxTotalMinor)
      }
      // To the cent, the shipments are the basket.
      const { shipments } = calculation
      for (const member of [
        'productSubTotalMinor',
        'productTotalMinor',
        'merchandizeTaxMinor',
        'adjustedMerchandizeTaxMinor',
      ] as const) {
        expect(add(shipments.map((one) => one[member]))).toBe(calculation[member])
      }
      const held = shipments.filter((one) => one.lines.length > 0)
      expect(held.flatMap((one) => one.lines).length).toBe(lines.length)
      if (calculation.totalMinor !== undefined) {
        expect(add(held.map(({ totalMinor }) => totalMinor ?? Number.NaN))).toBe(calculation.totalMinor)
        expect(add(held.map(({ taxTotalMinor }) => taxTotalMinor ?? Number.NaN))).toBe(
          calculation.taxTotalMinor,
        )
        if (held.length > 1) seen.add('shipments')
        if (held.length < shipments.length) seen.add('empty shipment')
        if (held.filter(({ delivery }) => delivery?.discounts.length).length > 1)
          seen.add('shipments, delivery')
      }
      // What is explained is what was taken.
      for (const price of prices) {
        const kinds = price.discounts.map(({ kind }) => kind)
        expect(price.priceMinor - price.afterItemMinor).toBe(
          add(price.discounts.map(({ amountMinor }) => amountMinor)),
        )
        let base = price.priceMinor
        for (const { baseMinor, amountMinor } of price.discounts) {
          expect(baseMinor).toBe(base)
          base -= amountMinor
        }
        for (const kind of kinds) seen.add(kind)
        if (kinds.length > 1) seen.add('stacked')
        if (price.discounts.some(({ capMinor }) => capMinor !== undefined)) seen.add('capped')
        if (price.discounts.some(({ freePieces }) => freePieces !== undefined)) seen.add('given away')
      }
      if (calculation.orderDiscounts.length > 0) seen.add('order')
      for (const { kind } of shipments.flatMap(({ delivery }) => delivery?.discounts ?? [])) {
        seen.add(`delivery ${kind}`)
      }
      if (calculation.promotions.some(({ exclusivity }) => exclusivity === 'global')) seen.add('alone')
      seen.add(made.country)
    }),
    { numRuns: runs, seed: 20_261_120 },
  )
  // The generator must reach every kind of rule and every country, or the comparison proves little.
  expect([...seen].sort()).toEqual(
    [
      'alone',
      'amount',
      'capped',
      'chosen',
      'chosen, order',
      'fixedPrice',
      'free',
      'given away',
      'order',
      'percentage',
      'stacked',
      'shipments',
      'empty shipment',
      'shipments, delivery',
      ...['amount', 'fixedPrice', 'free', 'percentage'].map((kind) => `delivery ${kind}`),
      ...countryCodes,
    ].sort(),
  )
})
