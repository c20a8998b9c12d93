import { expect, test } from 'vitest'
import { createCatalogVersion } from './catalog-version.ts'

const told = (version: string) => ({
  status: 200,
  statusText: '',
  body: Buffer.alloc(0),
  headers: { 'x-catalog-version': version },
})

test('answers about one site change its version alone', async () => {
  let all = 'Volcan=7 Azul=3'
  let clock = 0
  const version = createCatalogVersion(
    async () => told(all),
    () => new Date(clock),
  )
  version.receive(told('Volcan=7'))
  version.receive(told('Azul=3'))
  const before = version.current()
  version.receive(told('Volcan=7'))
  expect(version.current()).toBe(before)
  version.receive(told('Azul=4'))
  const after = version.current()
  expect(after).not.toBe(before)
  version.receive(told('Volcan=7'))
  expect(version.current()).toBe(after)

  // Answers about one site do not keep it from asking for the others.
  all = 'Volcan=7 Azul=5'
  clock = 1000
  version.receive(told('Volcan=7'))
  await version.check()
  await expect.poll(version.current).toContain('Azul=5')
  // A site that is gone is forgotten.
  all = 'Volcan=7'
  clock = 2000
  await version.check()
  await expect.poll(version.current).toBe('Volcan=7')
})
