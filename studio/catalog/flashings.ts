import { zinc } from '../color.ts'
import { boxPlan, discPlan, outlinePlan, rodPlan } from '../plans/object-plans.ts'
import { barPlan, bentPlan } from '../plans/section-plans.ts'
import { barPicture } from '../scenes/bar-scenes.ts'
import { turbinePicture } from '../scenes/round-scenes.ts'
import { sheetPicture } from '../scenes/sheet-scenes.ts'
import { gutterPartPicture } from '../scenes/gutter-part-scenes.ts'
import { notchedRidgePicture, ridgeEndPicture, skylightPicture } from '../scenes/yard-scenes.ts'
import { circle, rectangle } from '../sections/bars.ts'
import {
  apron,
  corner,
  coverStrip,
  customFlashing,
  fascia,
  gutterBox,
  gutterK,
  halfRound,
  hip,
  ridge,
  valley,
  wallFlashing,
} from '../sections/flashings.ts'
import type { Point } from '../vector.ts'
import type { Entries, Entry } from './entry.ts'

type Bent = {
  section: Point[]
  width: string
  height: string
  girth: string
  color?: string
  painted?: boolean
  long?: number
}

const ridge406 = ridge(406)

const gutter = gutterK(150, 120)
const downspout = { outline: rectangle(102, 76, 8), holes: [rectangle(102, 76, 8, 1)] }

/** Roof accessories and gutters. */
export const flashings: Entries = {
  '025': bentSheet({ section: ridge406, width: '373 mm', height: '60 mm', girth: '305 · 406 · 457 mm' }),
  '026': {
    color: zinc,
    picture: (tone) => notchedRidgePicture(457, tone),
    plan: () => bentPlan(ridge(457), { width: '420 mm', height: '68 mm', girth: '457 · 508 mm' }),
  },
  '027': bentSheet({
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
  '029': byKind(
    bentSheet({ section: wallFlashing(305), width: '134 mm', height: '186 mm', girth: '203 · 305 · 406 mm' }),
    'superior',
    apron(305),
  ),
  '030': byKind(
    bentSheet({ section: coverStrip(203), width: '150 mm', height: '24 mm', girth: '152 · 203 · 305 mm' }),
    'esquinero',
    corner(203),
  ),
  '031': bentSheet({
    section: fascia(254),
    width: '51 mm',
    height: '174 mm',
    girth: '203 · 254 · 305 mm',
    painted: true,
  }),
  '032': bentSheet({ section: hip(305), width: '255 mm', height: '83 mm', girth: '305 · 406 mm' }),
  '033': bentSheet({ section: valley(610), width: '550 mm', height: '121 mm', girth: '406 · 610 · 914 mm' }),
  '034': bentSheet({
    section: customFlashing(),
    width: 'A',
    height: 'B',
    girth: '100 – 1219 mm',
    painted: true,
  }),
  '035': {
    color: zinc,
    picture: turbinePicture,
    plan: () => discPlan(190, 118, ['16" – 30"', '12" – 24"']),
  },
  '036': {
    color: '#ECECE7',
    picture: (_, { medida }) => skylightPicture(medida === '0.60 x 1.20' ? 2 : 1),
    plan: () => boxPlan([600, 280, 1200], ['0.60 m', '0.28 m', '1.20 m']),
  },
  '037': bentSheet({
    section: gutter,
    width: '150 mm',
    height: '120 mm',
    girth: '305 · 406 · 457 mm',
    painted: true,
  }),
  '038': bentSheet({
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
  '040': bentSheet({
    section: gutterK(127, 100),
    width: '5"',
    height: '100 mm',
    girth: '3.00 · 6.00 m',
    color: '#ECECE7',
    painted: true,
  }),
  '041': {
    color: '#ECECE7',
    picture: (tone, { forma }) =>
      forma === 'rectangular'
        ? barPicture({ ...downspout, length: 300, color: tone })
        : barPicture({
            outline: circle(40, 0, 0, 48),
            holes: [circle(37, 0, 0, 48)],
            length: 300,
            color: tone,
          }),
    plan: () =>
      barPlan({ outline: circle(40, 0, 0, 48), holes: [circle(37, 0, 0, 48)], width: '3"', height: '3"' }),
  },
  '042': {
    color: zinc,
    picture: (tone, { pieza = '' }) => gutterPartPicture(pieza, tone),
    plan: () => rodPlan(gutter, ['150 mm', '120 mm']),
  },
}

/** One kind of a piece has a section of its own. */
function byKind(entry: Entry, kind: string, section: Point[]): Entry {
  return {
    ...entry,
    picture: (tone, look) =>
      look['tipo'] === kind
        ? sheetPicture({ section, length: 620, single: true }, tone)
        : entry.picture(tone, look),
  }
}

function bentSheet({ section, width, height, girth, color = zinc, painted, long = 620 }: Bent): Entry {
  return {
    color,
    picture: (tone) =>
      sheetPicture({ section, length: long, single: true, ...(painted ? { under: tone } : {}) }, tone),
    plan: () => bentPlan(section, { width, height, girth }),
  }
}
