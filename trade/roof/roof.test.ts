import { describe, expect, test } from 'vitest'
import { packsOf } from '../rounding.ts'
import { profiles, roofRules, trimRules } from '../testing/profiles.ts'
import type { RoofForm } from './forms.ts'
import { wingsOf } from './forms.ts'
import { barsOfLine } from './purlins.ts'
import type { Roof, RoofInput } from './roof.ts'
import { isLaid, layRoof } from './roof.ts'
import { trimsOf } from './trims.ts'

type Example = {
  id: string
  of: [
    RoofForm,
    length: number,
    width: number,
    percent: number,
    profile: keyof typeof profiles,
    gauge: string,
  ]
  overhang?: [eave: number, gable: number]
  longest?: number
  sheets: string
  metres: number
  square: number
  waste: number
  purlins: [lines: number, gap: number, bars: number]
  screws: [pieces: number, boxes: number]
  trims: [ridge: number, edge: number]
  rolls: [tape: number, insulation: number]
  narrower?: number
}

/** Worked examples of the design (its ids): metres, square metres, percent; checked by hand where they decide a rule. */
const examples: Example[] = [
  {
    id: 'R1',
    of: ['gable', 10, 8, 25, 'rect81', '26'],
    sheets: '28×4.65',
    metres: 130.2,
    square: 98.35,
    waste: 6.7,
    purlins: [10, 1.047, 20],
    screws: [580, 6],
    trims: [5, 8],
    rolls: [0, 5],
    narrower: 10,
  },
  {
    id: 'R2',
    of: ['gable', 9.9, 8, 25, 'rect81', '26'],
    sheets: '26×4.65',
    metres: 120.9,
    square: 97.42,
    waste: 0.5,
    purlins: [10, 1.047, 20],
    screws: [538, 6],
    trims: [5, 8],
    rolls: [0, 5],
  },
  {
    id: 'R3',
    of: ['gable', 12, 8, 20, 'rect105', '26'],
    sheets: '24×4.60',
    metres: 110.4,
    square: 115.67,
    waste: 0.2,
    purlins: [10, 1.035, 23],
    screws: [616, 7],
    trims: [6, 8],
    rolls: [11, 5],
  },
  {
    id: 'R4',
    of: ['gable', 12, 8, 20, 'rect105', '24'],
    sheets: '24×4.60',
    metres: 110.4,
    square: 115.67,
    waste: 0.2,
    purlins: [8, 1.38, 18],
    screws: [564, 6],
    trims: [6, 8],
    rolls: [11, 5],
  },
  {
    id: 'R5',
    of: ['shed', 6, 5, 15, 'acan', '26'],
    overhang: [0.3, 0.2],
    sheets: '9×5.70',
    metres: 51.3,
    square: 36.24,
    waste: 7,
    purlins: [7, 0.869, 8],
    screws: [255, 3],
    trims: [0, 9],
    rolls: [5, 2],
  },
  {
    id: 'R6',
    of: ['shed', 6, 5, 12, 'rect81', '26'],
    overhang: [0.3, 0.2],
    sheets: '8×5.65',
    metres: 45.2,
    square: 36.1,
    waste: 1.4,
    purlins: [6, 1.038, 7],
    screws: [195, 3],
    trims: [0, 9],
    rolls: [4, 2],
  },
  {
    id: 'R7',
    of: ['shed', 4, 3, 10, 'rect81', '28'],
    overhang: [0, 0],
    sheets: '5×3.05',
    metres: 15.25,
    square: 12.06,
    waste: 2.4,
    purlins: [4, 0.922, 4],
    screws: [82, 1],
    trims: [0, 6],
    rolls: [2, 1],
  },
  {
    id: 'R8',
    of: ['gable', 8, 6, 30, 'teja', '26'],
    sheets: '18×3.85',
    metres: 69.3,
    square: 62.87,
    waste: 9.3,
    purlins: [10, 0.801, 15],
    screws: [424, 5],
    trims: [4, 8],
    rolls: [0, 3],
  },
  {
    id: 'R9',
    of: ['gable', 8, 6, 35, 'teja', '28'],
    overhang: [0.6, 0.4],
    sheets: '18×3.85',
    metres: 69.3,
    square: 67.14,
    waste: 3.1,
    purlins: [12, 0.673, 24],
    screws: [512, 6],
    trims: [4, 8],
    rolls: [0, 3],
  },
  {
    id: 'R10',
    of: ['gable', 20, 14, 15, 'rect105', '24'],
    overhang: [0.6, 0.3],
    sheets: '40×7.70',
    metres: 308,
    square: 316.66,
    waste: 2.1,
    purlins: [12, 1.447, 48],
    screws: [1420, 15],
    trims: [9, 16],
    rolls: [30, 14],
  },
  {
    id: 'R11',
    of: ['gable', 20, 14, 15, 'rect105', '24'],
    overhang: [0.6, 0.3],
    longest: 6.2,
    sheets: '40×4.60 40×3.30',
    metres: 316,
    square: 316.66,
    waste: 4.6,
    purlins: [12, 1.447, 48],
    screws: [1460, 16],
    trims: [9, 16],
    rolls: [34, 14],
  },
  {
    id: 'R12',
    of: ['gable', 30, 24, 10, 'onda', '24'],
    overhang: [0.5, 0],
    sheets: '60×6.55 60×6.40',
    metres: 777,
    square: 753.78,
    waste: 3,
    purlins: [14, 2.019, 75],
    screws: [2724, 29],
    trims: [14, 24],
    rolls: [79, 33],
  },
  {
    id: 'R13',
    of: ['gable', 30, 25, 10, 'onda', '24'],
    overhang: [0.6, 0],
    sheets: '60×6.85 60×6.70',
    metres: 813,
    square: 789.96,
    waste: 2.8,
    purlins: [14, 2.119, 75],
    screws: [2724, 29],
    trims: [14, 24],
    rolls: [83, 34],
  },
  {
    id: 'R15',
    of: ['shed', 3, 2.5, 15, 'rect81', '26'],
    overhang: [0.2, 0],
    sheets: '4×2.95',
    metres: 11.8,
    square: 8.8,
    waste: 7.9,
    purlins: [4, 0.86, 4],
    screws: [65, 1],
    trims: [0, 6],
    rolls: [1, 1],
  },
  {
    id: 'R16',
    of: ['gable', 5, 8, 25, 'acan', '28'],
    sheets: '16×4.65',
    metres: 74.4,
    square: 51.96,
    waste: 8.1,
    purlins: [12, 0.838, 12],
    screws: [390, 5],
    trims: [3, 8],
    rolls: [0, 3],
  },
  {
    id: 'R17',
    of: ['shed', 2.43, 2, 10, 'rect81', '26'],
    overhang: [0, 0],
    sheets: '3×2.05',
    metres: 6.15,
    square: 4.88,
    waste: 2,
    purlins: [3, 0.88, 2],
    screws: [37, 1],
    trims: [0, 3],
    rolls: [1, 1],
  },
  {
    id: 'R18',
    of: ['gable', 12, 8, 25, 'rect81', '24'],
    overhang: [0, 0],
    sheets: '30×4.15',
    metres: 124.5,
    square: 98.98,
    waste: 1.9,
    purlins: [8, 1.291, 17],
    screws: [588, 7],
    trims: [6, 8],
    rolls: [0, 5],
  },
  {
    id: 'R19',
    of: ['shed', 10, 6, 5, 'onda', '26'],
    overhang: [0, 0],
    sheets: '10×6.05',
    metres: 60.5,
    square: 60.08,
    waste: 0.7,
    purlins: [5, 1.44, 10],
    screws: [272, 3],
    trims: [0, 11],
    rolls: [6, 3],
  },
  {
    id: 'R20',
    of: ['gable', 8.6, 7, 27, 'rect105', '26'],
    sheets: '18×4.15',
    metres: 74.7,
    square: 76.25,
    waste: 2.8,
    purlins: [10, 0.924, 20],
    screws: [460, 5],
    trims: [4, 8],
    rolls: [0, 4],
  },
  {
    id: 'R21',
    of: ['gable', 10, 8, 25, 'rect105', '26'],
    sheets: '22×4.65',
    metres: 102.3,
    square: 98.35,
    waste: 8.4,
    purlins: [10, 1.047, 20],
    screws: [564, 6],
    trims: [5, 8],
    rolls: [0, 5],
    narrower: 30,
  },
  {
    id: 'R22',
    of: ['gable', 10, 8, 25, 'acan', '26'],
    sheets: '28×4.65',
    metres: 130.2,
    square: 98.35,
    waste: 0.6,
    purlins: [12, 0.838, 24],
    screws: [690, 8],
    trims: [5, 8],
    rolls: [0, 5],
  },
]

