import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bestEncodingOf, storePage } from './page-encoding.ts'

test('the tag follows the text alone; every encoding gives the text back', async () => {
  const [first, same, other] = await Promise.all([storePage('uno'), storePage('uno'), storePage('dos')])
  expect(first.etag).toBe(same.etag)
  expect(first.etag).not.toBe(other.etag)
  expect((await bestEncodingOf(first)).bytes.toString()).toBe('uno')
  const zipped = await bestEncodingOf(first, 'gzip, deflate')
  expect(gunzipSync(zipped.bytes).toString()).toBe('uno')
  expect((await bestEncodingOf(first, 'gzip, br;q=1')).encoding).toBe('br')
})
