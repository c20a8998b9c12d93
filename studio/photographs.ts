/** Writes photographs of families as WebP into a folder: `node studio/photographs.ts folder [family ...]`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Family } from '../demo/build/family.ts'
import { readFamilies } from '../demo/build/family.ts'
import { photographPaths, pictureColors } from '../demo/build/images.ts'
import { hexOf } from '../demo/build/labels.ts'
import type { Place } from './catalog/places.ts'
import { kits, places } from './catalog/places.ts'
import { entryOf } from './catalog/index.ts'
import { openStudio } from './photography/open-studio.ts'
import type { Shot } from './photography/shot.ts'

const [folder = 'photographs', ...wanted] = process.argv.slice(2)
const widths = [640, 320]
const shots: Shot[] = [
  // As many lamps as it takes for a shadow on the ground to show no steps.
  { view: 'whole', widths, samples: 32 },
  { view: 'detail', widths, samples: 12 },
]

/** Families of one shape look alike: what was taken once in this run serves again. */
const before = new Map<string, Buffer[][]>()

let studio = await openStudio()
const families = readFamilies().filter(({ id }) => wanted.length === 0 || wanted.includes(id))
// All wholes come before the first detail. What is in the folder is taken again: an older studio may have taken it.
for (const shot of shots) {
  for (const family of families) await photographAgain(family, shot)
  if (shot.view === 'detail' || wanted.length > 0) continue
  for (const place of places()) await photographPlace(place)
  for (const [name, ids] of Object.entries(kits)) await photographKit(name, ids)
}
await studio.close()

/** A browser may be ended under us, or run out of memory after hours: one more try, in a new one. */
async function photographAgain(family: Family, shot: Shot): Promise<void> {
  try {
    await photographFamily(family, shot)
  } catch (error) {
    console.error(family.id, error)
    await studio.close()
    studio = await openStudio()
    await photographFamily(family, shot)
  }
}

async function photographFamily(family: Family, shot: Shot): Promise<void> {
  const colors = pictureColors(family)
  const tones = colors.length > 0 ? colors : [family.attributes.color?.[0] ?? '']
  const files = tones.map((_, index) => {
    const { path, medium } = photographPaths(family, colors[index], shot.view === 'detail')
    return [`${folder}/${path}`, `${folder}/${medium}`]
  })
  const entry = entryOf(family.id)
  const scenes = tones.map((tone) => entry.picture(hexOf(tone) ?? entry.color))
  const key = JSON.stringify([scenes, shot])
  const taken = before.get(key) ?? (await studio.take(scenes, shot))
  before.set(key, taken)
  taken.forEach((pictures, index) => {
    pictures.forEach((bytes, size) => save(files[index]?.[size] ?? '', bytes))
  })
  console.log(family.id, shot.view)
}

async function photographPlace({ path, scene, widths: sizes, samples }: Place): Promise<void> {
  const files = sizes.map((width, index) => `${folder}/${path}${index === 0 ? '' : `-${width}`}.webp`)
  const [pictures = []] = await studio.take([scene], { view: 'whole', widths: sizes, samples })
  pictures.forEach((bytes, index) => save(files[index] ?? '', bytes))
  console.log(path)
}

async function photographKit(name: string, ids: string[]): Promise<void> {
  const parts = families.filter(({ id }) => ids.includes(id))
  const pictures = parts.map((family) =>
    readFileSync(`${folder}/${photographPaths(family, pictureColors(family)[0]).path}`),
  )
  const joined = await studio.montage(pictures, widths)
  joined.forEach((bytes, index) => save(`${folder}/products/${name}-${widths[index]}.webp`, bytes))
  console.log(name)
}

function save(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
