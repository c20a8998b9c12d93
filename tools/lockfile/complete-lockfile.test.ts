import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { completeLockfile, type Lockfile, missingFrom } from './complete-lockfile.ts'

test('package-lock.json names the optional packages of every platform, so that npm ci takes it anywhere', () => {
  const text = readFileSync(new URL('../../package-lock.json', import.meta.url), 'utf8')
  expect(missingFrom(JSON.parse(text) as Lockfile)).toEqual([])
})

test('what npm left out is added for the machines that its name tells', () => {
  const tool = {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { '@t/linux-x64-musl': '2.0.0', '@t/win32-arm64': '2.0.0' },
  }
  const lockfile: Lockfile = {
    packages: { '': {}, 'node_modules/tool': tool, 'node_modules/@t/win32-arm64': { version: '2.0.0' } },
  }
  expect(missingFrom(lockfile)).toEqual([{ name: '@t/linux-x64-musl', version: '2.0.0', dev: true }])
  expect(completeLockfile(lockfile).packages['node_modules/@t/linux-x64-musl']).toEqual({
    version: '2.0.0',
    dev: true,
    optional: true,
    os: ['linux'],
    cpu: ['x64'],
    libc: ['musl'],
  })
  expect(missingFrom(completeLockfile(lockfile))).toEqual([])
})
