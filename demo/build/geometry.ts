import type { Family } from './family.ts'
import { axesOf, fixedOf, readFamilies } from './family.ts'

const families = readFamilies()

/** Steel, kilograms of a metre of one square millimetre. */
const steel = 7.85e-3

type Values = Readonly<Record<string, string>>

/** Real thickness of a sheet by its gauge, in millimetres. */
const sheetMm: Values = { 30: '0.3', 28: '0.38', 26: '0.46', 24: '0.6', 22: '0.75', 20: '0.9' }

/** Wire of chain link by its gauge, and the side of its diamonds, in millimetres. */
const wireMm: Values = { '13.5': '2.18', '12.5': '2.5', 11: '3.06' }
const diamondMm = 57

const thickness = ({ calibre = '' }: Values) => Number(sheetMm[calibre])
const metres = ({ largoM = '1' }: Values) => Number(largoM)
const signs: Values = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' }

/** `1½`, `3/8"`, `#3 (3/8")` in inches. */
const inches = (text: string): number =>
  (
    text
      .replace(/.*\((.+)\)/, '$1')
      .replace(/[½¼¾]/, (sign) => signs[sign] ?? '')
      .match(/\d+(?:\/\d+)?/g) ?? []
  ).reduce((sum, part) => {
    const [above = 0, below = 1] = part.split('/').map(Number)
    return sum + above / below
  }, 0)

/** Flat sheet folded to a trim: the width it is cut from, its gauge, its length. */
const foldedWeight = (values: Values) =>
  Number(values.desarrolloMm) * thickness(values) * steel * metres(values)

const foldedFamilies = ['025', '026', '027', '029', '030', '031', '032', '033', '037']

/** Where shape and size say what a piece weighs. `like` gives the mass per metre of another family's size. */
const shapes: Record<string, (values: Values, like: (id: string, values: Values) => number) => number> = {
  ...Object.fromEntries(foldedFamilies.map((id) => [id, foldedWeight])),
  '048': (values) => (Math.PI / 4) * (inches(values.diametro ?? '') * 25.4) ** 2 * steel * metres(values),
  '055': (values, like) => like('054', values) * metres(values),
  '056': (values, like) => like('054', values),
  // Two purlins face to face.
  '058': (values, like) =>
    2 * like('054', { ...values, medidaPulg: halfOf(values.medidaPulg) }) * metres(values),
  '069': (values) => (inches(values.medidaPulg ?? '') * 25.4) ** 2 * steel * metres(values),
  '074': (values) => {
    const wall = Number(values.espesorMm)
    return Math.PI * (inches(values.diametroPulg ?? '') * 25.4 - wall) * wall * steel * metres(values)
  },
  '076': (values, like) => like('073', values) * metres(values),
  '079': (values) => {
    const [wide = 0, long = 0] = (values.medida ?? '')
      .split('x')
      .map((side) => Number.parseFloat(side) * 304.8)
    return wide * thickness(values) * steel * (long / 1000)
  },
  '080': (values) => Number(values.anchoMm) * thickness(values) * steel,
  '083': (values) => {
    const wire = Number(wireMm[values.calibre ?? ''])
    const squareMetres = Number(values.altoPies) * 0.3048 * metres(values)
    // Each square metre has two wires a diamond; weaving takes 8 % more of them.
    return squareMetres * (2000 / diamondMm) * 1.08 * (Math.PI / 4) * wire ** 2 * steel
  },
}

const halfOf = (size = ''): string => `${size.split('x')[0]}x2`

/** Kilograms of one piece (of one metre where it is sold so) by its shape; undefined where the shape does not say it. */
export function geometricKilograms(family: Family, choice: Values): number | undefined {
  const shape = shapes[family.id]
  if (!shape) return undefined
  const like = (id: string, values: Values): number => {
    const other = families.find((one) => one.id === id)
    const axes = other ? axesOf(other) : []
    const size = other?.sizes?.find((row) =>
      axes.filter((axis) => axis in row).every((axis) => isSame(String(row[axis]), values[axis] ?? '')),
    )
    if (!size) throw new Error(`${family.id}: no size of ${id} is like ${JSON.stringify(values)}`)
    return Number(size.kgPerM)
  }
  return shape({ ...fixedOf(family), ...choice }, like)
}

const isSame = (a: string, b: string): boolean => a === b || (a !== '' && Number(a) === Number(b))
