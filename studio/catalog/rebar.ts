import { drumPlan, nettingPlan, outlinePlan, rodPlan, round } from '../plans/object-plans.ts'
import { barPlan } from '../plans/section-plans.ts'
import { bentPicture, cagePicture, meshPicture, rebarPicture, stirrupPicture } from '../scenes/bar-scenes.ts'
import { rollPicture, wireCoilPicture } from '../scenes/round-scenes.ts'
import { circle, rectangle } from '../sections/bars.ts'
import type { Point } from '../vector.ts'
import type { Entries, Entry } from './entry.ts'

const rebar = '#6E6560'

const stirrup: Point[] = [
  [36, 150],
  [0, 200],
  [0, 0],
  [150, 0],
  [150, 200],
  [0, 200],
]

/** Rebar, cages and mesh. */
export const rebars: Entries = {
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
    picture: (tone, { seccionCm = '', varillas }) => {
      const [width = 150, height = 150] = seccionCm.match(/\d+/g)?.map((cm) => Number(cm) * 10) ?? []
      return cagePicture(width, height, tone, varillas === '3' ? 3 : 4)
    },
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
}

function roundBar(rows: number, ribbed: boolean, text: string): Entry {
  return {
    color: rebar,
    picture: (tone) => rebarPicture(6.35, rows, ribbed, tone),
    plan: () => barPlan({ outline: circle(6.35, 0, 0, 48), width: `Ø ${text}`, height: '6 · 9 · 12 m' }),
  }
}
