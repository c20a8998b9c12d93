import { blackSteel, galvanised } from '../color.ts'
import { boxPlan, drumPlan, nettingPlan, outlinePlan, rodPlan, round } from '../plans/object-plans.ts'
import { barPlan, bentPlan } from '../plans/section-plans.ts'
import type { Measure } from '../plans/plan.ts'
import {
  barPicture,
  bentPicture,
  cagePicture,
  meshPicture,
  pileOfThree,
  rebarPicture,
  roundPile,
  stirrupPicture,
} from '../scenes/bar-scenes.ts'
import { cutPlatePicture, expandedPicture, platePicture, stripCoilPicture } from '../scenes/block-scenes.ts'
import { rollPicture, wireCoilPicture } from '../scenes/round-scenes.ts'
import { sheetPicture } from '../scenes/sheet-scenes.ts'
import { threadedPipePicture, twistedPicture, weldedBeamPicture } from '../scenes/yard-scenes.ts'
import { angle, beam, channel, circle, hat, lippedC, lippedZ, rectangle, tee } from '../sections/bars.ts'
import type { Point, Vec } from '../vector.ts'
import type { Entries, Entry } from './entry.ts'

const rebar = '#6E6560'

type Bar = {
  outline: Point[]
  holes?: Point[][]
  length: number
  color?: string
  places?: Vec[]
  texts: [width: string, height: string]
  wall?: Measure
}

function bar({ outline, holes, length, color = blackSteel, places, texts, wall }: Bar): Entry {
  return {
    color,
    picture: (tone) =>
      barPicture({
        outline,
        ...(holes ? { holes } : {}),
        length,
        color: tone,
        ...(places ? { places } : {}),
      }),
    plan: () =>
      barPlan({
        outline,
        ...(holes ? { holes } : {}),
        width: texts[0],
        height: texts[1],
        ...(wall ? { wall } : {}),
      }),
  }
}

function roundBar(rows: number, ribbed: boolean, text: string): Entry {
  return {
    color: rebar,
    picture: (tone) => rebarPicture(6.35, rows, ribbed, tone),
    plan: () => barPlan({ outline: circle(6.35, 0, 0, 48), width: `Ø ${text}`, height: '6 · 9 · 12 m' }),
  }
}

function tube(
  width: number,
  height: number,
  radius: number,
  wall: number,
  more: Omit<Bar, 'outline' | 'holes'>,
): Entry {
  return bar({
    outline: rectangle(width, height, radius),
    holes: [rectangle(width, height, radius, wall)],
    ...more,
  })
}

function side(from: Point, to: Point, text: string): Measure {
  return { from, to, side: 'right', text }
}

const stirrup: Point[] = [
  [36, 150],
  [0, 200],
  [0, 0],
  [150, 0],
  [150, 200],
  [0, 200],
]

