import { expect, test } from 'vitest'
import { demoTradeData } from '../../testing/demo-trade-data.ts'
import { billOf } from './bill.ts'
import { wingsOf } from '../forms.ts'
import { isLaid, layRoof } from '../roof.ts'
import type { WaterInput } from '../water.ts'

const data = demoTradeData
const { rules } = data

type More = {
  water?: WaterInput
  skylights?: number
  largePacks?: boolean
  lengthMm?: number
  widthMm?: number
}

function bill(
  colour: string,
  profileId = 'rect81',
  percent = 25,
  { water, skylights = 0, largePacks = false, lengthMm = 10_000, widthMm = 8000 }: More = {},
) {
  const profile = rules.profiles.find(({ id }) => id === profileId)
  const cut = { minMm: 1000, maxMm: 12000, stepMm: 50, minTotalMm: 0 }
  if (!profile) throw new Error('no such profile')
  const measures = {
    form: 'gable',
    lengthMm,
    widthMm,
    slope: percent / 100,
    eaveMm: 500,
    gableMm: 300,
  } as const
  const roof = layRoof({
    wings: wingsOf(measures) ?? [],
    eaveMm: 500,
    profile: { ...profile, cut },
    gauge: '26',
    longestMm: 12_000,
    skylights,
    rules: rules.roof,
  })
  if (!isLaid(roof)) throw new Error(roof.reason)
  return billOf({
    roof,
    profile,
    gauge: '26',
    colour,
    data,
    purlins: true,
    insulation: true,
    largePacks,
    ...(water ? { water } : {}),
  })
}

const written = (colour: string, profile?: string, percent?: number, more?: More) =>
  bill(colour, profile, percent, more).map(({ pieces, sku, warnings }) =>
    [pieces, sku, ...warnings].join(' '),
  )

test('[T1.310] R1 in natural sheet: every line a product of the shop', () => {
  expect(written('natural')).toEqual([
    '28 TE003-26',
    '5 AC025-26-406-244-NAT',
    '2 AC028-NAT',
    '8 AC029-26-305-244-NAT',
    '6 FI095-12X112-BROCA-NAT',
    '1 AI108-GRIS',
    '2 PI118-NAT',
    '20 PO054-4X2-15',
    '5 AI104-122X20-2',
  ])
})

test('[T1.310] in red the trims follow the colour; the sheet weighs as its metres', () => {
  const lines = bill('rojo-colonial')
  expect(lines.map(({ sku }) => sku)).toEqual(
    expect.arrayContaining([
      'TE007-26-ROJO',
      'AC025-26-406-244-ROJO',
      'FI095-12X112-BROCA-ROJO',
      'PI118-ROJO',
    ]),
  )
  expect(lines.find(({ role }) => role === 'sheet')?.grams).toBe(429_660)
})

test('[T1.311] a colour that a trim is not made in is told; a low slope takes tape', () => {
  expect(written('gris-grafito', 'teja', 30)).toContainEqual(
    expect.stringMatching(/^6 AC027-\S+ colour-missing$/),
  )
  expect(written('natural', 'rect81', 20)).toContainEqual('12 AI110-5-10')
})

/** Of R1: ridge 4 joints, each of four verges 1, each of two gutters 1: 8 × 0.5 m + 2 × 0.4 m. */
test('[T1.310] what is sealed are the joints between pieces, of gutters too', () => {
  const sealant = (water?: WaterInput) =>
    bill('natural', 'rect81', 25, water && { water }).find(({ role }) => role === 'sealant')
  expect(sealant()?.why.values).toEqual({ joints: 8 })
  expect(sealant(rain)?.why.values).toEqual({ joints: 10 })
})

const rain = { rainMmPerHour: 200, heightMm: 3000 }

