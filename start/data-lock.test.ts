import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lockHolder, takeDataLock } from './data-lock.ts'
import { processIdentity } from './process-identity.ts'
import { runScript } from './testing/child.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const holdLock = new URL('./testing/hold-lock.ts', import.meta.url).pathname

test('a DATA_DIR in use is refused and the message names the pid of its holder', () => {
  const folder = temporaryFolder()
  const lock = takeDataLock(folder, 'app')
  expect(() => takeDataLock(folder, 'app')).toThrow(`pid ${process.pid}`)
  expect(lockHolder(folder)?.pid).toBe(process.pid)
  lock.release()
  expect(lockHolder(folder)).toBeUndefined()
  takeDataLock(folder, 'command').release()
})

test('the lock of a killed process is taken over', async () => {
  const folder = temporaryFolder()
  const holder = runScript(holdLock, [folder])
  await holder.line(/locked/)
  expect(() => takeDataLock(folder, 'app')).toThrow(`pid ${holder.child.pid}`)
  holder.child.kill('SIGKILL')
  await holder.ended
  takeDataLock(folder, 'app')
  expect(lockHolder(folder)?.pid).toBe(process.pid)
  expect(readdirSync(folder)).toHaveLength(1)
})

test('a lock whose pid now belongs to another process is stale', () => {
  const folder = temporaryFolder()
  const other = processIdentity(process.ppid)
  writeFileSync(join(folder, 'app.lock.7'), JSON.stringify({ ...other, started: 'long ago', purpose: 'app' }))
  takeDataLock(folder, 'app')
  expect(readdirSync(folder)).toEqual(['app.lock.8'])
})

test('of several processes that find one stale lock exactly one gets it', async () => {
  const folder = temporaryFolder()
  writeFileSync(
    join(folder, 'app.lock.1'),
    JSON.stringify({ pid: 2 ** 22 + 1, started: 'x', purpose: 'app' }),
  )
  const together = String(Date.now() + 700)
  const rivals = Array.from({ length: 5 }, () => runScript(holdLock, [folder, together]))
  onTestFinished(() => rivals.forEach((rival) => rival.child.kill('SIGKILL')))
  const results = await Promise.all(rivals.map((rival) => rival.line(/locked|refused/)))
  expect(results.filter((line) => line.startsWith('locked'))).toHaveLength(1)
  const winner = rivals[results.findIndex((line) => line.startsWith('locked'))]
  for (const line of results.filter((text) => text.startsWith('refused'))) {
    expect(line).toContain(`pid ${winner?.child.pid}`)
  }
})
