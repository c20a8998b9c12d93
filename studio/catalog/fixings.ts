import { galvanisedGrey, lighten } from '../color.ts'
import {
  discPlan,
  drumPlan,
  fastenerPlan,
  nettingPlan,
  outlinePlan,
  rodPlan,
  round,
} from '../plans/object-plans.ts'
import { barrelHingePicture, boltPicture, railPicture, wheelPicture } from '../scenes/gate-scenes.ts'
import type { Fastener } from '../scenes/fastener-scenes.ts'
import {
  anchorPicture,
  fastenerPicture,
  hookPicture,
  plugPicture,
  rivetPicture,
  threadedRodPicture,
} from '../scenes/fastener-scenes.ts'
import { rollPicture, wireCoilPicture } from '../scenes/round-scenes.ts'
import { barbedPicture, concertinaPicture, fencePanelPicture } from '../scenes/yard-scenes.ts'
import { circle, rectangle } from '../sections/bars.ts'
import type { Point } from '../vector.ts'
import type { Scene } from '../scene.ts'
import type { Entries } from './entry.ts'

const wire = '#6E7478'

/** A drywall screw of a length in inches, or the short one for framing, three together. */
function drywall(size: string): Fastener[] {
  const isFramer = size.startsWith('framer')
  const inches = { '6x1': 1, '6x1¼': 1.25, '6x1½': 1.5, '6x2': 2 }[size] ?? 0.44
  return [0, 1, 2].map(() => ({
    length: inches * 25.4,
    radius: 1.9,
    head: isFramer ? 'dome' : 'bugle',
    headRadius: 4.1,
    thread: 0.86,
    tip: isFramer ? 'drill' : 'sharp',
    color: '#3E4246',
  }))
}

const gateParts: Record<string, () => Scene> = {
  'bisagra cartucho': barrelHingePicture,
  pasador: boltPicture,
  riel: railPicture,
  rodo: wheelPicture,
}

const hook: Point[] = [
  [0, 150],
  ...circle(20, 20, 20, 20)
    .filter(([, y]) => y <= 20.01)
    .sort((a, b) => a[0] - b[0]),
  [40, 38],
]

