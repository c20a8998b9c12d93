import { expect, test } from 'vitest'
import { type BarGoods, goodsOfLengths, sameIn } from './bar-goods.ts'

const bar = (sku: string, lengthMm: number, values = sku): BarGoods => ({
  sku,
  masterId: sku,
  name: sku,
  text: '',
  lengthMm,
  values,
})

test('goods of the very length stand before those of about it, each in the order of the catalogue', () => {
  const goods = [
    bar('gutter', 6100),
    bar('tube', 6000),
    bar('short', 3000),
    bar('angle', 6000),
    bar('foot', 6096),
  ]
  expect(goodsOfLengths(goods, [6000]).map(({ sku }) => sku)).toEqual(['tube', 'angle', 'foot', 'gutter'])
  expect(goodsOfLengths(goods, [3000, 6100]).map(({ sku }) => sku)).toEqual([
    'gutter',
    'short',
    'foot',
    'tube',
    'angle',
  ])
  expect(goodsOfLengths(goods, [9000])).toEqual([])
})

test('the chosen goods in another length are those of the very length, where there are both', () => {
  const goods = [bar('a3', 3000, 'a'), bar('a61', 6100, 'a'), bar('a6', 6000, 'a'), bar('b6', 6000, 'b')]
  expect(sameIn(goods, 'a3', 6000)?.sku).toBe('a6')
  expect(sameIn(goods, 'a3', 9000)).toBeUndefined()
})
