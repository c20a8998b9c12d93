import { zinc } from '../color.ts'
import { boxPlan, discPlan, outlinePlan, rodPlan } from '../plans/object-plans.ts'
import { barPlan, bentPlan, sheetPlan } from '../plans/section-plans.ts'
import { barPicture } from '../scenes/bar-scenes.ts'
import { cellularPicture, sandwichPicture } from '../scenes/block-scenes.ts'
import { turbinePicture } from '../scenes/round-scenes.ts'
import { foamBackedPicture, sheetPicture, tilePicture } from '../scenes/sheet-scenes.ts'
import {
  gutterPartsPicture,
  notchedRidgePicture,
  ridgeEndPicture,
  skylightPicture,
} from '../scenes/yard-scenes.ts'
import { circle, rectangle } from '../sections/bars.ts'
import {
  corner,
  custom,
  fascia,
  gutterBox,
  gutterK,
  halfRound,
  hip,
  ridge,
  valley,
  wallFlashing,
} from '../sections/flashings.ts'
import type { Ribs } from '../sections/sheets.ts'
import { corrugated, seamed, tileWave, trapezoidal } from '../sections/sheets.ts'
import type { Point } from '../vector.ts'
import type { Entries, Entry } from './entry.ts'

const length = 1150

const rib81: Ribs = { width: 850, cover: 810, pitch: 202.5, height: 27, crest: 28, foot: 62 }
const rib105: Ribs = { width: 1100, cover: 1050, pitch: 210, height: 28, crest: 28, foot: 66 }
const high: Ribs = { width: 1050, cover: 1000, pitch: 250, height: 40, crest: 34, foot: 84, pans: 2 }
const deck: Ribs = { width: 990, cover: 950, pitch: 316.7, height: 60, crest: 120, foot: 180, pans: 1 }
const roofPanel: Ribs = { width: 1030, cover: 1000, pitch: 333, height: 38, crest: 30, foot: 80, pans: 2 }

function waves(color = zinc, opacity?: number, under?: string): Entry {
  const section = corrugated(830, 76, 18, 6)
  return {
    color,
    picture: (tone) =>
      sheetPicture({ section, length, ...(opacity ? { opacity } : {}), ...(under ? { under } : {}) }, tone),
    plan: () =>
      sheetPlan({
        section: corrugated(830, 76, 18, 12),
        total: '0.83',
        useful: '0.76',
        pitch: 76,
        height: 18,
      }),
  }
}

function ribbed(ribs: Ribs, texts: { total?: string; useful: string }, color = zinc): Entry {
  const section = trapezoidal(ribs)
  return {
    color,
    picture: (tone) => sheetPicture({ section, length }, tone),
    plan: () => ribPlan(ribs, texts),
  }
}

