import { expect, test, vi } from 'vitest'
import { serverEnvironment } from './server-environment.ts'

test('the database has the app’s environment in no language, without the limits of memory that are the app’s', () => {
  vi.stubEnv('MALLOC_ARENA_MAX', '2')
  vi.stubEnv('LC_ALL', 'es_SV.UTF-8')
  vi.stubEnv('TZDIR', '/usr/share/zoneinfo')
  expect(serverEnvironment()).toMatchObject({ LC_ALL: 'C', TZDIR: '/usr/share/zoneinfo' })
  expect(serverEnvironment()).not.toHaveProperty('MALLOC_ARENA_MAX')
})
