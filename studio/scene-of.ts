import type { Family } from '../demo/build/family.ts'
import { hexOf } from '../demo/build/labels.ts'
import type { Look } from '../demo/build/looks.ts'
import { entryOf } from './catalog/index.ts'
import type { Scene } from './scene.ts'

/** The scene of a family in one of its looks; its colour is matched where the chart shows a chip of it. */
export function sceneOf(family: Family, look: Look): Scene {
  const entry = entryOf(family.id)
  const tone = look.color ?? family.attributes.color?.[0]
  const chip = tone === undefined ? undefined : hexOf(tone)
  const { parts, options } = entry.picture(chip ?? entry.color, look)
  return { parts, options: chip ? { ...options, chip } : options }
}
