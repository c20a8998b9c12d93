import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allVariables, readConfig } from './config.ts'

test('with nothing set one process serves everything on port 3000 of this machine', () => {
  expect(readConfig({})).toMatchObject({ role: 'all', port: 3000, host: 'localhost', dataDir: '.data' })
  expect(readConfig({ PORT: '4000' }).engine).toMatchObject({
    publicOrigin: 'http://localhost:4000',
    simulatorsOrigin: 'http://127.0.0.1:4001',
  })
})

test.each([
  [{ ROLE: 'web' }, 'ROLE: must be one of all, engine, storefront, worker, not "web"'],
  [{ PORT: '70000' }, 'PORT: must be a port from 1 to 65535'],
  [{ PORT: '80x' }, 'PORT: must be a port'],
  [{ METRICS_PORT: '0' }, 'METRICS_PORT: must be a port'],
  [{ PAGE_CACHE_MB: '64 MB' }, 'PAGE_CACHE_MB: must be a whole number'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: must be one of'],
  [{ ENGINE_URL: 'engine:3000' }, 'ENGINE_URL: must be a URL'],
  [{ ROLE: 'storefront' }, 'ENGINE_URL: is required when ROLE=storefront'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, proxy' }, 'TRUSTED_PROXIES: must list addresses'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES: must list addresses'],
  [{ MAP_TILE_URL: 'tiles' }, 'MAP_TILE_URL: must be a URL'],
])('%o is refused in one line that names the variable', (env, message) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(message)
})

test('pages have 64 MB of memory, or as many as are set', () => {
  const megabytes = (env: Record<string, string>) => readConfig(env).pageCacheBytes / 1024 / 1024
  expect([megabytes({}), megabytes({ PAGE_CACHE_MB: '16' }), megabytes({ PAGE_CACHE_MB: '0' })]).toEqual([
    64, 16, 0,
  ])
})

test('trusted proxies are addresses, networks and the names of private ranges', () => {
  const { trustedProxies } = readConfig({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,2001:db8::1' })
  expect(trustedProxies).toEqual(['loopback', '10.0.0.0/8', '2001:db8::1'])
})

test('.env.example lists every variable, and no other', () => {
  const text = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const listed = [...text.matchAll(/^#? ?([A-Z][A-Z_]+)=/gm)].map((match) => match[1])
  expect(listed.toSorted()).toEqual(allVariables.toSorted())
  expect(readConfig({ ...readVariables(text) }).role).toBe('all')
})

const readVariables = (text: string) =>
  Object.fromEntries([...text.matchAll(/^([A-Z_]+)=(.*)$/gm)].map((match) => [match[1], match[2]]))
