// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  readFlow,
  readApprovalMethod,
  resetCheckout,
  storeCheckout,
  storeFlow,
  storeApprovalMethod,
} from './stored-flow.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})

test('[S4.009] [S3.044] flow and basket are kept in browser storage; any other word is the normal flow', () => {
  expect(readFlow()).toBe('normal')
  storeFlow('quote')
  storeCheckout('b-1')
  expect(readFlow()).toBe('quote')
  expect({ ...localStorage }).toEqual({ checkoutFlow: 'quote', checkoutBasketId: 'b-1' })
  localStorage.setItem('checkoutFlow', 'else')
  expect(readFlow()).toBe('normal')
})

test('[S4.010] [S4.011] [S3.044] outside the checkout a quote is the normal flow again and no basket is in it', () => {
  storeFlow('quote')
  storeCheckout('b-1')
  storeApprovalMethod({ basketId: 'b-1', methodId: 'PAYPAL' })
  resetCheckout()
  expect({ ...localStorage }).toEqual({ checkoutFlow: 'normal' })
  expect(readApprovalMethod('b-1')).toBeUndefined()
})

test('who was never in the checkout has nothing stored of it', () => {
  resetCheckout()
  expect({ ...localStorage }).toEqual({})
})
