import { expect, test } from 'vitest'
import { demoListData } from '../../../../trade/testing/demo-list-data.ts'
import { missedRuns } from './missed-runs.ts'

const { products } = demoListData('SV')
const goodsOf = (sku: string) => {
  const product = products.find(({ variants }) => variants.some((one) => one.sku === sku))
  return product && { name: product.name, text: '', cut: product.cut }
}
const cut = (productId: string, quantity: number, metres: number) => ({
  productId,
  quantity,
  c_lengthMetersToBuy: metres,
})
const red = (quantity: number, metres: number) => cut('TE007-26-ROJO', quantity, metres)

const told = (items: Parameters<typeof missedRuns>[0], inCart: [string, number][] = []) =>
  missedRuns(items, goodsOf, new Map(inCart)).map(({ sku, missingMm, minMm }) => [sku, missingMm, minMm])

test('[T1.327] a list below the minimum run of its sheets is told what is missing: all its lines and the cart count', () => {
  // Four of 4.35 m are 17.4 m of 30.
  expect(told([red(4, 4.35)])).toEqual([['TE007-26-ROJO', 12_600, 30_000]])
  expect(told([red(4, 4.35), red(3, 4.2)])).toEqual([])
  expect(told([red(4, 4.35)], [['TE007-26-ROJO', 12_599]])).toEqual([['TE007-26-ROJO', 1, 30_000]])
  expect(told([red(4, 4.35)], [['TE007-26-ROJO', 12_600]])).toEqual([])
  expect(told([red(4, 4.35)], [['TE007-26-AZUL', 12_600]])).toHaveLength(1)
  expect(told([{ productId: 'RE044-4-6', quantity: 1 }])).toEqual([])
})