const mm = (metres: number) => Math.round(metres * 1000)

function lay({
  of: [form, length, width, percent, profile, gauge],
  overhang = [0.5, 0.3],
  longest = 12,
  ...wind
}: Pick<Example, 'of' | 'overhang' | 'longest'> & Pick<RoofInput, 'windFactor' | 'edgeScrews'>) {
  const [eave, gable] = overhang
  const measures = {
    form,
    lengthMm: mm(length),
    widthMm: mm(width),
    slope: percent / 100,
    eaveMm: mm(eave),
    gableMm: mm(gable),
  }
  return layRoof({
    wings: wingsOf(measures) ?? [],
    eaveMm: mm(eave),
    profile: profiles[profile],
    gauge,
    longestMm: mm(longest),
    rules: roofRules,
    ...(wind.windFactor ? { windFactor: wind.windFactor, edgeScrews: wind.edgeScrews === true } : {}),
  })
}

const written = (roof: Roof) =>
  roof.sheets.map(({ pieces, lengthMm }) => `${pieces}×${(lengthMm / 1000).toFixed(2)}`).join(' ')

/** Reckoned on paper by the formulas, and by nobody's program. `purlins`: lines of all slopes, bars. */
const ofOnesOwn: (Pick<Example, 'of' | 'overhang' | 'sheets'> & {
  purlins: [number, number]
  screws?: number
})[] = [
  { of: ['gable', 14, 9, 30, 'rect81', '26'], sheets: '36×5.25', purlins: [10, 30], screws: 748 },
  {
    of: ['shed', 7, 4, 20, 'acan', '26'],
    overhang: [0.3, 0.2],
    sheets: '10×4.70',
    purlins: [6, 8],
    screws: 245,
  },
  {
    of: ['gable', 9, 7, 20, 'rect105', '24'],
    overhang: [0.4, 0],
    sheets: '18×4.00',
    purlins: [8, 16],
    screws: 372,
  },
  {
    of: ['gable', 12, 10, 15, 'onda', '24'],
    overhang: [0.6, 0.3],
    sheets: '26×5.70',
    purlins: [8, 18],
    screws: 560,
  },
  {
    of: ['shed', 5, 3, 25, 'rect81', '28'],
    overhang: [0, 0],
    sheets: '7×3.10',
    purlins: [4, 4],
    screws: 116,
  },
  // Lines of 10.6 m: a whole bar, and 4.9 m of another.
  { of: ['gable', 10, 6, 27, 'teja', '26'], sheets: '22×3.85', purlins: [10, 20] },
]

