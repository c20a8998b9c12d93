import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { Type } from '../kernel/schema.ts'
import { readLines } from './read-lines.ts'
import { validatorOfBody } from './validation.ts'

const judge = validatorOfBody(
  Type.Object({ id: Type.String(), n: Type.Optional(Type.Integer()) }, { additionalProperties: false }),
)
const read = async (...chunks: (string | Buffer)[]) =>
  (await readLines(Readable.from(chunks.map((chunk) => Buffer.from(chunk))), judge)).map((one) =>
    'problem' in one ? [one.line, one.problem.kind.slug] : [one.line, one.value],
  )

test('lines are read wherever the pieces of the body end, in the middle of a letter too', async () => {
  const whole = Buffer.from('{"id":"caña"}\r\n\n{"id":"b","n":2}')
  const cut = whole.indexOf(0xc3) + 1
  expect(await read(whole.subarray(0, cut), whole.subarray(cut, 20), whole.subarray(20))).toEqual([
    [1, { id: 'caña' }],
    [3, { id: 'b', n: 2 }],
  ])
  expect(await read('')).toEqual([])
})

test('a line at fault is one problem, and the others are read', async () => {
  const lines = [
    '{"id":1}',
    '{',
    '{"id":"a","x":1}',
    '{"id":"\\u0000"}',
    '{"__proto__":{},"id":"a"}',
    '{"id":"ok"}',
  ]
  expect(await read(lines.join('\n'))).toEqual([
    ...[1, 2, 3, 4, 5].map((line) => [line, 'bad-request']),
    [6, { id: 'ok' }],
  ])
})

test('more than 5,000 lines, more than 5 MB and what is no text are refused as a whole', async () => {
  const slug = (...chunks: (string | Buffer)[]) =>
    read(...chunks).catch((error: unknown) => (error as { kind: { slug: string } }).kind.slug)
  expect(await slug('{"id":"a"}\n'.repeat(5_000))).toHaveLength(5_000)
  expect(await slug('{"id":"a"}\n'.repeat(5_001))).toBe('too-large')
  expect(await slug(...Array.from({ length: 6 }, () => Buffer.alloc(1024 * 1024, ' ')))).toBe('too-large')
  expect(await slug(Buffer.from([0x22, 0xff, 0x22]))).toBe('bad-request')
})
