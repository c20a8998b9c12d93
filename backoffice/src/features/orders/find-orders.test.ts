import { expect, test } from 'vitest'
import { findsOrders } from './find-orders.ts'

const words = (searchPhrase: string) => ({ textQuery: { fields: ['words'], searchPhrase } })

test('names and numbers are words, nothing asks for nothing', () => {
  expect(findsOrders('  ')).toBeUndefined()
  expect(findsOrders(' Techos El Sol ')).toEqual(words('Techos El Sol'))
  expect(findsOrders('28044')).toEqual(words('28044'))
})

test('a whole telephone is looked for as one, and as an order’s number', () => {
  expect(findsOrders('7000-0000')).toEqual({
    boolQuery: {
      should: [
        words('7000-0000'),
        { termQuery: { fields: ['number'], operator: 'one_of', values: ['7000-0000'] } },
      ],
    },
  })
})

test('the code of a receipt finds its order', () => {
  expect(findsOrders('https://shop.example/sv/retiro/00028044.ab12cd34')).toEqual(words('00028044'))
})
