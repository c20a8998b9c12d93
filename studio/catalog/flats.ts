import { blackSteel, galvanisedGrey } from '../color.ts'
import { boxPlan, drumPlan, nettingPlan, outlinePlan, round } from '../plans/object-plans.ts'
import { cutPlatePicture, expandedPicture, platePicture, stripCoilPicture } from '../scenes/plate-scenes.ts'
import type { Entries } from './entry.ts'

/** Sheets and plates. */
export const flats: Entries = {
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
    color: galvanisedGrey,
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
