/** Writes photographs of families as WebP into a folder: `node studio/photographs.ts folder [family ...]`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Family } from '../demo/build/family.ts'
import { readFamilies } from '../demo/build/family.ts'
import { hasDetail, photographPaths } from '../demo/build/images.ts'
import { type Look, looksOf, nameOf } from '../demo/build/looks.ts'
import { type Kit, readKits } from './catalog/kits.ts'
import type { Place } from './catalog/places.ts'
import { places } from './catalog/places.ts'
import { openStudio } from './photography/open-studio.ts'
import type { Shot } from './photography/shot.ts'
import { nameOfScene, readRecord, shaOf, writeRecord } from './record.ts'
import { sceneOf } from './scene-of.ts'

const [folder = 'photographs', ...wanted] = process.argv.slice(2)
const isShop = resolve(folder) === fileURLToPath(new URL('../demo/images', import.meta.url))
const widths = [640, 320]
const shots: Shot[] = [
  // As many lamps as it takes for a shadow on the ground to show no steps.
  { view: 'whole', widths, samples: 20 },
  { view: 'detail', widths, samples: 8 },
]

type Pictures = Awaited<ReturnType<typeof studio.take>>
/** Families of one shape look alike: what was taken once in this run serves again. */
const before = new Map<string, Pictures>()
const record = readRecord()

let studio = await openStudio()
const families = readFamilies().filter(({ id }) => wanted.length === 0 || wanted.includes(id))
// All wholes come before the first detail. What is in the folder is taken again: an older studio may have taken it.
for (const shot of shots) {
  for (const family of families) await photographAgain(family, shot)
  if (shot.view === 'detail') continue
  for (const place of places())
    if (wanted.length === 0 || wanted.includes(place.path)) await photographPlace(place)
  for (const kit of readKits()) if (wanted.length === 0 || wanted.includes(kit.name)) await photographKit(kit)
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
  const looks = shot.view === 'whole' || hasDetail(family) ? looksOf(family) : []
  // What differs in colour alone is lit once.
  const shapes = Map.groupBy(looks, (look) => nameOf({ ...look, color: '' }))
  for (const shape of shapes.values()) await photographShape(family, shape, shot)
  // What lies elsewhere is a trial.
  if (isShop) writeRecord(record)
  console.log(family.id, shot.view)
}

async function photographShape(family: Family, looks: Look[], shot: Shot): Promise<void> {
  const scenes = looks.map((look) => sceneOf(family, look))
  const key = JSON.stringify([scenes, shot])
  const taken = before.get(key) ?? (await studio.take(scenes, shot))
  before.set(key, taken)
  taken.forEach(({ widths: [large, medium], measured }, index) => {
    const look = looks[index]
    const scene = scenes[index]
    if (!look || !scene || !large || !medium) throw new Error(`no picture of ${family.id}`)
    const paths = photographPaths(family, look, shot.view === 'detail')
    save(`${folder}/${paths.path}`, large)
    save(`${folder}/${paths.medium}`, medium)
    record[paths.path] = {
      family: family.id,
      look,
      scene: nameOfScene(scene, shot.view),
      ...measured,
      sha256: shaOf(large),
    }
  })
}

async function photographPlace({ path, scene, widths: sizes, samples }: Place): Promise<void> {
  const [taken] = await studio.take([scene], { view: 'whole', widths: sizes, samples })
  taken?.widths.forEach((bytes, index) => {
    save(`${folder}/${path}${index === 0 ? '' : `-${sizes[index]}`}.webp`, bytes)
  })
  const [large] = taken?.widths ?? []
  if (!taken || !large) throw new Error(`no picture of ${path}`)
  if (scene.options.chip)
    record[`${path}.webp`] = {
      placeScene: nameOfScene(scene, 'whole'),
      ...taken.measured,
      sha256: shaOf(large),
    }
  if (isShop) writeRecord(record)
  console.log(path)
}

async function photographKit({ name, parts: contents }: Kit): Promise<void> {
  const parts = contents.map(({ family, look }) => {
    const { path } = photographPaths(family, look)
    return { path, bytes: readFileSync(`${folder}/${path}`) }
  })
  const joined = await studio.montage(
    parts.map(({ bytes }) => bytes),
    widths,
  )
  joined.forEach((bytes, index) => save(`${folder}/products/${name}-${widths[index]}.webp`, bytes))
  const [large] = joined
  if (!large) throw new Error(`no picture of ${name}`)
  record[`products/${name}-${widths[0]}.webp`] = {
    of: Object.fromEntries(parts.map(({ path, bytes }) => [path, shaOf(bytes)])),
    sha256: shaOf(large),
  }
  if (isShop) writeRecord(record)
  console.log(name)
}

function save(file: string, bytes: Buffer): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, bytes)
}
