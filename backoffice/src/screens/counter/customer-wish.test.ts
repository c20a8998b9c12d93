import { expect, test } from 'vitest'
import { wishesOf } from './customer-wish.ts'

test('a typed text is looked up as what it can be, whole', () => {
  expect(wishesOf(' marta@qa.example ')).toEqual([{ email: 'marta@qa.example' }])
  expect(wishesOf('7890 1234')).toEqual([{ phone: '7890 1234' }, { customerNo: '7890 1234' }])
  expect(wishesOf('C-17')).toEqual([{ customerNo: 'C-17' }])
  expect(wishesOf('Marta Luna de la Colonia')).toEqual([])
  expect(wishesOf('  ')).toEqual([])
})