function ribPlan(ribs: Ribs, texts: { total?: string; useful: string }): string {
  const first = (ribs.width - Math.round(ribs.cover / ribs.pitch) * ribs.pitch) / 2
  return sheetPlan({
    section: trapezoidal(ribs),
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
    picture: (tone) => tilePicture(section, module, count, 18, tone),
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
  const section = seamed(cover, 2, height, rolled)
  const one = seamed(cover, 1, height, rolled)
  return {
    color: '#383E42',
    picture: (tone) => sheetPicture({ section, length, single: true }, tone),
    plan: () => bentPlan(one, { width: `${useful} m`, height: `${height} mm` }),
  }
}

type Bent = {
  section: Point[]
  width: string
  height: string
  girth: string
  color?: string
  painted?: boolean
  long?: number
}

function bent({ section, width, height, girth, color = zinc, painted, long = 620 }: Bent): Entry {
  return {
    color,
    picture: (tone) =>
      sheetPicture({ section, length: long, single: true, ...(painted ? { under: tone } : {}) }, tone),
    plan: () => bentPlan(section, { width, height, girth }),
  }
}

const ridge406 = ridge(406)

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

const gutter = gutterK(150, 120)
const downspout = { outline: rectangle(102, 76, 8), holes: [rectangle(102, 76, 8, 1)] }

/** Roofing, its accessories and gutters. */
export const roofing: Entries = {
  '001': waves(),
  '002': waves(),
  '003': ribbed(rib81, { total: '0.85', useful: '0.81' }),
  '004': ribbed(rib105, { total: '1.10', useful: '1.05' }),
  '005': ribbed(high, { total: '1.05', useful: '1.00' }),
  '006': ribbed(rib81, { total: '0.85', useful: '0.81' }),
  '007': ribbed(rib81, { total: '0.85', useful: '0.81' }),
  '008': ribbed(rib105, { total: '1.10', useful: '1.05' }),
  '009': waves(),
  '010': {
    color: '#792423',
    picture: (tone) => foamBackedPicture(trapezoidal(rib105), length, tone),
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
  '016': waves('#DCEBF0', 0.62, '#DCEBF0'),
  '017': waves('#E9E6CF', 0.8, '#E9E6CF'),
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
    picture: (tone) => barPicture({ outline: hProfile, length: 190, color: tone, places: [[0, 0, 0]] }),
    plan: () => barPlan({ outline: hProfile, width: '60 mm', height: '16 mm' }),
  },
  '020': {
    color: '#ECECE7',
    picture: (tone) => sandwichPicture(trapezoidal(roofPanel), 50, length, tone),
    plan: () =>
      barPlan({
        outline: [
          [0, 0],
          [1030, 0],
          ...[...trapezoidal(roofPanel)].reverse().map(([x, y]): Point => [x, y + 50]),
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
  '022': ribbed(deck, { useful: '0.95' }, '#AEB6BA'),
  '023': tile(1050, 220, 6, '1.00', 160),
  '024': {
    color: '#C4C3BD',
    picture: (tone) =>
      sheetPicture({ section: corrugated(1060, 177, 51, 8), length: 1100, under: tone }, tone),
    plan: () => sheetPlan({ section: corrugated(1060, 177, 51, 12), useful: '1.00', pitch: 177, height: 51 }),
  },
  '025': bent({ section: ridge406, width: '373 mm', height: '60 mm', girth: '305 · 406 · 457 mm' }),
  '026': {
    color: zinc,
    picture: (tone) => notchedRidgePicture(457, tone),
    plan: () => bentPlan(ridge(457), { width: '420 mm', height: '68 mm', girth: '457 · 508 mm' }),
  },
  '027': bent({
    section: halfRound(90, 40),
    width: '260 mm',
    height: '90 mm',
    girth: '406 · 457 mm',
    color: '#8E402A',
  }),
  '028': {
    color: zinc,
    picture: ridgeEndPicture,
    plan: () =>
      outlinePlan([...circle(110, 110, 0, 36).filter(([, y]) => y >= -0.01), [220, 0]], ['220 mm', '110 mm']),
  },
  '029': bent({ section: wallFlashing(305), width: '134 mm', height: '186 mm', girth: '203 · 305 · 406 mm' }),
  '030': bent({ section: corner(203), width: '92 mm', height: '92 mm', girth: '152 · 203 · 305 mm' }),
  '031': bent({
    section: fascia(254),
    width: '51 mm',
    height: '174 mm',
    girth: '203 · 254 · 305 mm',
    painted: true,
  }),
  '032': bent({ section: hip(305), width: '255 mm', height: '83 mm', girth: '305 · 406 mm' }),
  '033': bent({ section: valley(610), width: '550 mm', height: '121 mm', girth: '406 · 610 · 914 mm' }),
  '034': bent({ section: custom(), width: 'A', height: 'B', girth: '100 – 1219 mm', painted: true }),
  '035': {
    color: zinc,
    picture: turbinePicture,
    plan: () => discPlan(190, 118, ['16" – 30"', '12" – 24"']),
  },
  '036': {
    color: '#ECECE7',
    picture: skylightPicture,
    plan: () => boxPlan([600, 280, 1200], ['0.60 m', '0.28 m', '1.20 m']),
  },
  '037': bent({
    section: gutter,
    width: '150 mm',
    height: '120 mm',
    girth: '305 · 406 · 457 mm',
    painted: true,
  }),
  '038': bent({
    section: gutterBox(220, 160),
    width: 'A',
    height: 'B',
    girth: '406 – 1219 mm',
    painted: true,
  }),
  '039': {
    color: zinc,
    picture: (tone) => barPicture({ ...downspout, length: 420, color: tone }),
    plan: () => barPlan({ ...downspout, width: '4"', height: '3" · 4"' }),
  },
  '040': bent({
    section: gutterK(127, 100),
    width: '5"',
    height: '100 mm',
    girth: '3.00 · 6.00 m',
    color: '#ECECE7',
    painted: true,
  }),
  '041': {
    color: '#ECECE7',
    picture: (tone) => barPicture({ outline: circle(40), holes: [circle(37)], length: 300, color: tone }),
    plan: () =>
      barPlan({ outline: circle(40, 0, 0, 48), holes: [circle(37, 0, 0, 48)], width: '3"', height: '3"' }),
  },
  '042': {
    color: zinc,
    picture: gutterPartsPicture,
    plan: () => rodPlan(gutter, ['150 mm', '120 mm']),
  },
}
