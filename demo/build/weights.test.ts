import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Row = {
  type: string
  id: string
  masterId?: string
  variationValues?: Record<string, string>
  weightGrams?: number
}

const rows = readFileSync(new URL('../products.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): Row => JSON.parse(line))

/** Steel of a square millimetre, per metre. */
const steel = 0.00785
const sheet: Record<string, number> = { 30: 0.3, 28: 0.38, 26: 0.46, 24: 0.6, 22: 0.75, 20: 0.9 }
const mm = (text = ''): number =>
  25.4 *
  (text
    .replace(/.*\((.+)\)/, '$1')
    .replace('½', ' 1/2')
    .replace('¼', ' 1/4')
    .replace('¾', ' 3/4')
    .match(/\d+\/\d+|\d+/g)
    ?.reduce((sum, part) => {
      const [above = 0, below = 1] = part.split('/').map(Number)
      return sum + above / below
    }, 0) ?? 0)
/** Kilograms of a metre of what is called by pounds a foot. */
const poundPerFoot = 1.488
const plateMm: Record<string, number> = { '1/20"': 1.2, '1/16"': 1.5, '1/8"': 3, '1/4"': 6 }
const sides = (text = '') => text.split('x').map(mm)
const circle = (d: number) => (Math.PI / 4) * d ** 2

/** Square millimetres of a section by what a caliper says, reckoned here anew; lengths of the piece in metres. */
const sections: Record<string, (v: Record<string, string>) => [area: number, metres: number]> = {
  TE001: (v) => [914 * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  TE002: (v) => [914 * (sheet[v.calibre ?? ''] ?? 0), 1],
  TE003: (v) => [914 * (sheet[v.calibre ?? ''] ?? 0), 1],
  TE004: (v) => [1219 * (sheet[v.calibre ?? ''] ?? 0), 1],
  TE006: (v) => [914 * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  TE007: (v) => [914 * (sheet[v.calibre ?? ''] ?? 0), 1],
  TE008: (v) => [1219 * (sheet[v.calibre ?? ''] ?? 0), 1],
  AC025: (v) => [Number(v.desarrolloMm) * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  AC029: (v) => [Number(v.desarrolloMm) * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  AC032: (v) => [Number(v.desarrolloMm) * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  AC033: (v) => [Number(v.desarrolloMm) * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  CA037: (v) => [Number(v.desarrolloMm) * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  RE043: (v) => [circle((Number(/\d/.exec(v.diametro ?? '')?.[0]) / 8) * 25.4), Number(v.largoM)],
  RE044: (v) => [circle((Number(/\d/.exec(v.diametro ?? '')?.[0]) / 8) * 25.4), Number(v.largoM)],
  RE045: (v) => [circle(Number.parseInt(v.diametro ?? '', 10)), 12],
  RE048: (v) => [circle(mm(v.diametro)), 6],
  PE068: (v) => [mm(v.medidaPulg) ** 2, 6],
  PE069: (v) => [mm(v.medidaPulg) ** 2, 6],
  TE005: (v) => [1219 * (sheet[v.calibre ?? ''] ?? 0), 1],
  TE009: (v) => [914 * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  TE010: (v) => [1219 * (sheet[v.calibre ?? ''] ?? 0), 1],
  TE011: (v) => [1219 * (sheet[v.calibre ?? ''] ?? 0), 1],
  TE012: (v) => [1219 * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  TE014: (v) => [610 * (sheet[v.calibre ?? ''] ?? 0), 1],
  TE015: (v) => [610 * (sheet[v.calibre ?? ''] ?? 0), 1],
  TE022: (v) => [1219 * (sheet[v.calibre ?? ''] ?? 0), 1],
  AC026: (v) => [Number(v.desarrolloMm) * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  AC027: (v) => [Number(v.desarrolloMm) * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  AC030: (v) => [Number(v.desarrolloMm) * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  AC031: (v) => [Number(v.desarrolloMm) * (sheet[v.calibre ?? ''] ?? 0), Number(v.largoM)],
  // Plate is called by its fraction of an inch and rolled in whole millimetres.
  LL077: (v) => [1219 * (plateMm[v.espesor ?? ''] ?? mm(v.espesor)), 2.438],
  PE063: (v) => [(Number(v.designacion?.split('x')[1]) * poundPerFoot) / steel, Number(v.largoM)],
  PE065: (v) => {
    const [leg = 0, thick = 0] = sides(v.medidaPulg)
    return [(2 * leg - thick) * thick, 6]
  },
  PE067: (v) => [(Number(v.designacion?.split('x')[1]) * poundPerFoot) / steel, 6],
  TU071: (v) => [4 * (mm(v.medidaPulg) - Number(v.espesorMm)) * Number(v.espesorMm), 6],
  TU072: (v) => {
    const [wide = 0, high = 0] = sides(v.medidaPulg)
    return [2 * (wide + high - 2 * Number(v.espesorMm)) * Number(v.espesorMm), 6]
  },
  TU074: (v) => [Math.PI * (mm(v.diametroPulg) - Number(v.espesorMm)) * Number(v.espesorMm), 6],
  TU073: (v) => [Math.PI * (mm(v.diametroPulg) - Number(v.espesorMm)) * Number(v.espesorMm), 6],
  TU076: (v) => [Math.PI * (mm(v.diametroPulg) - Number(v.espesorMm)) * Number(v.espesorMm), 6],
  LL079: (v) => {
    const [wide = 0, long = 0] = (v.medida ?? '').split('x').map((side) => Number.parseFloat(side) * 304.8)
    return [wide * (sheet[v.calibre ?? ''] ?? 0), long / 1000]
  },
  LL080: (v) => [Number(v.anchoMm) * (sheet[v.calibre ?? ''] ?? 0), 1],
  PE066: (v) => {
    const [wide = 0, thick = 0] = sides(v.medidaPulg)
    return [wide * thick, 6]
  },
}

test.each(Object.keys(sections))('%s weighs what its section and length say, within 3 %', (id) => {
  const variants = rows.filter((row) => row.masterId === id)
  expect(variants.length).toBeGreaterThan(0)
  for (const { id: sku, variationValues = {}, weightGrams = 0 } of variants) {
    const [area, metres] = sections[id]?.(variationValues) ?? [0, 0]
    const kg = area * steel * metres
    expect(
      Math.abs(weightGrams / 1000 / kg - 1),
      `${sku}: ${weightGrams / 1000} kg, by its section ${kg.toFixed(2)}`,
    ).toBeLessThan(0.03)
  }
})

test('a purlin weighs the same per metre, galvanised, black, cut to length, and twice as a box', () => {
  const perMetre = (sku: string, metres: number) => {
    const row = rows.find(({ id }) => id === sku)
    return (row?.weightGrams ?? 0) / metres
  }
  for (const size of ['4X2', '5X2', '6X2', '8X2']) {
    for (const wall of ['15', '18', '24']) {
      const galvanised = perMetre(`PO054-${size}-${wall}`, 6)
      expect(perMetre(`PO055-${size}-${wall}`, 6)).toBeCloseTo(galvanised, -1)
      expect(perMetre(`PO056-${size}-${wall}`, 1)).toBeCloseTo(galvanised, -1)
      expect(perMetre(`PO058-${size.replace('X2', 'X4')}-${wall}`, 6) / 2).toBeCloseTo(galvanised, -1)
    }
  }
})

test('a longer or higher roll of chain link weighs more in proportion', () => {
  const grams = (sku: string) => rows.find(({ id }) => id === sku)?.weightGrams ?? 0
  expect(grams('MA083-6-135-30') / grams('MA083-6-135-15')).toBeCloseTo(2, 2)
  expect(grams('MA083-6-135-20') / grams('MA083-4-135-20')).toBeCloseTo(1.5, 2)
  expect(grams('MA083-6-11-20')).toBeGreaterThan(grams('MA083-6-125-20'))
})

/** Families without a section that a caliper could tell, by why. */
const withoutSection: Record<string, readonly string[]> = {
  'weighed by the purlin they are made of': ['PO054', 'PO055', 'PO056', 'PO058'],
  'weighed by their mesh': ['MA083', 'MA084', 'MA087', 'MA088', 'LL082', 'RE050', 'RE052', 'RE053'],
  'sold by weight or by the roll': [
    'AL089',
    'AL090',
    'AL091',
    'AL092',
    'AL093',
    'AL094',
    'MA085',
    'MA086',
    'RE046',
    'RE049',
  ],
  'a pattern, a bend or a profile that the name does not tell': [
    'AC028',
    'AC034',
    'CA038',
    'CA039',
    'CA042',
    'LL078',
    'LL081',
    'PE062',
    'PO057',
    'PO059',
    'PO060',
    'PO061',
    'PO070',
    'RE051',
    'TU075',
  ],
  'no steel alone': [
    'AC035',
    'AC036',
    'CA040',
    'CA041',
    'TE013',
    'TE016',
    'TE017',
    'TE018',
    'TE019',
    'TE020',
    'TE021',
    'TE023',
    'TE024',
  ],
}

test('every family is weighed by its section, or its kind has none: fixings, tools, paint, seals and masonry', () => {
  const known = [...Object.keys(sections), ...Object.values(withoutSection).flat()]
  const kinds = /^(?:FI|HE|PI|AI|OG)/
  const families = new Set(rows.flatMap(({ masterId }) => (masterId ? [masterId] : [])))
  expect([...families].filter((id) => !known.includes(id) && !kinds.test(id))).toEqual([])
})
