import { fold } from '../../facts/text.ts'
import type { Family } from './family.ts'
import { axesOf } from './family.ts'

const categoryCodes: Record<string, string> = {
  techos: 'TE',
  'accesorios-techo': 'AC',
  canales: 'CA',
  refuerzo: 'RE',
  polines: 'PO',
  perfiles: 'PE',
  tubos: 'TU',
  'laminas-lisas': 'LL',
  mallas: 'MA',
  'alambres-clavos': 'AL',
  fijaciones: 'FI',
  aislantes: 'AI',
  pinturas: 'PI',
  'obra-gris': 'OG',
  herramientas: 'HE',
}

const valueCodes: Record<string, string> = {
  natural: 'NAT',
  'rojo-colonial': 'ROJO',
  'rojo-teja': 'TEJA',
  'rojo-oxido': 'OXID',
  'verde-musgo': 'VERD',
  azul: 'AZUL',
  blanco: 'BLAN',
  'blanco-humo': 'HUMO',
  'gris-grafito': 'GRAF',
  'gris-claro': 'GRIS',
  arena: 'AREN',
  'cafe-chocolate': 'CAFE',
  'negro-mate': 'NEGR',
  transparente: 'TRAN',
  bronce: 'BRON',
  opal: 'OPAL',
  aluminio: 'ALUM',
  negro: 'NEG',
  galvanizado: 'GALV',
  '1/4 galón': 'CUARTO',
  galón: 'GALON',
  'cubeta 5 gal': 'CUBETA',
  'bisagra cartucho': 'BISAGRA',
  'esquina interior': 'ESQ-INT',
  'esquina exterior': 'ESQ-EXT',
  'ladrillo de obra': 'LADRILLO',
}

const vulgar: Record<string, string> = { '½': '12', '¼': '14', '¾': '34' }

/** TE007 */
export function masterId(family: Family): string {
  return `${categoryCodes[family.category] ?? 'XX'}${family.id}`
}

/**
 * By family, the values that a SKU means without saying them: what the yard sold under it before there was a choice, and
 * what follows from the other values.
 */
const unspoken: Record<string, readonly string[]> = {
  '029': ['lateral'],
  '030': ['tapajunta'],
  '041': ['redonda'],
  '060': ['stud'],
  '069': ['entorchada'],
  '070': ['angular'],
  '088': ['cedazo'],
  '097': ['gancho J'],
  '100': ['ancla'],
  '101': ['varilla roscada'],
  '109': ['silicón neutro'],
  '110': ['butilo'],
  '119': ['thinner'],
  '128': ['E6013'],
  '132': ['aluminio'],
  '133': ['taladro', 'sin motor'],
  '134': ['amoladora', 'sierra'],
  '135': ['arnés', 'única'],
  '136': ['única'],
}

/** Bars whose SKU has the inches of `#3 (3/8")`, where others have the number. */
const bySize: ReadonlySet<string> = new Set(['046', '048'])

/** TE007-26-ROJO */
export function skuOf(family: Family, values: Record<string, string>): string {
  const codes = axesOf(family)
    .filter((axis) => !unspoken[family.id]?.includes(values[axis] ?? ''))
    .map((axis) => values[axis] ?? '')
    .map((value) => codeOf(bySize.has(family.id) ? (/\((.+)\)/.exec(value)?.[1] ?? value) : value))
  return [masterId(family), ...codes].join('-')
}

function codeOf(value: string): string {
  const known = valueCodes[value]
  if (known) return known
  return fold(value)
    .replace(/[½¼¾]/g, (mark) => vulgar[mark] ?? '')
    .replace(/\(.*\)/, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
}