/** Each eave is G1 of the gutter calculator: 10.6 m that drain 47.7 m². */
test('[T1.318] a roof with gutters: for each eave its pieces, brackets, caps, outlet and pipe', () => {
  const water = bill('natural', 'rect81', 25, { water: rain }).filter(({ role }) =>
    /gutter|bracket|outlet|pipe/.test(role),
  )
  expect(water.map(({ pieces, sku, warnings }) => [pieces, sku, ...warnings].join(' '))).toEqual([
    '4 CA037-26-305-61-NAT',
    '38 CA042-SOPORTE',
    '4 CA042-TAPA',
    '2 CA042-BOQUILLA',
    '2 CA039-3X4-NAT',
  ])
  expect(water[0]?.why.values).toMatchObject({ runMm: 21_200, runs: 2, rain: 200, areaM2: 95 })
})

test('[T1.318] a coloured gutter is made wider only, and that one is taken', () => {
  const gutter = bill('rojo-colonial', 'rect81', 25, { water: rain }).find(({ role }) => role === 'gutter')
  expect(gutter).toMatchObject({ sku: 'CA037-26-406-61-ROJO', warnings: [] })
})

test('[T1.318] four times the rain takes more pipes, and a gutter that carries it', () => {
  const flood = bill('natural', 'rect81', 25, { water: { rainMmPerHour: 800, heightMm: 3000 } })
  const of = (role: string) => flood.find((line) => line.role === role)
  expect(of('outlet')?.pieces).toBe(4)
  expect(of('gutter')?.sku).toBe('CA037-26-406-61-NAT')
})

/** 20 × 8 m takes 1,084 screws; with 3 % these are twelve boxes of a hundred, or a bag of a thousand and two boxes. */
test('[T1.322] natural screws are offered in bags where these fill, and bought so on request', () => {
  const screws = (colour: string, more?: More) =>
    bill(colour, 'rect81', 25, { lengthMm: 20_000, ...more }).filter(({ role }) => role === 'screw')
  const [boxes] = screws('natural')
  expect(boxes?.larger).toEqual({ sku: 'FI096-12X112', masterId: 'FI096', pieces: 1, left: 2 })
  const bags = screws('natural', { largePacks: true })
  expect(bags.map(({ id, sku, pieces, grams }) => [id, sku, pieces, grams])).toEqual([
    ['screw-large', 'FI096-12X112', 1, 9200],
    ['screw', 'FI095-12X112-BROCA-NAT', 2, 1840],
  ])
  // Bags are natural alone, and nobody is offered one that boxes do not fill.
  const red = screws('rojo-colonial', { largePacks: true })
  expect(red.map(({ pieces }) => pieces)).toEqual([boxes?.pieces])
  expect(screws('natural', { lengthMm: 10_000, largePacks: true })).toEqual(
    screws('natural', { lengthMm: 10_000 }),
  )
})

test('[T1.323] skylights take the place of sheets: each of a length in stock that reaches, all else as before', () => {
  const lit = written('natural', 'rect81', 25, { skylights: 3 })
  expect(lit.slice(0, 2)).toEqual(['25 TE003-26', '3 TE016-RECTANGULAR081-08-TRAN-61'])
  expect(lit.slice(2)).toEqual(written('natural').slice(1))
  // 7.25 m up a slope that allows a lap of 0.15 m: two of 3.66 m are too short by a hand.
  expect(written('natural', 'rect81', 25, { skylights: 2, widthMm: 13_000 }).slice(1, 3)).toEqual([
    '2 TE016-RECTANGULAR081-08-TRAN-61',
    '2 TE016-RECTANGULAR081-08-TRAN-305',
  ])
})

test('[T1.323] a skylight that is not made, or does not reach where none may be joined, is told as not sold', () => {
  expect(written('natural', 'rect81', 8, { skylights: 1, widthMm: 13_000 })[1]).toBe('1  not-sold')
  expect(written('rojo-colonial', 'teja', 30, { skylights: 2 })[1]).toBe('2  not-sold')
})
