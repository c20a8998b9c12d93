import { readFamilies } from '../../demo/build/family.ts'
import { hexOf } from '../../demo/build/labels.ts'
import { looksOf } from '../../demo/build/looks.ts'
import type { Scene } from '../scene.ts'
import { sceneOf } from '../scene-of.ts'
import { framePicture, shedPicture, tiledHousePicture, warehousePicture } from '../scenes/roof-scenes.ts'
import { entryOf } from './index.ts'

const families = readFamilies()

/** The family, and where it matters its colour of the chart, that stands for a category. */
const faces: Record<string, [id: string, color?: string]> = {
  techos: ['008', 'rojo-colonial'],
  'accesorios-techo': ['026', 'verde-musgo'],
  canales: ['037', 'blanco'],
  refuerzo: ['046'],
  polines: ['054'],
  perfiles: ['062'],
  tubos: ['071'],
  'laminas-lisas': ['080'],
  mallas: ['084', 'verde-musgo'],
  'alambres-clavos': ['090'],
  fijaciones: ['095', 'rojo-colonial'],
  aislantes: ['104'],
  pinturas: ['116', 'azul'],
  'obra-gris': ['121'],
  herramientas: ['133'],
}

/** The same for a door of the home page. */
const doors: Record<string, [id: string, color?: string]> = {
  techo: ['011', 'rojo-teja'],
  estructura: ['055'],
  cerca: ['084', 'verde-musgo'],
  canales: ['038', 'natural'],
  losa: ['052'],
  herramientas: ['134'],
}

/** Roofs as they stand, each in a colour of the chart: the opening of the shop, and pictures of the pages that explain. */
const roofs: Record<string, [picture: (color: string) => Scene, color: string]> = {
  techo: [framePicture, 'rojo-colonial'],
  'techo-teja': [tiledHousePicture, 'rojo-teja'],
  'techo-galera': [shedPicture, 'natural'],
  'techo-bodega': [warehousePicture, 'azul'],
}

/** A picture of a place of the shop: its path below `images/` without the ending, its scene, and its widths in pixels. */
export type Place = { path: string; scene: Scene; widths: [number, ...number[]]; samples: number }

/** The pictures of categories, of the doors of the home page and of its opening. */
export function places(): Place[] {
  const tile = (path: string, [id, color]: [id: string, color?: string]): Place => {
    const entry = entryOf(id)
    const family = families.find((candidate) => candidate.id === id)
    const look = (family && looksOf(family)[0]) ?? {}
    // A colour of the chart is the colour of its chip here too.
    const { parts, options } =
      family && color ? sceneOf(family, { ...look, color }) : entry.picture(entry.color, look)
    return { path, scene: { parts, options: { ...options, box: [4, 3] } }, widths: [480], samples: 20 }
  }
  const roof = (path: string, picture: (color: string) => Scene, color: string): Place => {
    const chip = hexOf(color)
    if (chip === undefined) throw new Error(`${path}: no colour ${color} in the chart`)
    const { parts, options } = picture(chip)
    return { path, scene: { parts, options: { ...options, chip } }, widths: [960, 640], samples: 48 }
  }
  return [
    ...Object.entries(roofs).map(([name, [picture, color]]) => roof(`home/${name}`, picture, color)),
    ...Object.entries(faces).map(([id, face]) => tile(`categories/${id}`, face)),
    ...Object.entries(doors).map(([door, face]) => tile(`home/puerta-${door}`, face)),
  ]
}
