import { expect, test } from 'vitest'
import { destinationOf } from './destination.ts'

const at = (status: 'pending' | 'review' | 'paid' | 'failed', resultCode?: string) =>
  destinationOf({ status, orderNo: '00000012', ...(resultCode ? { resultCode } : {}) })

test('[S2.019] a decided payment leads to the confirmation or back to the payment step', () => {
  expect(at('paid')).toBe('/checkout/confirmation/00000012')
  expect(at('failed', 'DECLINED')).toBe('/checkout?step=payment&result=DECLINED')
  expect(at('pending')).toBeUndefined()
})

test('[S8.030] a payment under review keeps its order', () => {
  expect(at('review', 'AUTHORIZED_PENDING_REVIEW')).toBe('/checkout/confirmation/00000012')
})
