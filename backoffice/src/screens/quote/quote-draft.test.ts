import { expect, test } from 'vitest'
import type { Quote, ReckonedOffer } from '../../api/quotes.ts'
import { bodyOf, firstDraft, type QuoteDraft, withAllBy, withLine, withRoundedPrices } from './quote-draft.ts'

const requested = [
  { productId: 'A', name: 'Polín', quantity: 80, listPrice: 14 },
  { productId: 'B', name: 'Lámina', quantity: 12, lengthMeters: 4.35, listPrice: 31 },
]
const quote = { requested, offers: [] as Quote['offers'] } as Quote
const fresh = firstDraft(quote)

test('work begins at what was asked for, at list prices', () => {
  expect(bodyOf(fresh)).toEqual({
    lines: [
      { productId: 'A', quantity: 80 },
      { productId: 'B', quantity: 12, lengthMeters: 4.35 },
    ],
  })
})

test('a new revision begins at the last offer, with its freight and day', () => {
  const offer = { lines: [{ ...requested[0], price: 12.5, total: 1000 }], freight: 90, readyOn: '2026-12-09' }
  const draft = firstDraft({ ...quote, offers: [offer] } as unknown as Quote)
  expect(bodyOf(draft)).toEqual({
    lines: [{ productId: 'A', quantity: 80, price: 12.5 }],
    freight: { amount: 90 },
    readyOn: '2026-12-09',
  })
})

test('each line is priced by the one that was typed last', () => {
  const byMargin = withLine(fresh, 0, { by: { member: 'marginPercent', text: '17,2' } })
  expect(bodyOf(byMargin)?.lines[0]).toEqual({ productId: 'A', quantity: 80, marginPercent: 17.2 })
  const byPrice = withLine(byMargin, 0, { by: { member: 'price', text: '1,250.00' } })
  expect(bodyOf(byPrice)?.lines[0]).toEqual({ productId: 'A', quantity: 80, price: 1250 })
  expect(
    bodyOf(withAllBy(byPrice, 'discountPercent', '5'))?.lines.map((line) => line.discountPercent),
  ).toEqual([5, 5])
})

test.each<[string, QuoteDraft]>([
  ['no pieces', withLine(fresh, 0, { quantity: '0' })],
  ['half a piece', withLine(fresh, 0, { quantity: '1.5' })],
  ['no length', withLine(fresh, 1, { lengthMeters: '' })],
  ['words for a price', withLine(fresh, 0, { by: { member: 'price', text: 'x' } })],
  ['words for freight', { ...fresh, freight: { amount: 'x', reason: '', withinKm: '' } }],
  ['no lines', { lines: [] }],
])('%s is no offer yet', (_, draft) => {
  expect(bodyOf(draft)).toBeUndefined()
})

test('an emptied price is the list price again', () => {
  expect(bodyOf(withLine(fresh, 0, { by: { member: 'price', text: '' } }))).toEqual(bodyOf(fresh))
})

test('prices are rounded to what a person would say', () => {
  const offer = { lines: [{ price: 12.53 }, { price: 1_233.4 }] } as ReckonedOffer
  expect(withRoundedPrices(fresh, offer).lines.map(({ by }) => by?.text)).toEqual(['12.55', '1235.00'])
})
