import { fold } from '../../facts/text.ts'
import { choicesOf } from './choices.ts'
import type { Family } from './family.ts'

/** Values that tell how a thing looks; what stands in no look differs in size alone. */
export type Look = Record<string, string>

/** By family, the choices besides colour whose values look different: each of them has a picture of its own. */
const axes: Record<string, readonly string[]> = {
  '016': ['perfil'],
  '017': ['perfil'],
  '019': ['tipo', 'material'],
  '029': ['tipo'],
  '030': ['tipo'],
  '036': ['medida'],
  '041': ['forma'],
  '042': ['pieza'],
  '050': ['seccionCm', 'varillas'],
  '060': ['tipo'],
  '061': ['tipo'],
  '069': ['tipo'],
  '070': ['tipo'],
  '071': ['acabado'],
  '072': ['acabado'],
  '088': ['tipo'],
  '095': ['punta'],
  '097': ['tipo'],
  '098': ['medida'],
  '100': ['tipo'],
  '101': ['tipo'],
  '103': ['tipo'],
  '104': ['caras'],
  '105': ['caras'],
  '109': ['tipo'],
  '110': ['tipo'],
  '113': ['acabado'],
  '114': ['presentacion'],
  '116': ['presentacion'],
  '119': ['tipo', 'presentacion'],
  '120': ['tipo'],
  '121': ['pesoKg'],
  '123': ['tipo'],
  '124': ['tipo'],
  '125': ['medidaCm'],
  '126': ['tipo'],
  '127': ['tipo'],
  '128': ['tipo'],
  '130': ['tipo'],
  '131': ['tipo'],
  '132': ['tipo'],
  '133': ['tipo'],
  '134': ['tipo'],
  '135': ['tipo'],
  '136': ['tipo'],
}

/** The choices that a picture of the family tells: its colour where it has several, and those named above. */
export function lookAxesOf(family: Family): string[] {
  const colored = (family.attributes.color ?? []).length > 1 ? ['color'] : []
  return [...colored, ...(axes[family.id] ?? [])]
}

/** The looks that variants of the family have, first that of its first variant; one empty look where all look alike. */
export function looksOf(family: Family): Look[] {
  const own = lookAxesOf(family)
  const looks = choicesOf(family).map((values) =>
    Object.fromEntries(own.map((axis) => [axis, values[axis] ?? ''])),
  )
  const byName = new Map(looks.map((look) => [nameOf(look), look]))
  return own.length === 0
    ? [{}]
    : [...byName.values()].sort((a, b) => orderOf(family, a) - orderOf(family, b))
}

/** The merchant's order of values, colours first. */
function orderOf(family: Family, look: Look): number {
  return Object.entries(look).reduce(
    (order, [axis, value]) => order * 100 + (family.attributes[axis] ?? []).indexOf(value),
    0,
  )
}

/** Part of a file's name: `rojo-colonial`, `arnes`, `blanco-1-4-galon`. */
export function nameOf(look: Look): string {
  return Object.values(look)
    .map((value) =>
      fold(value)
        .replace(/½/g, '-1-2')
        .replace(/¼/g, '-1-4')
        .replace(/¾/g, '-3-4')
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, ''),
    )
    .join('-')
}
