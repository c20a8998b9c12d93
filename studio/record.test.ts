import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readFamilies } from '../demo/build/family.ts'
import { hasDetail, photographPaths } from '../demo/build/images.ts'
import { looksOf } from '../demo/build/looks.ts'
import { places } from './catalog/places.ts'
import { nameOfScene, readRecord, shaOf } from './record.ts'
import { sceneOf } from './scene-of.ts'

/** Light passes through these sheets, and of a cartridge seen close only its white nozzle is in sight. */
const withoutLitFace = /^products\/(te016-|ai108-(gris-claro|negro-mate)-detalle-)/

test('pictures of the record show the scenes that the catalogue has now, each measured against its chip', () => {
  const record = readRecord()
  const stale: string[] = []
  const unmeasured: string[] = []
  let compared = 0
  for (const family of readFamilies()) {
    for (const view of ['whole', 'detail'] as const) {
      if (view === 'detail' && !hasDetail(family)) continue
      for (const look of looksOf(family)) {
        const { path } = photographPaths(family, look, view === 'detail')
        const shown = record[path]
        if (!shown || !('scene' in shown)) continue
        compared += 1
        const scene = sceneOf(family, look)
        if (shown.scene !== nameOfScene(scene, view)) stale.push(path)
        if (scene.options.chip && shown.deltaE === undefined && !withoutLitFace.test(path))
          unmeasured.push(path)
      }
    }
  }
  expect(stale).toEqual([])
  expect(unmeasured).toEqual([])
  expect(compared).toBe(Object.values(record).filter((shown) => 'scene' in shown).length)
})

test('a category, a door or a roof that shows a colour of the chart has the colour of its chip', () => {
  const record = readRecord()
  const coloured = places().filter(({ scene }) => scene.options.chip)
  // Six categories, three doors, and the four roofs.
  expect(coloured.length).toBe(13)
  for (const { path, scene } of coloured) {
    const shown = record[`${path}.webp`]
    if (!shown || !('placeScene' in shown)) throw new Error(`no record of ${path}`)
    expect(shown.placeScene, path).toBe(nameOfScene(scene, 'whole'))
    expect(shown.deltaE, path).toBeLessThanOrEqual(5)
    expect(shown.sha256, path).toBe(
      shaOf(readFileSync(new URL(`../demo/images/${path}.webp`, import.meta.url))),
    )
  }
})
