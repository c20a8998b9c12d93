import { afterEach, expect, test, vi } from 'vitest'
import { createCall } from '../../api/call.ts'
import type { Env } from '../../api/env.tsx'
import { allowedLocalesQuery } from './allowed-locales.ts'
import { messages } from './messages.ts'

const read = (answer: { status: number; body: string }) => {
  const call = createCall({
    transport: async () => answer,
    organizationId: 'f_ecom_lmna_001',
    siteId: 'Lamina',
    locale: 'en-SV',
    timeout: 5000,
    newId: () => 'abc',
  })
  const env = { call, t: (text: unknown) => text } as unknown as Env
  return allowedLocalesQuery(env).queryFn({ signal: new AbortController().signal })
}

afterEach(() => vi.restoreAllMocks())

test('the platform’s locales are those offered', async () => {
  const body = JSON.stringify({ allowed_locales: [{ id: 'es-SV' }, { id: 'en-SV' }] })
  expect(await read({ status: 200, body: JSON.stringify({ body }) })).toEqual(['es-SV', 'en-SV'])
})

test('[S8.037] a failure is logged and the configured locales stand', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  for (const answer of [
    { status: 500, body: '{}' },
    { status: 200, body: '<html>' },
    { status: 200, body: JSON.stringify({ body: '{' }) },
  ]) {
    expect(await read(answer)).toBeNull()
    expect(warned.mock.lastCall?.[0]).toBe(messages.localesFailed)
  }
  expect(warned).toHaveBeenCalledTimes(3)
})
