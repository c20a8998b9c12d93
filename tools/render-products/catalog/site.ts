import { galvanised, lighter } from '../color.ts'
import {
  boxPlan,
  discPlan,
  drumPlan,
  fastenerPlan,
  nettingPlan,
  outlinePlan,
  rodPlan,
  round,
  turned,
} from '../plans/object-plans.ts'
import {
  bagPicture,
  boardsPicture,
  brickPicture,
  concreteBlockPicture,
  hingePicture,
  ladderPicture,
} from '../scenes/block-scenes.ts'
import type { Fastener } from '../scenes/fastener-scenes.ts'
import { anchorPicture, fastenerPicture, hookPicture, rivetPicture } from '../scenes/fastener-scenes.ts'
import {
  canPicture,
  cartridgePicture,
  jerryPicture,
  pailPicture,
  rollPicture,
  sprayPicture,
  wireCoilPicture,
} from '../scenes/round-scenes.ts'
import {
  discPicture,
  drillPicture,
  electrodePicture,
  grinderPicture,
  helmetPicture,
  lifelinePicture,
  measurePicture,
  rollerPicture,
  snipsPicture,
  welderPicture,
} from '../scenes/tool-scenes.ts'
import { barbedPicture, concertinaPicture, fencePanelPicture } from '../scenes/yard-scenes.ts'
import { circle, rectangle } from '../sections/bars.ts'
import type { Point } from '../vector.ts'
import type { Entries } from './entry.ts'

const wire = '#6E7478'

