import { expect, test } from 'vitest'
import { readCardMessage } from './card-message.ts'

test('[S1.036] a token comes with what may be shown and nothing else', () => {
  const card = {
    cardType: 'Visa',
    maskedNumber: '411111XXXXXX1111',
    holder: 'ANA',
    number: '4111111111111111',
  }
  const message = { source: 'card-fields', type: 'token', token: 't1', card, code: '123' }
  expect(readCardMessage(message)).toEqual({
    type: 'token',
    token: {
      token: 't1',
      cardType: 'Visa',
      maskedNumber: '411111XXXXXX1111',
      holder: 'ANA',
      expirationMonth: undefined,
      expirationYear: undefined,
    },
  })
})

test('foreign and broken messages are nothing', () => {
  expect(readCardMessage(null)).toBeUndefined()
  expect(readCardMessage('token')).toBeUndefined()
  expect(readCardMessage({ source: 'else', type: 'token', token: 't' })).toBeUndefined()
  expect(readCardMessage({ source: 'card-fields', type: 'token' })).toBeUndefined()
  expect(readCardMessage({ source: 'card-fields', type: 'height', height: 1e9 })).toBeUndefined()
  expect(readCardMessage({ source: 'card-fields', type: 'height', height: 330.4 })).toEqual({
    type: 'height',
    height: 331,
  })
})
