import { zinc } from '../color.ts'
import { boxPlan } from '../plans/object-plans.ts'
import { barPlan, bentPlan, sheetPlan } from '../plans/section-plans.ts'
import { barPicture } from '../scenes/bar-scenes.ts'
import { cellularPicture, sandwichPicture } from '../scenes/plate-scenes.ts'
import { foamBackedPicture, sheetPicture, tilePicture } from '../scenes/sheet-scenes.ts'
import { rectangle } from '../sections/bars.ts'
import type { Scene } from '../scene.ts'
import type { Ribs } from '../sections/sheets.ts'
import { corrugatedProfile, seamedProfile, tileWave, trapezoidalProfile } from '../sections/sheets.ts'
import type { Point } from '../vector.ts'
import type { Entries, Entry } from './entry.ts'

const length = 1150

const rib81: Ribs = { width: 850, cover: 810, pitch: 202.5, height: 27, crest: 28, foot: 62 }
const rib105: Ribs = { width: 1100, cover: 1050, pitch: 210, height: 28, crest: 28, foot: 66 }
const high: Ribs = { width: 1050, cover: 1000, pitch: 250, height: 40, crest: 34, foot: 84, pans: 2 }
const deck: Ribs = { width: 990, cover: 950, pitch: 316.7, height: 60, crest: 120, foot: 180, pans: 1 }
const roofPanel: Ribs = { width: 1030, cover: 1000, pitch: 333, height: 38, crest: 30, foot: 80, pans: 2 }

const hProfile: Point[] = [
  [0, 0],
  [60, 0],
  [60, 2],
  [31, 2],
  [31, 14],
  [60, 14],
  [60, 16],
  [0, 16],
  [0, 14],
  [29, 14],
  [29, 2],
  [0, 2],
]

const uProfile: Point[] = [
  [0, 0],
  [30, 0],
  [30, 2],
  [2, 2],
  [2, 14],
  [30, 14],
  [30, 16],
  [0, 16],
]

/** The edge of the sheet stands below its picture: in a grid sheets differ by little else. */
const withStrip = (scene: Scene, strip: Point[]): Scene => ({
  ...scene,
  options: { ...scene.options, strip },
})

/** Roofing sheets, tiles and panels. */
export const roofing: Entries = {
  '001': waves(),
  '002': waves(),
  '003': ribbedSheet(rib81, { total: '0.85', useful: '0.81' }),
  '004': ribbedSheet(rib105, { total: '1.10', useful: '1.05' }),
  '005': ribbedSheet(high, { total: '1.05', useful: '1.00' }),
  '006': ribbedSheet(rib81, { total: '0.85', useful: '0.81' }),
  '007': ribbedSheet(rib81, { total: '0.85', useful: '0.81' }),
  '008': ribbedSheet(rib105, { total: '1.10', useful: '1.05' }),
  '009': waves(),
  '010': {
    color: '#792423',
    picture: (tone) =>
      withStrip(foamBackedPicture(trapezoidalProfile(rib105), length, tone), trapezoidalProfile(rib105)),
    plan: () => ribPlan(rib105, { total: '1.10', useful: '1.05' }),
  },
  '011': tile(1080, 350, 4, '1.00', 180),
  '012': tile(1080, 350, 4, '1.00', 180),
  '013': {
    ...tile(1330, 210, 2, '1.26', 190),
    plan: () => boxPlan([1330, 420, 50], ['1.33 m', '0.42 m', '50 mm']),
  },
  '014': seam(410, 38, false, '0.41'),
  '015': seam(457, 65, true, '0.457'),
  '016': translucent('#DCEBF0', 0.62),
  '017': translucent('#E9E6CF', 0.8),
  '018': {
    color: '#BFD7E0',
    picture: cellularPicture,
    plan: () =>
      barPlan({
        outline: rectangle(105, 10),
        holes: Array.from({ length: 10 }, (_, index) =>
          rectangle(9, 8.4).map(([x, y]): Point => [x + 0.75 + index * 10.5, y + 0.8]),
        ),
        width: '2.10 m',
        height: '6 – 10 mm',
      }),
  },
  '019': {
    color: '#CBD6DA',
    picture: (tone, { tipo, material }) =>
      barPicture({
        outline: tipo === 'U' ? uProfile : hProfile,
        length: 190,
        color: material === 'aluminio' ? '#B4BABD' : tone,
        places: [[0, 0, 0]],
      }),
    plan: () => barPlan({ outline: hProfile, width: '60 mm', height: '16 mm' }),
  },
  '020': {
    color: '#ECECE7',
    picture: (tone) =>
      withStrip(sandwichPicture(trapezoidalProfile(roofPanel), 50, length, tone), [
        ...trapezoidalProfile(roofPanel).map(([x, y]): Point => [x, y + 50]),
        [1030, 0],
        [0, 0],
        [0, 50],
      ]),
    plan: () =>
      barPlan({
        outline: [
          [0, 0],
          [1030, 0],
          ...[...trapezoidalProfile(roofPanel)].reverse().map(([x, y]): Point => [x, y + 50]),
        ],
        width: '1.00 m',
        height: '30 – 75 mm',
      }),
  },
  '021': {
    color: '#ECECE7',
    picture: (tone) =>
      sandwichPicture(
        [
          [0, 0],
          [1000, 0],
        ],
        60,
        length,
        tone,
      ),
    plan: () => barPlan({ outline: rectangle(1000, 75), width: '1.00 m', height: '40 – 100 mm' }),
  },
  '022': ribbedSheet(deck, { useful: '0.95' }, '#AEB6BA'),
  '023': tile(1050, 220, 6, '1.00', 160),
  '024': {
    color: '#C4C3BD',
    picture: (tone) =>
      withStrip(
        sheetPicture({ section: corrugatedProfile(1060, 177, 51, 8), length: 1100, under: tone }, tone),
        corrugatedProfile(1060, 177, 51, 12),
      ),
    plan: () =>
      sheetPlan({ section: corrugatedProfile(1060, 177, 51, 12), useful: '1.00', pitch: 177, height: 51 }),
  },
}

