import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withLock } from './with-lock.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lamina-lock-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

test('works wait for one another, and a failed one lets the next in', async () => {
  const lock = join(dir, 'deep/lock')
  let inside = 0
  let most = 0
  const work = async () => {
    most = Math.max(most, ++inside)
    await new Promise((resolve) => setImmediate(resolve))
    inside--
  }
  await Promise.all([withLock(lock, work), withLock(lock, work), withLock(lock, work)])
  await expect(withLock(lock, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  await withLock(lock, work)
  expect([most, inside]).toEqual([1, 0])
})

test('the lock of a process that has died is taken over', async () => {
  const child = spawn(process.execPath, ['-e', ''])
  await once(child, 'exit')
  const lock = join(dir, 'stale')
  await mkdir(lock)
  await writeFile(join(lock, 'pid'), String(child.pid))
  expect(await withLock(lock, async () => 'done')).toBe('done')
})