describe('a roof to goods', () => {
  test.each(ofOnesOwn)('[T1.301] by hand: $of, $sheets', ({ of, overhang, sheets, purlins, screws }) => {
    const roof = lay({ of, ...(overhang ? { overhang } : {}) })
    if (!isLaid(roof)) throw new Error(roof.reason)
    expect(written(roof)).toBe(sheets)
    expect([roof.purlinLines, roof.purlinBars]).toEqual(purlins)
    if (screws !== undefined) expect(roof.screws).toBe(screws)
  })

  test('[T1.301] a line as long as a bar takes one bar, and one of two spliced bars two, whatever binary fractions add', () => {
    const { purlins } = roofRules
    expect(barsOfLine(6000.000000000002, purlins)).toEqual({ whole: 0, restMm: 6000 })
    expect(barsOfLine(11_700.000000000002, purlins)).toEqual({ whole: 2, restMm: 0 })
    expect(barsOfLine(6000.5, purlins)).toEqual({ whole: 1, restMm: 301 })
    // Of this roof three lines of 6 m come out of its planes a hair longer.
    const measures = {
      form: 'u',
      lengthMm: 12_000,
      widthMm: 10_000,
      wingWidthMm: 5000,
      wingLengthMm: 6000,
    } as const
    const of = { ...measures, hipped: true, porchMm: 2500, slope: 0.25, eaveMm: 500, gableMm: 300 }
    const roof = layRoof({
      wings: wingsOf(of) ?? [],
      eaveMm: 500,
      profile: profiles.rect81,
      gauge: '26',
      longestMm: 12_000,
      rules: roofRules,
    })
    expect(isLaid(roof) && roof.purlinBars).toBe(50)
  })

  test('[T1.321] where the wind blows purlins stand closer, each with the screws of the edge', () => {
    const of: Example['of'] = ['gable', 10, 8, 25, 'rect81', '26']
    const roof = lay({ of, windFactor: 0.85, edgeScrews: true })
    if (!isLaid(roof)) throw new Error(roof.reason)
    expect(roof.purlinGapMm).toBeLessThanOrEqual(0.85 * 1200)
    const lines = roof.purlinLines / 2
    const stitches = Math.ceil(roof.purlinGapMm / 600) - 1
    expect(roof.screws).toBe(2 * (14 * 4 * lines + 13 * (lines - 1) * stitches))
  })

  test.each(examples)('[T1.301] $id', (example) => {
    const roof = lay(example)
    if (!isLaid(roof)) throw new Error(roof.reason)
    const trims = trimsOf(roof, trimRules)
    expect({
      sheets: written(roof),
      metres: roof.sheetMm / 1000,
      square: Number((roof.areaMm2 / 1e6).toFixed(2)),
      waste: Number((roof.waste * 100).toFixed(1)),
      purlins: [roof.purlinLines, Math.round(roof.purlinGapMm) / 1000, roof.purlinBars],
      screws: [roof.screws, packsOf(roof.screws, 100, 0.03)],
      trims: [trims.ridge, trims.edge],
      rolls: [packsOf(roof.tapeMm, 10_000), packsOf(roof.areaMm2, 23_400_000)],
      narrower: roof.narrowerMm,
    }).toEqual({
      sheets: example.sheets,
      metres: example.metres,
      square: example.square,
      waste: example.waste,
      purlins: example.purlins,
      screws: example.screws,
      trims: example.trims,
      rolls: example.rolls,
      narrower: example.narrower,
    })
  })

  test('[T1.302] R14: a roof longer than a sheet and too flat for a lap is refused, with both figures', () => {
    const roof = lay({ of: ['gable', 30, 25, 8, 'onda', '24'], overhang: [0.6, 0] })
    expect(roof).toEqual({ reason: 'no-end-lap', reachMm: 13142, longestMm: 12000 })
  })

  test('[T1.302] sheets are joined from the slope of a lap on, not a hair below it', () => {
    const flat = lay({ of: ['gable', 30, 25, 9.9, 'onda', '24'], overhang: [0.6, 0] })
    expect(flat).toMatchObject({ reason: 'no-end-lap', longestMm: 12000 })
    const joined = lay({ of: ['gable', 30, 25, 10, 'onda', '24'], overhang: [0.6, 0] })
    expect(isLaid(joined) && joined.slopes[0]?.strips[0]?.piecesMm).toHaveLength(2)
  })
})
