import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readFamilies } from './family.ts'
import { imagesOf } from './images.ts'
import { lookAxesOf, looksOf } from './looks.ts'
import { readBundle } from './read-bundle.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** What the studio wrote down of each picture as it took it (`studio/record.ts`). */
type Shown = {
  family: string
  look: Record<string, string>
  scene: string
  deltaE?: number
  edge: number
  sha256: string
}
const record: Record<string, Shown> = JSON.parse(
  readFileSync(new URL('../../studio/record.json', import.meta.url), 'utf8'),
)
const families = readFamilies()
const masterNumber = (id: string) => id.slice(2)

const pictures = readBundle(folder).products.flatMap((row) =>
  'images' in row && (row.type === 'master' || row.type === 'item')
    ? row.images
        .filter(({ viewType }) => viewType === 'large')
        .map((image) => ({ id: row.id, path: image.path, look: image.variationValues }))
    : [],
)

const isWhole = (path: string) => !path.includes('-detalle-')
const recorded = pictures.flatMap((picture) => {
  const shown = record[picture.path]
  return shown ? [{ ...picture, shown }] : []
})

test('a picture shows its product in what is chosen of it, by the record of the studio that took it', () => {
  expect(recorded.length).toBeGreaterThan(100)
  for (const { id, path, look, shown } of recorded) {
    expect(shown.family, path).toBe(masterNumber(id))
    if (look) expect(shown.look, path).toEqual(look)
    const bytes = readFileSync(`${folder}/images/${path}`)
    expect(createHash('sha256').update(bytes).digest('hex').slice(0, 16), path).toBe(shown.sha256)
  }
})

test('each value that changes the look has a picture of its own, from a scene of its own', () => {
  for (const family of families) {
    const axes = lookAxesOf(family)
    if (axes.length === 0) continue
    const own = imagesOf(family).filter(
      ({ viewType, variationValues, path }) => viewType === 'large' && variationValues && isWhole(path),
    )
    expect(
      own.map(({ variationValues }) => variationValues),
      family.id,
    ).toEqual(looksOf(family))
    // Colours of older pictures are without a record; whatever else changes the look never is.
    const scenes = own.map(({ path }) => record[path]?.scene)
    if (axes.some((axis) => axis !== 'color')) expect(scenes, family.id).not.toContain(undefined)
    const known = scenes.filter((scene) => scene !== undefined)
    expect(new Set(known).size, family.id).toBe(known.length)
  }
})

test('a picture has the colour of its chip and ends in the plain ground', () => {
  for (const { path, shown } of recorded) {
    if (isWhole(path)) expect(shown.edge, path).toBeLessThanOrEqual(4)
    if (shown.deltaE !== undefined) expect(shown.deltaE, path).toBeLessThanOrEqual(5)
  }
  expect(recorded.filter(({ shown }) => shown.deltaE !== undefined).length).toBeGreaterThanOrEqual(50)
})

test('all pictures of the shop stay within 25 MB', () => {
  const names = readdirSync(`${folder}/images`, { recursive: true, encoding: 'utf8' })
  const bytes = names.map((name) => statSync(`${folder}/images/${name}`)).filter((file) => file.isFile())
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(25_000_000)
})
