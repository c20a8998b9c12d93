import { expect, test } from 'vitest'
import { readScannedCode } from './scanned-code.ts'

test.each([
  ['https://shop.example/retiro/00028044.k3m9p2xa', { orderNo: '00028044', code: 'k3m9p2xa' }],
  ['https://shop.example/es-SV/retiro/00028044.K3M9P2XA?utm=1', { orderNo: '00028044', code: 'k3m9p2xa' }],
  ['00028044.k3m9p2xa', { orderNo: '00028044', code: 'k3m9p2xa' }],
  ['00028044 k3m9p2xa', { orderNo: '00028044', code: 'k3m9p2xa' }],
  ['00028044 K3M9 P2XA', { orderNo: '00028044', code: 'k3m9p2xa' }],
  [' 00028044 ', { orderNo: '00028044' }],
  ['k3m9p2xa', { code: 'k3m9p2xa' }],
  [' K3M9-P2XA ', { code: 'k3m9p2xa' }],
])('%s is read', (text, scanned) => {
  expect(readScannedCode(text)).toEqual(scanned)
})

test.each(['', 'ab', 'https://elsewhere.example/x', 'Techos El Sol S.A.'])('%j is no order', (text) => {
  expect(readScannedCode(text)).toBeUndefined()
})
