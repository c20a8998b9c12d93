import { expect, test } from 'vitest'
import { readByteRange } from './byte-range.ts'

test.each([
  ['bytes=0-1', { from: 0, to: 1 }],
  ['bytes=90-', { from: 90, to: 99 }],
  ['bytes=-10', { from: 90, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['bytes=50-5000', { from: 50, to: 99 }],
])('%s of a hundred bytes', (header, part) => {
  expect(readByteRange(header, 100)).toEqual(part)
})

test.each([undefined, '', 'bytes=-', 'bytes=100-', 'bytes=9-3', 'bytes=-0', 'bytes=0-1,4-5', 'pieces=0-1'])(
  '%s asks for no part: the whole is sent',
  (header) => {
    expect(readByteRange(header, 100)).toBeUndefined()
  },
)
