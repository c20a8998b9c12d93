import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import { compressAnswer } from './compress-answer.ts'

const text = JSON.stringify({ data: Array.from({ length: 200 }, (_, id) => ({ id, name: 'Lámina' })) })

test('an answer is packed in an encoding its client takes', async () => {
  const br = await compressAnswer(text, 'gzip, deflate, br')
  expect([br?.encoding, String(brotliDecompressSync(br?.bytes ?? ''))]).toEqual(['br', text])
  const zipped = await compressAnswer(text, 'gzip;q=1.0, br;q=0')
  expect([zipped?.encoding, String(gunzipSync(zipped?.bytes ?? ''))]).toEqual(['gzip', text])
  for (const none of [undefined, '', 'identity', 'br;q=0, gzip;q=0.0']) {
    expect(await compressAnswer(text, none)).toBeUndefined()
  }
})

test('an answer that fits a packet is not compressed', async () => {
  expect(await compressAnswer('{"data":[]}', 'br')).toBeUndefined()
})

test('cached bytes are packed once', async () => {
  const bytes = Buffer.from(text)
  const first = await compressAnswer(bytes, 'br')
  expect((await compressAnswer(bytes, 'br'))?.bytes).toBe(first?.bytes)
  expect((await compressAnswer(Buffer.from(text), 'br'))?.bytes).not.toBe(first?.bytes)
})

test('bytes that go on coming are packed once more and harder, and nobody waits for that', async () => {
  // Long enough that quick and hard differ.
  const bytes = Buffer.from(
    JSON.stringify(Array.from({ length: 4_000 }, (_, id) => ({ id, name: `Lámina ${id % 97}`, at: id * 7 }))),
  )
  const read = async () => (await compressAnswer(bytes, 'br'))?.bytes ?? Buffer.alloc(0)
  const quick = await read()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 1_500 })
  expect(await read()).toBe(quick)
  vi.useRealTimers()
  await expect.poll(async () => (await read()).length).toBeLessThan(quick.length)
  expect(brotliDecompressSync(await read()).equals(bytes)).toBe(true)
})