function waves(color = zinc, opacity?: number, under?: string): Entry {
  const section = corrugatedProfile(830, 76, 18, 6)
  return {
    color,
    picture: (tone) =>
      withStrip(
        sheetPicture({ section, length, ...(opacity ? { opacity } : {}), ...(under ? { under } : {}) }, tone),
        section,
      ),
    plan: () =>
      sheetPlan({
        section: corrugatedProfile(830, 76, 18, 12),
        total: '0.83',
        useful: '0.76',
        pitch: 76,
        height: 18,
      }),
  }
}

/** A sheet that lets light through, in the profile that is chosen. */
function translucent(color: string, opacity: number): Entry {
  const wave = waves(color, opacity, color)
  const profiles: Record<string, Point[]> = {
    'rectangular 0.81': trapezoidalProfile(rib81),
    'rectangular 1.05': trapezoidalProfile(rib105),
  }
  return {
    ...wave,
    picture: (tone, look) => {
      const section = profiles[look['perfil'] ?? '']
      if (!section) return wave.picture(tone, look)
      return withStrip(sheetPicture({ section, length, opacity, under: tone }, tone), section)
    },
  }
}

function ribbedSheet(ribs: Ribs, texts: { total?: string; useful: string }, color = zinc): Entry {
  const section = trapezoidalProfile(ribs)
  return {
    color,
    picture: (tone) => withStrip(sheetPicture({ section, length }, tone), section),
    plan: () => ribPlan(ribs, texts),
  }
}

function ribPlan(ribs: Ribs, texts: { total?: string; useful: string }): string {
  const first = (ribs.width - Math.round(ribs.cover / ribs.pitch) * ribs.pitch) / 2
  return sheetPlan({
    section: trapezoidalProfile(ribs),
    ...texts,
    pitch: ribs.pitch,
    height: ribs.height,
    from: first + ribs.pitch - ribs.foot / 2,
  })
}

function tile(width: number, module: number, count: number, useful: string, pitch: number): Entry {
  const section = tileWave(width, pitch, 30).filter((_, index) => index % 2 === 0)
  return {
    color: '#8E402A',
    picture: (tone) => withStrip(tilePicture(section, module, count, 18, tone), section),
    plan: () =>
      sheetPlan({
        section: tileWave(width, pitch, 30),
        total: (width / 1000).toFixed(2),
        useful,
        pitch,
        height: 30,
      }),
  }
}

function seam(cover: number, height: number, rolled: boolean, useful: string): Entry {
  const section = seamedProfile(cover, 2, height, rolled)
  const one = seamedProfile(cover, 1, height, rolled)
  return {
    color: '#383E42',
    picture: (tone) => withStrip(sheetPicture({ section, length, single: true }, tone), section),
    plan: () => bentPlan(one, { width: `${useful} m`, height: `${height} mm` }),
  }
}
