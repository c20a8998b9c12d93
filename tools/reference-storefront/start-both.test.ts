import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runtimeFolder } from './install-storefront.ts'
import { startStorefront } from './start-both.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

/** A folder whose command writes its process id and runs a script instead of a storefront. */
const folderWith = async (script: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'storefront-'))
  folders.push(folder)
  const packages = join(folder, 'node_modules')
  await mkdir(join(packages, runtimeFolder), { recursive: true })
  await mkdir(join(packages, '.bin'))
  await symlink(process.execPath, join(packages, runtimeFolder, 'node'))
  const tellId = "require('node:fs').writeFileSync('id', String(process.pid));"
  await writeFile(join(packages, '.bin/pwa-kit-dev'), `${tellId}${script}`)
  return folder
}

const runs = async (folder: string): Promise<boolean> => {
  const id = Number(await readFile(join(folder, 'id'), 'utf8'))
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

const addresses = { port: 1, engineOrigin: 'http://localhost:2' }
const staysAlive = 'setInterval(() => {}, 1000);'
const limits = { prepare: 60, ready: 60, stop: 60 }

test('a storefront is started when its first build is told, and stopped', async () => {
  const folder = await folderWith(`console.log('First build complete');${staysAlive}`)
  const storefront = await startStorefront(folder, addresses, limits)
  expect(await runs(folder)).toBe(true)
  await storefront.stop()
  expect(await runs(folder)).toBe(false)
})

test('one that never builds is given up with its last lines, and does not run on', async () => {
  const folder = await folderWith(`console.error('waits for a package');${staysAlive}`)
  const started = startStorefront(folder, addresses, { ...limits, ready: 3 })
  await expect(started).rejects.toThrow(
    /first build of the storefront took more than 3 seconds.*waits for a package/s,
  )
  expect(await runs(folder)).toBe(false)
})

test('one that ends before its build is told with its last lines', async () => {
  const folder = await folderWith("console.error('no such package'); process.exitCode = 3")
  const started = startStorefront(folder, addresses, limits)
  await expect(started).rejects.toThrow(/ended with 3.*no such package/s)
})

test('one that does not listen to the end is ended', async () => {
  const deaf = "process.on('SIGTERM', () => {});console.log('First build complete');"
  const folder = await folderWith(`${deaf}${staysAlive}`)
  const storefront = await startStorefront(folder, addresses, { ...limits, stop: 1 })
  await storefront.stop()
  expect(await runs(folder)).toBe(false)
})
