import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Look } from '../demo/build/looks.ts'
import type { Shot } from './photography/shot.ts'
import type { Scene } from './scene.ts'

/** What the studio knows of a photograph that it took: whom it shows, from which scene, and what it measured. */
export type Shown = {
  family: string
  look: Look
  /** The scene's own name: two pictures of one scene have the same. */
  scene: string
  /** Distance between the lit face and the colour of the chart, where there is one. */
  deltaE?: number
  /** How far the outermost pixels are from the ground, of 255. */
  edge: number
  /** Of the bytes, so that a picture that was exchanged since is known. */
  sha256: string
}

/** A picture of a kit: the photographs that lie side by side in it, by their paths, as they were then. */
export type Montage = { of: Record<string, string>; sha256: string }

/** A picture of a category, of a door of the home page or of a roof; measured where it shows a colour of the chart. */
export type ShownPlace = { placeScene: string; deltaE?: number; edge: number; sha256: string }

export type StudioRecord = Record<string, Shown | Montage | ShownPlace>

const file = fileURLToPath(new URL('record.json', import.meta.url))

/** Pictures by their paths below `images/`. */
export function readRecord(): StudioRecord {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

export function writeRecord(record: StudioRecord): void {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)))
  writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`)
}

export function shaOf(bytes: Buffer | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16)
}

/** The name of what is to be taken: a scene, seen whole or its detail. */
export function nameOfScene(scene: Scene, view: Shot['view']): string {
  return shaOf(JSON.stringify([scene, view]))
}
