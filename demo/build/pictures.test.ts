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
/** A kit's: the photographs that lie in it, by path, as they were when they were put together. */
type Montage = { of: Record<string, string>; sha256: string }
const record: Record<string, Shown | Montage> = JSON.parse(
  readFileSync(new URL('../../studio/record.json', import.meta.url), 'utf8'),
)
const families = readFamilies()
const masterNumber = (id: string) => id.slice(2)

const { products } = readBundle(folder)

/** Every picture of the catalogue that is no drawing, once for each product that shows it. */
const pictures = products.flatMap((row) =>
  'images' in row
    ? row.images
        .filter(({ viewType }) => viewType === 'large')
        .map((image) => ({ id: row.id, path: image.path, look: image.variationValues }))
    : [],
)

const isWhole = (path: string) => !path.includes('-detalle-')
const shaOf = (path: string) =>
  createHash('sha256')
    .update(readFileSync(`${folder}/images/${path}`))
    .digest('hex')
    .slice(0, 16)
const shownOf = (path: string): Shown | undefined => {
  const shown = record[path]
  return shown && 'family' in shown ? shown : undefined
}
const photographs = pictures.flatMap((picture) => {
  const shown = shownOf(picture.path)
  return shown ? [{ ...picture, shown }] : []
})

test('the studio has a record of every picture of the catalogue, and the shop shows the very bytes', () => {
  expect(pictures.length).toBeGreaterThan(800)
  for (const { path } of pictures) expect(record[path]?.sha256, path).toBe(shaOf(path))
})

test('a picture shows its product in what is chosen of it, by the record of the studio that took it', () => {
  for (const { id, path, look, shown } of photographs) {
    expect(shown.family, path).toBe(masterNumber(id))
    if (look) expect(shown.look, path).toEqual(look)
  }
})

test('the picture of a kit has each of its parts as it is now, in the look that the kit brings', () => {
  const kits = products.flatMap((row) => ('components' in row ? [row] : []))
  expect(kits.length).toBeGreaterThan(0)
  const variants = new Map(products.map((row) => [row.id, row]))
  for (const { id, images, components } of kits) {
    const montage = record[images.find(({ viewType }) => viewType === 'large')?.path ?? '']
    if (!montage || !('of' in montage)) throw new Error(`no montage of ${id}`)
    for (const [path, sha256] of Object.entries(montage.of)) expect(sha256, path).toBe(shaOf(path))
    const seen = Object.keys(montage.of).map((path) => shownOf(path))
    expect(seen.map((shown) => shown?.family).sort(), id).toEqual(
      components.map(({ productId }) => masterNumber(productId.split('-')[0] ?? '')).sort(),
    )
    for (const { productId } of components) {
      const variant = variants.get(productId)
      const values = variant && 'variationValues' in variant ? variant.variationValues : {}
      const shown = seen.find((one) => one?.family === masterNumber(productId.split('-')[0] ?? ''))
      expect(values, `${id}: ${productId}`).toMatchObject(shown?.look ?? {})
    }
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
    const scenes = own.map(({ path }) => shownOf(path)?.scene)
    expect(scenes, family.id).not.toContain(undefined)
    expect(new Set(scenes).size, family.id).toBe(scenes.length)
  }
})

test('a picture has the colour of its chip and ends in the plain ground', () => {
  for (const { path, shown } of photographs) {
    if (isWhole(path)) expect(shown.edge, path).toBeLessThanOrEqual(4)
    // Which of them have a chip is asked of their scenes (`studio/record.test.ts`).
    if (shown.deltaE !== undefined) expect(shown.deltaE, path).toBeLessThanOrEqual(5)
  }
})

test('all pictures of the shop stay within 25 MB', () => {
  const names = readdirSync(`${folder}/images`, { recursive: true, encoding: 'utf8' })
  const bytes = names.map((name) => statSync(`${folder}/images/${name}`)).filter((file) => file.isFile())
  expect(bytes.reduce((sum, { size }) => sum + size, 0)).toBeLessThan(25_000_000)
})
