import type { Family, Size } from './family.ts'
import { axesOf, fixedOf } from './family.ts'

/** Axes that say nothing about how big or heavy a piece is. */
const sizeless = new Set([
  'color',
  'punta',
  'acabado',
  'grado',
  'caras',
  'voltaje',
  'material',
  'perfil',
  'talla',
  'forma',
])
const lengths = new Set(['largoM', 'largoFt', 'largo'])

/** How far up its family's range a value stands, where the order of the list does not say it. */
const places: Record<string, Record<string, number>> = {
  '019': { U: 0, H: 0.4 },
  '042': {
    soporte: 0,
    tapa: 0.1,
    boquilla: 0.4,
    union: 0.45,
    'esquina interior': 0.9,
    'esquina exterior': 1,
  },
  '061': { 'principal 12 ft': 1, 'secundaria 4 ft': 0.3, 'secundaria 2 ft': 0, 'ángulo 10 ft': 0.7 },
  '103': { 'bisagra cartucho': 0.05, pasador: 0.12, rodo: 0.45, riel: 1 },
  '120': { brocha: 0, rodillo: 0.4, bandeja: 0.25, extensión: 1 },
  '126': { 'ladrillo de obra': 0, adoquín: 1 },
  '100': { ancla: 0.5, taco: 0 },
  '109': { acrílico: 0, 'silicón neutro': 1 },
  '130': { recta: 0.25, izquierda: 0.27, derecha: 0.29, engargoladora: 1 },
  '131': { 'cinta 5 m': 0.05, 'cinta 8 m': 0.2, 'nivel 24"': 0.6, escuadra: 0.3 },
  '132': { aluminio: 0.3, fibra: 0.7 },
  '133': { taladro: 1, 'juego de copas': 0, 'sin motor': 0, '12 V': 0.2, '20 V': 1, '110 V': 0.35 },
  '136': { careta: 0.45, lente: 0.02, guante: 0.08, casco: 0.2, bota: 1 },
}

const presentationShare: Record<string, number> = { '1/4 galón': 0.29, galón: 1, 'cubeta 5 gal': 4.6 }

type Values = Record<string, string>

/** 0 for the smallest of the family, 1 for the largest, by the choices that make it bigger. */
export function rank(family: Family, values: Values, withLength: boolean): number {
  const places01 = axesOf(family)
    .filter((axis) => !sizeless.has(axis) && (withLength || !lengths.has(axis)) && axis !== 'presentacion')
    .map((axis) => placeOf(family, axis, values[axis] ?? ''))
  if (places01.length === 0) return 0.4
  return places01.reduce((sum, place) => sum + place, 0) / places01.length
}

function placeOf(family: Family, axis: string, value: string): number {
  const own = places[family.id]?.[value]
  if (own !== undefined) return own
  const list = family.attributes[axis] ?? []
  return list.indexOf(value) / Math.max(1, list.length - 1)
}

/** The mill's row for these values, where the family has a table. */
export function sizeOf(family: Family, values: Values): Size | undefined {
  const all = { ...fixedOf(family), ...values }
  const axes = axesOf(family)
  return family.sizes?.find((size) =>
    axes.filter((axis) => axis in size).every((axis) => same(String(size[axis]), all[axis] ?? '')),
  )
}

function same(a: string, b: string): boolean {
  return a === b || (a !== '' && Number(a) === Number(b))
}

/** Length of one piece in metres, for what has a standard length. */
export function lengthMetres(family: Family, values: Values): number | undefined {
  const all = { ...fixedOf(family), ...values }
  const feet = Number(all.largoFt)
  if (feet) return feet * 0.3048
  const metres = Number(all.largoM)
  return metres && family.unit !== 'rollo' ? metres : undefined
}

/** Kilograms of one piece, or of one metre (square metre for panels) where it is sold so. */
export function kilograms(family: Family, values: Values): number {
  const size = sizeOf(family, values)
  const all = { ...fixedOf(family), ...values }
  const length = lengthMetres(family, values) ?? 1
  const byRank = interpolate(family.kg, rank(family, values, false))
  if (typeof size?.kgPer100 === 'number') return size.kgPer100
  if (typeof size?.kgPerBag === 'number') return size.kgPerBag
  if (typeof size?.kgPer4x8 === 'number') return size.kgPer4x8
  if (typeof size?.kgPerM2 === 'number')
    return size.kgPerM2 * (squareMetres(all) ?? Number(all.anchoUtilM ?? 1))
  if (typeof size?.kgPerM === 'number') return size.kgPerM * length
  if (all.pesoKg) return Number(all.pesoKg)
  if (family.kgPer === 'metro') return byRank * length
  if (family.kgPer === 'm2' && family.unit !== 'm2') return byRank * (squareMetres(all) ?? 1)
  return byRank * (presentationShare[all.presentacion ?? ''] ?? 1)
}

function squareMetres(all: Values): number | undefined {
  const pair = /([\d.]+) x ([\d.]+)/.exec(all.medidaM ?? all.medida ?? '')
  if (pair) return Number(pair[1]) * Number(pair[2]) * (/ft/.test(all.medida ?? '') ? 0.0929 : 1)
  const length = Number(all.largoM) || Number(all.largoFt) * 0.3048 || 1
  return length * (Number(all.anchoM) || Number(all.anchoPies) * 0.3048 || Number(all.anchoUtilM) || 1)
}

/** Longest side of one piece as it is loaded, in millimetres; undefined where the shopper chooses the length. */
export function longestSideMm(family: Family, values: Values): number | undefined {
  if (family.cut) return undefined
  const all = { ...fixedOf(family), ...values }
  const length = lengthMetres(family, values)
  if (length) return Math.round(length * 1000)
  const pair = /([\d.]+) x ([\d.]+)/.exec(all.medidaM ?? '')
  if (pair) return Math.round(Number(family.unit === 'rollo' ? pair[1] : pair[2]) * 1000)
  const feet = /([\d.]+) ft/.exec(all.tipo ?? '')?.[1] ?? all.altoPies ?? all.pies
  if (feet) return Math.round(Number(feet) * 304.8)
  if (all.altoM) return Math.round(Number(all.altoM) * 1000)
  if (/^\d+ x \d+ ft$/.test(all.medida ?? '')) return 2440
  if (all.largo?.endsWith(' m')) return Number.parseFloat(all.largo ?? '0') * 1000
  return ({ quintal: 6000, unidad: 400, pieza: 1500 } as Record<string, number>)[family.unit] ?? 450
}

export function interpolate([low, high]: [number, number], share: number): number {
  return low + (high - low) * share
}

export function presentationFactor(values: Values): number {
  return presentationShare[values.presentacion ?? ''] ?? 1
}
