import { expect, test } from 'vitest'
import { createCatalogAnswers } from './catalog-answers.ts'
import type { EngineAnswer } from './engine-client.ts'
import type { ShopperEngineClient } from './shopper-engine-client.ts'

const get = { method: 'GET', headers: {} }

/** A shop whose version the test sets, and its engine, which answers by who asks. */
const openShop = (answerOf: (path: string, who: string, version: number) => Partial<EngineAnswer>) => {
  const asked: string[] = []
  let version = 1
  const answers = createCatalogAnswers(() => `Otra=9 Lamina=${version}`)
  const clientOf = (who: string) =>
    answers({
      call: async (path, { method }) => {
        asked.push(`${who} ${method} ${path}`)
        const { headers, ...answer } = answerOf(path, who, version)
        return {
          status: 200,
          statusText: 'OK',
          body: Buffer.from(''),
          headers: { 'x-catalog-version': `Lamina=${version}`, ...headers },
          ...answer,
        }
      },
      ready: async () => ({ kind: 'none' }),
      session: () => ({ kind: 'none' }),
      cookies: () => [],
    } satisfies ShopperEngineClient)
  const read = async (who: string, path: string, init = get) =>
    (await clientOf(who).call(path, init)).body.toString()
  return { asked, read, publish: () => ++version }
}
const catalogOnly = { headers: { 'x-catalog-only': 'true' } }

test('what follows from the catalogue alone is asked once for a version, whoever looks', async () => {
  const { asked, read, publish } = openShop((path, _who, version) => ({
    ...catalogOnly,
    body: Buffer.from(`${path} ${version}`),
  }))
  expect([await read('ana', '/menu'), await read('guest', '/menu')]).toEqual(['/menu 1', '/menu 1'])
  expect(await read('guest', '/menu?locale=en-SV')).toBe('/menu?locale=en-SV 1')
  expect(asked).toEqual(['ana GET /menu', 'guest GET /menu?locale=en-SV'])
  publish()
  expect(await read('guest', '/menu')).toBe('/menu 2')
})

test('[S1.024] what a customer was answered, prices among it, is never handed to a guest or to another', async () => {
  const { read } = openShop((_path, who) => ({
    body: Buffer.from(who === 'guest' ? '{}' : `price of ${who}`),
  }))
  for (const who of ['ana', 'bertila']) expect(await read(who, '/products/1')).toBe(`price of ${who}`)
  expect(await read('guest', '/products/1')).toBe('{}')
})

test('neither a refusal nor the answer to a write is cached, nor one of a version that is over', async () => {
  let status = 404
  const { asked, read, publish } = openShop(() => ({ ...catalogOnly, status }))
  await read('guest', '/a')
  status = 200
  await read('guest', '/a', { method: 'POST', headers: {} })
  await read('guest', '/a')
  publish()
  await read('guest', '/a')
  await read('guest', '/a', { method: 'POST', headers: {} })
  expect(asked.map((one) => one.split(' ')[1])).toEqual(['GET', 'POST', 'GET', 'GET', 'POST'])
})
