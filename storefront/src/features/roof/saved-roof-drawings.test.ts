import { expect, test } from 'vitest'
import { demoTradeData } from '../../../../trade/testing/demo-trade-data.ts'
import { type Answer, answerOf, choicesOf } from './answer.ts'
import { readQuestion } from './question.ts'
import { savedRoofDrawings } from './saved-roof-drawings.ts'

const path = '/tools/roof?f=hip&l=10&a=8&p=25'
const country = 'SV'
const question = readQuestion(new URLSearchParams(path.split('?')[1]), demoTradeData.rules, country)
const choices = choicesOf(question, demoTradeData)
if (!choices) throw new Error('no sheets')
const answer: Answer = answerOf(question, choices, demoTradeData)
if (answer.kind !== 'roof') throw new Error(answer.kind)
const items = answer.lines.flatMap(({ sku, pieces, lengthMm }) =>
  sku
    ? [{ productId: sku, quantity: pieces, ...(lengthMm ? { c_lengthMetersToBuy: lengthMm / 1000 } : {}) }]
    : [],
)
const titles = (saved: { path: string; items: typeof items }) =>
  savedRoofDrawings({ ...saved, country }, demoTradeData, () => '').map(({ place }) => place)

test('[T1.413] [T1.610] a saved roof is printed with its drawings: from a corner, from above, each slope', () => {
  expect(titles({ path, items })).toEqual(['before', 'before', 'after', 'after', 'after', 'after'])
})

test('[T1.413] a list whose sheets are no longer those of its roof is printed without', () => {
  const longer = items.map((item) =>
    'c_lengthMetersToBuy' in item
      ? { ...item, c_lengthMetersToBuy: (item.c_lengthMetersToBuy ?? 0) + 0.05 }
      : item,
  )
  expect(titles({ path, items: longer })).toEqual([])
  expect(titles({ path: '/tools/cuts?c=9+de+2', items })).toEqual([])
})
