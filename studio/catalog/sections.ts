import { blackSteel, galvanisedGrey } from '../color.ts'
import { barPlan, bentPlan } from '../plans/section-plans.ts'
import type { Measure } from '../plans/plan.ts'
import { barPicture, pileOfThree, roundPile } from '../scenes/bar-scenes.ts'
import { sheetPicture } from '../scenes/sheet-scenes.ts'
import {
  ornamentalPicture,
  threadedPipePicture,
  twistedPicture,
  weldedBeamPicture,
} from '../scenes/yard-scenes.ts'
import { angle, beam, channel, circle, hat, lippedC, lippedZ, rectangle, tee } from '../sections/bars.ts'
import type { Point, Vec } from '../vector.ts'
import type { Entries, Entry } from './entry.ts'

type Bar = {
  outline: Point[]
  holes?: Point[][]
  length: number
  color?: string
  places?: Vec[]
  texts: [width: string, height: string]
  wall?: Measure
}

/** Drawn lengths of ceiling runners, in the proportion of what is sold. */
const ceilingLengths: Record<string, number> = {
  'principal 12 ft': 300,
  'secundaria 4 ft': 170,
  'secundaria 2 ft': 100,
  'ángulo 10 ft': 250,
}

/** A corner bead: two flanges and the round nose that stands over the edge. */
const cornerBead: Point[] = [
  [30, -26],
  [9, -5],
  ...[200, 160, 120, 90, 60, 20, -20].map((degrees): Point => {
    const a = (degrees * Math.PI) / 180
    return [Math.cos(a) * 4, 1 + Math.sin(a) * 4]
  }),
  [-9, -5],
  [-30, -26],
].map(([x = 0, y = 0]): Point => [x, y + 26])

/** Purlins, structural sections and tubes. */
export const sections: Entries = {
  '054': bar({
    outline: lippedC(102, 51, 16, 2),
    length: 420,
    color: galvanisedGrey,
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
    color: galvanisedGrey,
    texts: ['2"', '4" – 8"'],
    wall: side([51, 0], [51, 18], '18 mm'),
  }),
  '057': bar({
    outline: lippedZ(152, 60, 18, 2.4),
    length: 560,
    color: galvanisedGrey,
    texts: ['120 mm', '4" – 10"'],
    wall: side([60, 134], [60, 152], '18 mm'),
  }),
  '058': tube(102, 152, 4, 2.4, {
    length: 480,
    texts: ['4"', '4" – 8"'],
    wall: side([102, 0], [102, 2.4], '1.5 – 2.4 mm'),
  }),
  '059': {
    color: galvanisedGrey,
    picture: (tone) =>
      sheetPicture({ section: hat(22, 32, 58, 14), length: 240, single: true, under: tone }, tone),
    plan: () => bentPlan(hat(22, 32, 58, 14), { width: '64 mm', height: '22 mm' }),
  },
  '060': stud(),
  '061': {
    ...bar({ outline: tee(38, 24, 1.4), length: 190, color: '#E7E9EA', texts: ['24 mm', '38 mm'] }),
    picture: (tone, { tipo = '' }) =>
      barPicture({
        outline: tipo.startsWith('ángulo') ? angle(24, 1.4) : tee(38, 24, 1.4),
        length: ceilingLengths[tipo] ?? 190,
        color: tone,
        places: [
          [0, 0, 30],
          [44, 0, 0],
        ],
      }),
  },
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
    picture: (tone, { tipo }) => (tipo === 'ornamental' ? ornamentalPicture(tone) : twistedPicture(tone)),
    plan: () => barPlan({ outline: rectangle(13, 13), width: '½" · ⅝"', height: '½" · ⅝"' }),
  },
  '070': {
    color: galvanisedGrey,
    picture: (tone, { tipo }) =>
      sheetPicture(
        {
          section:
            tipo === 'esquinero'
              ? cornerBead
              : [
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
    color: galvanisedGrey,
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
    color: galvanisedGrey,
    places: roundPile(24, 2),
    texts: ['Ø 1¼" – 2"', '1.2 · 1.5 mm'],
  }),
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

/** Studs have lips, the track that holds them has none. */
function stud(): Entry {
  const entry = bar({
    outline: lippedC(92, 32, 6, 1),
    length: 380,
    color: galvanisedGrey,
    texts: ['1¼"', '1⅝" – 3⅝"'],
  })
  return {
    ...entry,
    picture: (tone, { tipo }) =>
      barPicture({
        outline: tipo === 'track' ? channel(94, 32, 1) : lippedC(92, 32, 6, 1),
        length: 380,
        color: tone,
        places: [
          [0, 0, 40],
          [52, 0, 0],
        ],
      }),
  }
}

function tube(
  width: number,
  height: number,
  radius: number,
  wall: number,
  more: Omit<Bar, 'outline' | 'holes'>,
): Entry {
  const entry = bar({
    outline: rectangle(width, height, radius),
    holes: [rectangle(width, height, radius, wall)],
    ...more,
  })
  return {
    ...entry,
    picture: (tone, look) => entry.picture(look['acabado'] === 'galvanizado' ? galvanisedGrey : tone, look),
  }
}

function side(from: Point, to: Point, text: string): Measure {
  return { from, to, side: 'right', text }
}
