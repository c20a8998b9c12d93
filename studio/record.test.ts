import { expect, test } from 'vitest'
import { readFamilies } from '../demo/build/family.ts'
import { hasDetail, photographPaths } from '../demo/build/images.ts'
import { looksOf } from '../demo/build/looks.ts'
import { nameOfScene, readRecord } from './record.ts'
import { sceneOf } from './scene-of.ts'

test('pictures of the record show the scenes that the catalogue has now', () => {
  const record = readRecord()
  const stale: string[] = []
  let compared = 0
  for (const family of readFamilies()) {
    for (const view of ['whole', 'detail'] as const) {
      if (view === 'detail' && !hasDetail(family)) continue
      for (const look of looksOf(family)) {
        const { path } = photographPaths(family, look, view === 'detail')
        const shown = record[path]
        if (!shown) continue
        compared += 1
        if (shown.scene !== nameOfScene(sceneOf(family, look), view)) stale.push(path)
      }
    }
  }
  expect(stale).toEqual([])
  expect(compared).toBe(Object.keys(record).length)
})
