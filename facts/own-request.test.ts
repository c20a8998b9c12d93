import { expect, test } from 'vitest'
import { isOwnRequest } from './own-request.ts'

const post = (origin: string, host: string) => ({ method: 'POST', headers: { origin, host } })

test('[G1.010] pages over http are never those of a shop over https, on whatever host', () => {
  const shop = 'https://shop.example'
  expect(isOwnRequest(post('https://shop.example', 'shop.example'), shop)).toBe(true)
  expect(isOwnRequest(post('https://www.shop.example', 'www.shop.example'), shop)).toBe(true)
  expect(isOwnRequest(post('http://shop.example', 'shop.example'), shop)).toBe(false)
  expect(isOwnRequest(post('http://www.shop.example', 'www.shop.example'), shop)).toBe(false)
})

test('a shop over http is also found under its machine’s other names', () => {
  const shop = 'http://localhost:3000'
  expect(isOwnRequest(post('http://127.0.0.1:3000', '127.0.0.1:3000'), shop)).toBe(true)
  expect(isOwnRequest(post('http://127.0.0.1:3001', '127.0.0.1:3000'), shop)).toBe(false)
  expect(isOwnRequest(post('null', '127.0.0.1:3000'), shop)).toBe(false)
})