/** Rebar, purlins, sections, tubes and flat steel. */
export const steel: Entries = {
  '043': roundBar(3, true, '1/4" – 3/4"'),
  '044': roundBar(3, true, '3/8" – 1"'),
  '045': {
    ...roundBar(3, true, '8 – 25 mm'),
    plan: () => barPlan({ outline: circle(6.35, 0, 0, 48), width: 'Ø 8 – 25 mm', height: '12 m' }),
  },
  '046': roundBar(4, true, '3/8" – 5/8"'),
  '047': {
    color: rebar,
    picture: bentPicture,
    plan: () =>
      rodPlan(
        [
          [0, 180],
          [0, 0],
          [560, 0],
          [700, 140],
          [980, 140],
          [980, 320],
        ],
        ['L', 'H'],
      ),
  },
  '048': roundBar(3, false, '1/4" – 1"'),
  '049': {
    color: rebar,
    picture: (tone) => wireCoilPicture(420, 210, 13, tone),
    plan: () => drumPlan(1100, 500, ['Ø 1.10 m', '45.36 kg']),
  },
  '050': {
    color: rebar,
    picture: (tone) => cagePicture(150, 150, tone),
    plan: () =>
      outlinePlan(
        rectangle(150, 200),
        ['10 · 15 cm', '10 – 20 cm'],
        [round(14, 14, 6), round(136, 14, 6), round(14, 186, 6), round(136, 186, 6)],
      ),
  },
  '051': {
    color: rebar,
    picture: (tone) => stirrupPicture(150, 200, tone),
    plan: () => rodPlan(stirrup, ['10 – 20 cm', '10 – 20 cm']),
  },
  '052': {
    color: '#7A8085',
    picture: (tone) => meshPicture(7, 9, 150, 9, tone),
    plan: () => nettingPlan('square', ['15 cm', '2.35 m']),
  },
  '053': {
    color: '#8A9094',
    picture: (tone) => rollPicture({ radius: 250, height: 620, color: tone, netting: 'square', turns: 5 }),
    plan: () => nettingPlan('square', ['15 cm', '2.35 m']),
  },
  '054': bar({
    outline: lippedC(102, 51, 16, 2),
    length: 420,
    color: galvanised,
    texts: ['1½" – 3"', '3" – 8"'],
    wall: side([51, 0], [51, 16], '15 mm'),
  }),
  '055': bar({
    outline: lippedC(102, 51, 16, 2.4),
    length: 420,
    texts: ['1½" – 2"', '3" – 8"'],
    wall: side([51, 0], [51, 16], '15 mm'),
  }),
  '056': bar({
    outline: lippedC(152, 51, 18, 2.4),
    length: 620,
    color: galvanised,
    texts: ['2"', '4" – 8"'],
    wall: side([51, 0], [51, 18], '18 mm'),
  }),
  '057': bar({
    outline: lippedZ(152, 60, 18, 2.4),
    length: 560,
    color: galvanised,
    texts: ['120 mm', '4" – 10"'],
    wall: side([60, 134], [60, 152], '18 mm'),
  }),
  '058': tube(102, 152, 4, 2.4, {
    length: 480,
    texts: ['4"', '4" – 8"'],
    wall: side([102, 0], [102, 2.4], '1.5 – 2.4 mm'),
  }),
  '059': {
    color: galvanised,
    picture: (tone) =>
      sheetPicture({ section: hat(22, 32, 58, 14), length: 240, single: true, under: tone }, tone),
    plan: () => bentPlan(hat(22, 32, 58, 14), { width: '64 mm', height: '22 mm' }),
  },
  '060': bar({
    outline: lippedC(92, 32, 6, 1),
    length: 380,
    color: galvanised,
    places: [
      [0, 0, 40],
      [52, 0, 0],
    ],
    texts: ['1¼"', '1⅝" – 3⅝"'],
  }),
  '061': bar({ outline: tee(38, 24, 1.4), length: 190, color: '#E7E9EA', texts: ['24 mm', '38 mm'] }),
  '062': bar({
    outline: beam(160, 82, 5, 7.4),
    length: 520,
    texts: ['46 – 100 mm', '80 – 200 mm'],
    wall: side([82, 0], [82, 7.4], '7.4 mm'),
  }),
  '063': bar({
    outline: beam(150, 102, 5.8, 8),
    length: 520,
    texts: ['4"', '6" – 12"'],
    wall: side([102, 0], [102, 8], '5 – 7 mm'),
  }),
  '064': {
    color: blackSteel,
    picture: weldedBeamPicture,
    plan: () => barPlan({ outline: beam(360, 180, 10, 14), width: 'B', height: 'H' }),
  },
  '065': bar({
    outline: angle(50, 5),
    length: 250,
    places: [
      [0, 0, 30],
      [64, 0, 0],
    ],
    texts: ['¾" – 3"', '¾" – 3"'],
    wall: side([50, 0], [50, 5], '⅛" – ¼"'),
  }),
  '066': bar({
    outline: rectangle(50, 6),
    length: 260,
    places: [
      [0, 0, 40],
      [10, 7, 20],
      [3, 14, 0],
    ],
    texts: ['½" – 4"', '⅛" – ¼"'],
  }),
  '067': bar({
    outline: channel(102, 40, 6),
    length: 400,
    texts: ['1⅜" – 2"', '3" – 6"'],
    wall: side([40, 0], [40, 6], '¼"'),
  }),
  '068': bar({
    outline: rectangle(12.7, 12.7),
    length: 90,
    places: pileOfThree(12.7, 12.8),
    texts: ['⅜" – ¾"', '⅜" – ¾"'],
  }),
  '069': {
    color: blackSteel,
    picture: twistedPicture,
    plan: () => barPlan({ outline: rectangle(13, 13), width: '½" · ⅝"', height: '½" · ⅝"' }),
  },
  '070': {
    color: galvanised,
    picture: (tone) =>
      sheetPicture(
        {
          section: [
            [0, 25],
            [0, 0],
            [25, 0],
          ],
          length: 170,
          single: true,
          under: tone,
        },
        tone,
      ),
    plan: () =>
      bentPlan(
        [
          [0, 25],
          [0, 0],
          [25, 0],
        ],
        { width: '25 mm', height: '25 mm', girth: '2.44 · 3.05 m' },
      ),
  },
  '071': tube(50, 50, 4, 2, {
    length: 250,
    places: pileOfThree(50, 50.5),
    texts: ['¾" – 4"', '¾" – 4"'],
    wall: side([50, 0], [50, 2], '1.2 – 2.0 mm'),
  }),
  '072': tube(50, 102, 4, 2, {
    length: 330,
    places: [
      [0, 0, 50],
      [56, 0, 0],
    ],
    texts: ['1" – 2"', '2" – 6"'],
    wall: side([50, 0], [50, 2], '1.5 · 2.0 mm'),
  }),
  '073': bar({
    outline: circle(25, 0, 0, 26),
    holes: [circle(23.6, 0, 0, 26)],
    length: 230,
    places: roundPile(25, 2),
    texts: ['Ø ¾" – 3"', '1.2 · 1.5 mm'],
  }),
  '074': bar({
    outline: circle(50, 0, 0, 30),
    holes: [circle(44, 0, 0, 30)],
    length: 300,
    texts: ['Ø 2" – 6"', '3.2 – 6.0 mm'],
  }),
  '075': {
    color: galvanised,
    picture: threadedPipePicture,
    plan: () =>
      barPlan({
        outline: circle(30, 0, 0, 48),
        holes: [circle(26, 0, 0, 48)],
        width: 'Ø ½" – 4"',
        height: 'SCH 40',
      }),
  },
  '076': bar({
    outline: circle(24, 0, 0, 26),
    holes: [circle(22.6, 0, 0, 26)],
    length: 300,
    color: galvanised,
    places: roundPile(24, 2),
    texts: ['Ø 1¼" – 2"', '1.2 · 1.5 mm'],
  }),
  '077': {
    color: blackSteel,
    picture: (tone) => platePicture(11, 4, tone),
    plan: () => boxPlan([1220, 2440, 60], ['1.22 m', '2.44 m', '0.8 – 12.7 mm']),
  },
  '078': {
    color: blackSteel,
    picture: cutPlatePicture,
    plan: () =>
      outlinePlan(
        [
          [0, 0],
          [260, 0],
          [320, 60],
          [320, 220],
          [0, 220],
        ],
        ['A', 'B'],
        [round(50, 46, 16), round(50, 174, 16), round(170, 110, 40)],
      ),
  },
  '079': {
    color: galvanised,
    picture: (tone) => platePicture(5, 5, tone),
    plan: () => boxPlan([1220, 2440, 40], ['0.91 · 1.22 m', '1.83 · 2.44 m', '0.30 – 0.75 mm']),
  },
  '080': {
    color: '#B8BCBE',
    picture: stripCoilPicture,
    plan: () => drumPlan(914, 700, ['0.914 · 1.219 m', 'Ø']),
  },
  '081': {
    color: '#6A7074',
    picture: (tone) => platePicture(10, 1, tone, 'tears'),
    plan: () => boxPlan([1220, 2440, 60], ['1.22 m', '2.44 m', '1/8" – 1/4"']),
  },
  '082': {
    color: '#8F979C',
    picture: expandedPicture,
    plan: () => nettingPlan('diamond', ['¾" – 1½"', '1.22 m'], 7),
  },
}