/** Fences, wire, nails, screws and hardware. */
export const fixings: Entries = {
  '083': {
    color: galvanisedGrey,
    picture: (tone) => rollPicture({ radius: 165, height: 430, color: tone, netting: 'diamond' }),
    plan: () => nettingPlan('diamond', ['57 mm', '4 – 7 ft']),
  },
  '084': {
    color: '#0F4336',
    picture: fencePanelPicture,
    plan: () => nettingPlan('square', ['50 mm', '1.5 – 2.0 m'], 9),
  },
  '085': {
    color: galvanisedGrey,
    picture: barbedPicture,
    plan: () => drumPlan(260, 230, ['Ø 26 cm', '200 – 400 m']),
  },
  '086': {
    color: galvanisedGrey,
    picture: concertinaPicture,
    plan: () => discPlan(300, 280, ['45 · 60 cm', '8 – 10 m']),
  },
  '087': {
    color: galvanisedGrey,
    picture: (tone) =>
      rollPicture({ radius: 130, height: 430, color: lighten(tone, 0.12), netting: 'hexagon' }),
    plan: () => nettingPlan('hexagon', ['½" – 2"', '3 – 6 ft'], 7),
  },
  '088': {
    color: galvanisedGrey,
    picture: (tone, { tipo }) =>
      rollPicture({
        radius: tipo === 'electrosoldada' ? 120 : 90,
        height: 400,
        color: tipo === 'electrosoldada' ? lighten(tone, 0.05) : '#8D969B',
        netting: tipo === 'electrosoldada' ? 'square' : 'fine',
      }),
    plan: () => nettingPlan('square', ['¼" – 1"', '3 · 4 ft'], 9),
  },
  '089': {
    color: '#5C6064',
    picture: (tone) => wireCoilPicture(150, 62, 4.5, tone),
    plan: () => drumPlan(300, 62, ['Ø 30 cm', '1.2 · 1.6 mm']),
  },
  '090': {
    color: '#5C6064',
    picture: (tone) => wireCoilPicture(300, 190, 10, tone),
    plan: () => drumPlan(600, 190, ['Ø 60 cm', '45.36 kg']),
  },
  '091': {
    color: galvanisedGrey,
    picture: (tone) => wireCoilPicture(190, 80, 6, tone),
    plan: () => drumPlan(380, 80, ['Ø 38 cm', '1.6 – 4.2 mm']),
  },
  '092': {
    color: wire,
    picture: () => fastenerPicture(nails([64, 102, 76])),
    plan: () =>
      fastenerPlan({ length: 76, diameter: 3.8, head: 9, headHeight: 2.4, point: true, thread: 0 }, [
        '1" – 6"',
        'Ø',
      ]),
  },
  '093': {
    color: wire,
    picture: () => fastenerPicture(nails([64, 76], '#B8BCBE')),
    plan: () =>
      fastenerPlan({ length: 70, diameter: 3.8, head: 16, headHeight: 4, point: true, thread: 0 }, [
        '2½" · 3"',
        '3.8 mm',
      ]),
  },
  '094': {
    color: wire,
    picture: () => fastenerPicture(nails([38, 64, 51])),
    plan: () =>
      fastenerPlan({ length: 51, diameter: 3.6, head: 8, headHeight: 2.2, point: true, thread: 0.5 }, [
        '1" – 3"',
        '3.5 mm',
      ]),
  },
  '095': {
    color: '#B8BCBE',
    picture: (tone, { punta }) => fastenerPicture(screws(tone, punta === 'aguda' ? 'sharp' : 'drill')),
    plan: () =>
      fastenerPlan({ length: 38, diameter: 5.4, head: 12, headHeight: 5, point: true, thread: 0.88 }, [
        '¾" – 3"',
        '#10 – #14',
      ]),
  },
  '096': {
    color: '#B8BCBE',
    picture: (tone) => fastenerPicture([...screws(tone, 'drill'), ...screws(tone, 'drill').slice(0, 2)]),
    plan: () =>
      fastenerPlan({ length: 38, diameter: 5.4, head: 12, headHeight: 5, point: true, thread: 0.88 }, [
        '¾" – 3"',
        '#10 – #14',
      ]),
  },
  '097': {
    color: galvanisedGrey,
    picture: (tone, { tipo }) =>
      tipo === 'tirafondo'
        ? fastenerPicture(lags())
        : hookPicture(
            [
              { height: 110, hook: 36, mm: 7 },
              { height: 150, hook: 40, mm: 7 },
              { height: 190, hook: 40, mm: 7 },
            ],
            tone,
          ),
    plan: () => rodPlan(hook, ['40 mm', '3" – 8"']),
  },
  '098': {
    color: '#3E4246',
    picture: (_, { medida = '' }) => fastenerPicture(drywall(medida)),
    plan: () =>
      fastenerPlan({ length: 38, diameter: 3.8, head: 8, headHeight: 3, point: true, thread: 0.84 }, [
        '1" – 2"',
        '#6',
      ]),
  },
  '099': {
    color: galvanisedGrey,
    picture: () => fastenerPicture(bolts()),
    plan: () =>
      fastenerPlan({ length: 76, diameter: 12.7, head: 20, headHeight: 9, point: false, thread: 0.45 }, [
        '1" – 8"',
        '¼" – ¾"',
      ]),
  },
  '100': {
    color: galvanisedGrey,
    picture: (_, { tipo }) => (tipo === 'taco' ? plugPicture() : anchorPicture()),
    plan: () =>
      fastenerPlan({ length: 76, diameter: 12.7, head: 20, headHeight: 11, point: false, thread: 0.4 }, [
        '1¾" – 4¼"',
        '¼" – ⅝"',
      ]),
  },
  '101': {
    color: galvanisedGrey,
    picture: (tone, { tipo }) =>
      tipo === 'varilla roscada'
        ? threadedRodPicture()
        : hookPicture(
            [
              { height: 230, hook: 60, mm: 13 },
              { height: 300, hook: 60, mm: 16 },
            ],
            tone,
          ),
    plan: () => rodPlan(hook, ['60 mm', '30 – 300 cm']),
  },
  '102': {
    color: galvanisedGrey,
    picture: rivetPicture,
    plan: () =>
      fastenerPlan({ length: 26, diameter: 8, head: 17, headHeight: 3, point: false, thread: 0 }, [
        '¼" · ½"',
        '⅛" – 3/16"',
      ]),
  },
  '103': {
    color: '#8F979C',
    picture: (_, { tipo = '' }) => (gateParts[tipo] ?? barrelHingePicture)(),
    plan: () =>
      outlinePlan(
        rectangle(166, 130),
        ['166 mm', '130 mm'],
        [20, 65, 110].flatMap((y) => [round(32, y, 7), round(134, y, 7)]),
      ),
  },
}

function screws(washer: string, tip: Fastener['tip']): Fastener[] {
  return [25, 51, 38].map((length) => ({
    length,
    radius: 2.7,
    head: 'hex',
    headRadius: 4.6,
    thread: 0.92,
    tip,
    washer,
  }))
}

function nails(lengths: number[], washer?: string): Fastener[] {
  return lengths.map((length) => ({
    length,
    radius: 1.2 + length / 60,
    head: 'flat',
    headRadius: washer ? 5.4 : 3 + length / 34,
    thread: 0,
    tip: 'sharp',
    color: wire,
    ...(washer ? { washer } : {}),
  }))
}

/** Lag screws: half of the shank threaded, with their washer. */
function lags(): Fastener[] {
  return [102, 152, 127].map((length) => ({
    length,
    radius: 3.2,
    head: 'hex',
    headRadius: 6.4,
    thread: 0.6,
    tip: 'sharp',
    washer: '#AEB6BA',
  }))
}

function bolts(): Fastener[] {
  return [60, 90].map((length, index) => ({
    length,
    radius: 5 + index * 1.4,
    head: 'hex',
    headRadius: 9.5 + index * 2,
    thread: 0.5,
    tip: 'blunt',
    nut: true,
  }))
}
