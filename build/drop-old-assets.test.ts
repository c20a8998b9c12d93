import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dropOldAssets } from './drop-old-assets.ts'

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'lamina-assets-'))
  await mkdir(join(dir, '.vite'))
  await mkdir(join(dir, 'assets'))
  await mkdir(join(dir, 'maps'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

const release = async (...names: string[]) => {
  for (const name of names) {
    for (const end of ['', '.br', '.gz']) await writeFile(join(dir, 'assets', name + end), '')
    await writeFile(join(dir, 'maps', `${name}.map`), '')
  }
  const manifest = Object.fromEntries(names.map((name) => [name, { file: `assets/${name}` }]))
  await writeFile(join(dir, '.vite/manifest.json'), JSON.stringify(manifest))
  await dropOldAssets(dir, join(dir, 'maps'))
  return (await readdir(join(dir, 'assets'))).filter((name) => !/\.(?:br|gz)$/.test(name)).toSorted()
}

test('the files of the release before stay for one release, packed copies and source maps too', async () => {
  expect(await release('a-1.js', 'b-1.js')).toEqual(['a-1.js', 'b-1.js'])
  expect(await release('a-2.js', 'b-1.js')).toEqual(['a-1.js', 'a-2.js', 'b-1.js'])
  expect(await release('a-3.js', 'b-1.js')).toEqual(['a-2.js', 'a-3.js', 'b-1.js'])
  expect(await readdir(join(dir, 'assets'))).toHaveLength(9)
  expect((await readdir(join(dir, 'maps'))).toSorted()).toEqual(['a-2.js.map', 'a-3.js.map', 'b-1.js.map'])
})
