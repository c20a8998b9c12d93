import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { bestEncodingOf, packSmaller, storePage } from './page-encoding.ts'

test('the tag follows the text alone; every encoding gives the text back', async () => {
  const [first, same, other] = await Promise.all([storePage('uno'), storePage('uno'), storePage('dos')])
  expect(first.etag).toBe(same.etag)
  expect(first.etag).not.toBe(other.etag)
  expect((await bestEncodingOf(first)).bytes.toString()).toBe('uno')
  const zipped = await bestEncodingOf(first, 'gzip, deflate')
  expect(gunzipSync(zipped.bytes).toString()).toBe('uno')
  expect((await bestEncodingOf(first, 'gzip, br;q=1')).encoding).toBe('br')
})

test('a page that is read again becomes smaller, once, and stays the same text', async () => {
  const tile = (n: number) =>
    `<li class="tile"><a href="/product/TE${n}">Lámina ${n % 7}</a><p>De ${(n * 7919) % 900} mm, en ${['rojo', 'azul', 'verde'][n % 3]}</p></li>`
  const text = Array.from({ length: 500 }, (_, n) => tile(n)).join('')
  const page = await storePage(text)
  const first = page.br.bytes
  packSmaller(page.br)
  await expect.poll(() => page.br.bytes.length).toBeLessThan(first.length)
  expect(brotliDecompressSync(page.br.bytes).toString()).toBe(text)
  const small = page.br.bytes
  packSmaller(page.br)
  expect((await bestEncodingOf(page, 'br')).bytes).toBe(small)
})