function screws(washer: string): Fastener[] {
  return [25, 51, 38].map((length) => ({
    length,
    radius: 2.7,
    head: 'hex',
    headRadius: 4.6,
    thread: 0.92,
    tip: 'drill',
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

const drywall: Fastener[] = [25, 51, 38].map((length) => ({
  length,
  radius: 1.9,
  head: 'bugle',
  headRadius: 4.1,
  thread: 0.86,
  tip: 'sharp',
  color: '#3E4246',
}))

const hook: Point[] = [
  [0, 150],
  ...circle(20, 20, 20, 20)
    .filter(([, y]) => y <= 20.01)
    .sort((a, b) => a[0] - b[0]),
  [40, 38],
]

const tape: Point[] = [
  [0, 0],
  [78, 0],
  [84, 10],
  [84, 44],
  [60, 74],
  [16, 74],
  [0, 56],
]

const cartridge = turned([
  [24.5, 0],
  [24.5, 182],
  [11, 182],
  [9, 192],
  [8, 192],
  [2.6, 268],
])

const spray = turned([
  [32.5, 0],
  [32.5, 158],
  [25, 172],
  [25, 176],
  [23, 176],
  [23, 208],
])

const pail = turned([
  [126, 0],
  [147, 318],
  [154, 318],
  [154, 336],
  [150, 336],
  [150, 350],
])

const can = turned([
  [84, 0],
  [84, 184],
  [88, 184],
  [88, 196],
])

/** Fences, wire, fixings, finishes, masonry and tools. */
export const site: Entries = {
  '083': {
    color: galvanised,
    picture: (tone) => rollPicture({ radius: 165, height: 430, color: tone, netting: 'diamond' }),
    plan: () => nettingPlan('diamond', ['57 mm', '4 – 7 ft']),
  },
  '084': {
    color: '#0F4336',
    picture: fencePanelPicture,
    plan: () => nettingPlan('square', ['50 mm', '1.5 – 2.0 m'], 9),
  },
  '085': {
    color: galvanised,
    picture: barbedPicture,
    plan: () => drumPlan(260, 230, ['Ø 26 cm', '200 – 400 m']),
  },
  '086': {
    color: galvanised,
    picture: concertinaPicture,
    plan: () => discPlan(300, 280, ['45 · 60 cm', '8 – 10 m']),
  },
  '087': {
    color: galvanised,
    picture: (tone) =>
      rollPicture({ radius: 130, height: 430, color: lighter(tone, 0.12), netting: 'hexagon' }),
    plan: () => nettingPlan('hexagon', ['½" – 2"', '3 – 6 ft'], 7),
  },
  '088': {
    color: galvanised,
    picture: (tone) =>
      rollPicture({ radius: 120, height: 400, color: lighter(tone, 0.05), netting: 'square' }),
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
    color: galvanised,
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
    picture: (tone) => fastenerPicture(screws(tone)),
    plan: () =>
      fastenerPlan({ length: 38, diameter: 5.4, head: 12, headHeight: 5, point: true, thread: 0.88 }, [
        '¾" – 3"',
        '#10 – #14',
      ]),
  },
  '096': {
    color: '#B8BCBE',
    picture: (tone) => fastenerPicture([...screws(tone), ...screws(tone).slice(0, 2)]),
    plan: () =>
      fastenerPlan({ length: 38, diameter: 5.4, head: 12, headHeight: 5, point: true, thread: 0.88 }, [
        '¾" – 3"',
        '#10 – #14',
      ]),
  },
  '097': {
    color: galvanised,
    picture: (tone) =>
      hookPicture(
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
    picture: () => fastenerPicture(drywall),
    plan: () =>
      fastenerPlan({ length: 38, diameter: 3.8, head: 8, headHeight: 3, point: true, thread: 0.84 }, [
        '1" – 2"',
        '#6',
      ]),
  },
  '099': {
    color: galvanised,
    picture: () => fastenerPicture(bolts()),
    plan: () =>
      fastenerPlan({ length: 76, diameter: 12.7, head: 20, headHeight: 9, point: false, thread: 0.45 }, [
        '1" – 8"',
        '¼" – ¾"',
      ]),
  },
  '100': {
    color: galvanised,
    picture: anchorPicture,
    plan: () =>
      fastenerPlan({ length: 76, diameter: 12.7, head: 20, headHeight: 11, point: false, thread: 0.4 }, [
        '1¾" – 4¼"',
        '¼" – ⅝"',
      ]),
  },
  '101': {
    color: galvanised,
    picture: (tone) =>
      hookPicture(
        [
          { height: 230, hook: 60, mm: 13 },
          { height: 300, hook: 60, mm: 16 },
        ],
        tone,
      ),
    plan: () => rodPlan(hook, ['60 mm', '30 – 300 cm']),
  },
  '102': {
    color: galvanised,
    picture: rivetPicture,
    plan: () =>
      fastenerPlan({ length: 26, diameter: 8, head: 17, headHeight: 3, point: false, thread: 0 }, [
        '¼" · ½"',
        '⅛" – 3/16"',
      ]),
  },
  '103': {
    color: '#8F979C',
    picture: hingePicture,
    plan: () =>
      outlinePlan(
        rectangle(166, 130),
        ['166 mm', '130 mm'],
        [20, 65, 110].flatMap((y) => [round(32, y, 7), round(134, y, 7)]),
      ),
  },
  '104': {
    color: '#D3D8DB',
    picture: (tone) =>
      rollPicture({ radius: 200, height: 520, color: tone, netting: 'bubble', core: 40, turns: 9 }),
    plan: () => drumPlan(400, 1220, ['Ø 40 cm', '1.22 m']),
  },
  '105': {
    color: '#D8DCDE',
    picture: (tone) =>
      rollPicture({ radius: 210, height: 500, color: tone, inner: '#F4F4F1', core: 40, turns: 8 }),
    plan: () => drumPlan(420, 1200, ['Ø 42 cm', '1.20 m']),
  },
  '106': {
    color: '#E9C86A',
    picture: (tone) =>
      rollPicture({
        radius: 230,
        height: 480,
        color: tone,
        netting: 'fibre',
        core: 30,
        turns: 5,
        shine: 0.4,
      }),
    plan: () => drumPlan(560, 1220, ['Ø 56 cm', '1.22 m']),
  },
  '107': {
    color: '#F1F2F0',
    picture: (tone) => boardsPicture([50, 25, 75], tone, true),
    plan: () => boxPlan([1220, 2440, 76], ['1.22 m', '2.44 m', '½" – 3"']),
  },
  '108': {
    color: '#ECECE7',
    picture: cartridgePicture,
    plan: () => drumPlan(49, 268, ['49 mm', '300 ml'], cartridge),
  },
  '109': {
    color: '#DCEBF0',
    picture: cartridgePicture,
    plan: () => drumPlan(49, 268, ['49 mm', '280 ml'], cartridge),
  },
  '110': {
    color: '#3A4146',
    picture: (tone) =>
      rollPicture({ radius: 75, height: 62, color: tone, core: 38, turns: 6, inner: '#5A6268' }),
    plan: () => discPlan(75, 38, ['Ø 15 cm', '3"']),
  },
  '111': {
    color: '#E0A100',
    picture: (tone) => sprayPicture(tone, '#E9EAE8'),
    plan: () => drumPlan(65, 208, ['65 mm', '300 – 750 ml'], spray),
  },
  '112': {
    color: '#ECECE7',
    picture: (tone) => pailPicture('#ECECE7', tone),
    plan: () => drumPlan(308, 350, ['31 cm', '5 gal'], pail),
  },
  '113': {
    color: '#3A3D40',
    picture: (tone) =>
      rollPicture({
        radius: 130,
        height: 500,
        color: tone,
        inner: '#55595D',
        core: 40,
        turns: 8,
        shine: 0.5,
      }),
    plan: () => drumPlan(260, 1000, ['Ø 26 cm', '1.00 m']),
  },
  '114': { color: '#8A3324', picture: tin, plan: tinPlan },
  '115': { color: '#C5C7C4', picture: tin, plan: tinPlan },
  '116': { color: '#792423', picture: tin, plan: tinPlan },
  '117': { color: '#0E0E10', picture: tin, plan: tinPlan },
  '118': {
    color: '#792423',
    picture: (tone) => sprayPicture(tone, '#D4D8DA'),
    plan: () => drumPlan(65, 208, ['65 mm', '400 ml'], spray),
  },
  '119': {
    color: '#1F6FB2',
    picture: jerryPicture,
    plan: () => boxPlan([170, 240, 110], ['17 cm', '24 cm', '11 cm']),
  },
  '120': { color: '#ECE6D6', picture: rollerPicture, plan: () => drumPlan(50, 240, ['50 mm', '9"']) },
  '121': { color: '#C9CACB', picture: () => bagPicture('#CFCBC2', '#0B5563'), plan: bagPlan },
  '122': { color: '#F1F1EE', picture: () => bagPicture('#EDEBE4', '#1B7F4D'), plan: bagPlan },
  '123': { color: '#D8C9AE', picture: () => bagPicture('#D8C9AE', '#B5301A'), plan: bagPlan },
  '124': { color: '#D8C9AE', picture: () => bagPicture('#E4DAC5', '#1F6FB2'), plan: bagPlan },
  '125': {
    color: '#B1B2AE',
    picture: concreteBlockPicture,
    plan: () => boxPlan([400, 200, 150], ['40 cm', '20 cm', '10 – 20 cm']),
  },
  '126': {
    color: '#A9573C',
    picture: brickPicture,
    plan: () => boxPlan([280, 70, 140], ['28 cm', '7 cm', '14 cm']),
  },
  '127': { color: '#33383C', picture: discPicture, plan: () => discPlan(57, 11, ['4½" – 14"', '⅞"']) },
  '128': {
    color: '#A9947C',
    picture: electrodePicture,
    plan: () =>
      fastenerPlan({ length: 330, diameter: 9, head: 5, headHeight: 30, point: false, thread: 0 }, [
        '14"',
        '3/32" – 5/32"',
      ]),
  },
  '129': {
    color: '#B5301A',
    picture: welderPicture,
    plan: () => boxPlan([154, 285, 340], ['15 cm', '29 cm', '34 cm']),
  },
  '130': {
    color: '#B5301A',
    picture: snipsPicture,
    plan: () => boxPlan([80, 260, 30], ['8 cm', '26 cm', '3 cm']),
  },
  '131': {
    color: '#F2B705',
    picture: measurePicture,
    plan: () => outlinePlan(tape, ['8 cm', '7 cm'], [round(40, 38, 20)]),
  },
  '132': {
    color: '#F2B705',
    picture: ladderPicture,
    plan: () => nettingPlan('square', ['30 cm', '6 – 24 ft'], 6),
  },
  '133': {
    color: '#F2B705',
    picture: drillPicture,
    plan: () => boxPlan([80, 220, 200], ['8 cm', '22 cm', '20 cm']),
  },
  '134': { color: '#0B5563', picture: grinderPicture, plan: () => discPlan(57, 11, ['4½" – 14"', '⅞"']) },
  '135': { color: '#F2B705', picture: lifelinePicture, plan: () => discPlan(150, 105, ['30 cm', 'Ø 14 mm']) },
  '136': {
    color: '#F2B705',
    picture: helmetPicture,
    plan: () =>
      outlinePlan(
        circle(128, 128, 0, 48).filter(([, y]) => y >= -0.01),
        ['26 cm', '13 cm'],
      ),
  },
}

function tin(tone: string): string {
  return canPicture({ radius: 84, height: 190, body: '#C9CED1', label: tone, handle: true })
}

function tinPlan(): string {
  return drumPlan(176, 196, ['17 cm', '¼ · 1 · 5 gal'], can)
}

function bagPlan(): string {
  return boxPlan([400, 620, 118], ['40 cm', '62 cm', '12 cm'])
}
