import { boxPlan, discPlan, drumPlan, turned } from '../plans/object-plans.ts'
import { boardsPicture } from '../scenes/plate-scenes.ts'
import { bagPicture, brickPicture, concreteBlockPicture } from '../scenes/masonry-scenes.ts'
import {
  canPicture,
  cartridgePicture,
  jerryPicture,
  pailPicture,
  rollPicture,
  sprayPicture,
} from '../scenes/round-scenes.ts'
import { rollerPicture } from '../scenes/hand-tool-scenes.ts'
import type { Entries } from './entry.ts'
import type { Scene } from '../scene.ts'

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

/** Insulation, sealants, paints and masonry. */
export const finishes: Entries = {
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
}

function tin(tone: string): Scene {
  return canPicture({ radius: 84, height: 190, body: '#C9CED1', label: tone, handle: true })
}

function tinPlan(): string {
  return drumPlan(176, 196, ['17 cm', '¼ · 1 · 5 gal'], can)
}

function bagPlan(): string {
  return boxPlan([400, 620, 118], ['40 cm', '62 cm', '12 cm'])
}
