import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { faultOf } from './testing/clean-answer.ts'
import { type ConformanceShop, openConformanceShop } from './testing/shop.ts'

let shop: ConformanceShop
let token: string
beforeAll(async () => {
  shop = await openConformanceShop()
  token = (await shop.customer()).token
})
afterAll(() => shop.close())

const base = '/checkout/shopper-baskets/v1/organizations/f_ecom_lmna_001/baskets'
const path = `${base}?siteId=Lamina`

/** Bytes out, bytes in, until the other side closes. */
const exchange = (bytes: Buffer) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect(Number(new URL(shop.origin).port), '127.0.0.1')
    const received: Buffer[] = []
    socket.setTimeout(15_000, () => socket.destroy(new Error('no answer')))
    socket.on('data', (part) => received.push(Buffer.from(part)))
    socket.on('error', reject)
    socket.on('close', () => resolve(Buffer.concat(received).toString('utf8')))
    socket.write(bytes)
  })

const answersOf = (text: string) =>
  text
    .split(/(?=HTTP\/1\.1 \d{3})/)
    .filter(Boolean)
    .map((one) => {
      const [head = '', body = ''] = one.split('\r\n\r\n')
      const type = /content-type: (.*)/i.exec(head)?.[1] ?? ''
      return { status: Number(head.slice(9, 12)), type, text: body, head }
    })

type Line = string | Buffer

const request = (method: string, target: string, headers: Line[], body: Line = '') => {
  const lines: Line[] = [
    `${method} ${target} HTTP/1.1`,
    'Host: localhost',
    `Authorization: Bearer ${token}`,
    'Connection: close',
    ...headers,
  ]
  return Buffer.concat([
    ...lines.flatMap((line) => [Buffer.from(line), Buffer.from('\r\n')]),
    Buffer.from('\r\n'),
    Buffer.from(body),
  ])
}

const json = 'Content-Type: application/json'
const post = (body: Line, type = json) =>
  request('POST', path, [type, `Content-Length: ${Buffer.from(body).length}`], body)
const get = (target: string, ...headers: Line[]) => request('GET', target, headers)
const chunkedRequest = (...lines: string[]) =>
  request('POST', path, [json, 'Transfer-Encoding: chunked'], lines.join('\r\n'))

const deep = (open: string, close: string) => open.repeat(10_000) + close.repeat(10_000)

const cases: [string, () => Buffer, readonly number[]][] = [
  ['a chunk without its length', () => chunkedRequest('zz', '{}', '0', '', ''), [400]],
  ['a chunk longer than it says', () => chunkedRequest('1', '{}{}{}{}', '0', '', ''), [400]],
  [
    'a chunk of a length no number holds',
    () => chunkedRequest('fffffffffffffffffff', '{}', '0', '', ''),
    [400, 413],
  ],
  ['two lengths', () => request('POST', path, [json, 'Content-Length: 2', 'Content-Length: 3'], '{}'), [400]],
  [
    'a length and chunks',
    () => request('POST', path, [json, 'Content-Length: 2', 'Transfer-Encoding: chunked'], '0\r\n\r\n'),
    [400],
  ],
  ['a length below nothing', () => request('POST', path, [json, 'Content-Length: -1'], '{}'), [400]],
  ['a header of 25 kB', () => get(path, `X-Long: ${'x'.repeat(25_000)}`), [431]],
  ['three thousand headers', () => get(path, ...Array.from({ length: 3_000 }, (_, n) => `X-${n}: 1`)), [431]],
  ['an address of 20 kB', () => get(`${base}/${'x'.repeat(20_000)}?siteId=Lamina`), [414, 431]],
  ['a path parameter of 2 kB', () => get(`${base}/${'x'.repeat(2_000)}?siteId=Lamina`), [400, 404, 414]],
  ['lists 10,000 deep', () => post(deep('[', ']')), [400]],
  ['objects 10,000 deep', () => post(`${'{"c_a":'.repeat(10_000)}1${'}'.repeat(10_000)}`), [200]],
  ['a query 10,000 deep', () => get(`${path}&refine${deep('%5B', '%5D').slice(0, 12_000)}=1`), [404]],
  ['a NUL in a text', () => post('{"c_country":"S\\u0000V"}'), [400]],
  ['a NUL in the bytes', () => post(Buffer.from('{"c_country":"S\0V"}')), [400]],
  ['a NUL in the path', () => get(`${base}/a%00b?siteId=Lamina`), [400]],
  ['a NUL in the request line', () => Buffer.from('GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n'), [400]],
  [
    'bytes that are no UTF-8',
    () => post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d])),
    [400],
  ],
  ['an escape that is no UTF-8', () => get(`${base}/%ff%fe?siteId=Lamina`), [400]],
  ['an escape that is none', () => get(`${base}/%zz?siteId=Lamina`), [400]],
  ['half of a surrogate pair', () => post('{"c_country":"\\ud800"}'), [400]],
  ['a number without end', () => post('{"productItems":[{"productId":"QA-SCREW","quantity":1e400}]}'), [400]],
  [
    'a number of 5,000 digits',
    () => post(`{"productItems":[{"productId":"QA-SCREW","quantity":${'9'.repeat(5_000)}}]}`),
    [400],
  ],
  ['a member twice', () => post('{"c_country":"GT","c_country":"ZZ"}'), [400]],
  ['a prototype', () => post('{"__proto__":{"polluted":1}}'), [400]],
  ['two authorizations', () => get(path, 'Authorization: Bearer x'), [400, 401, 404]],
  ['two hosts', () => get(path, 'Host: evil.example'), [400, 404]],
  ['more than a megabyte', () => post(`{"c_a":"${'x'.repeat(1_100_000)}"}`), [413]],
  ['a body that is no JSON', () => post('{"currency":'), [400]],
  ['a content type that is none', () => post('{}', 'Content-Type: ;;;'), [400, 415]],
  ['a form where JSON is asked', () => post('a=1', 'Content-Type: application/x-www-form-urlencoded'), [400]],
  ['an unknown method', () => request('BREW', path, []), [400, 404, 405]],
  ['a method without an operation', () => request('DELETE', path, []), [404, 405]],
  ['no HTTP', () => Buffer.from('\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03hello\r\n\r\n'), [400]],
  ['a header line without its end', () => Buffer.from('GET / HTTP/1.1\r\nHost\r\n\r\n'), [400]],
  ['an old protocol', () => Buffer.from(`GET ${path} HTTP/0.9\r\n\r\n`), [400, 404, 505]],
  ['a body on a read', () => request('GET', path, [json, 'Content-Length: 9'], '{"a":"b"}'), [404]],
]

test.each(cases)('%s is answered cleanly', async (_, bytes, statuses) => {
  const answers = answersOf(await exchange(bytes()))
  expect(answers.map(faultOf).filter(Boolean)).toEqual([])
  expect(statuses, answers[0]?.text.slice(0, 300)).toContain(answers[0]?.status)
  expect(answers).toHaveLength(1)
})

afterEach(async () => {
  // Whoever comes next is served.
  const path = '/custom/sites/v1/organizations/f_ecom_lmna_001/site-info'
  expect((await shop.send({ method: 'GET', path }, token)).status).toBe(200)
})
