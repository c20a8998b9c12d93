import { boxPlan, discPlan, fastenerPlan, nettingPlan, outlinePlan, round } from '../plans/object-plans.ts'
import {
  ladderPicture,
  levelPicture,
  snipsPicture,
  squarePicture,
  tapePicture,
} from '../scenes/hand-tool-scenes.ts'
import {
  chopSawPicture,
  discPicture,
  drillPicture,
  electrodePicture,
  grinderPicture,
  socketsPicture,
  welderPicture,
} from '../scenes/power-tool-scenes.ts'
import {
  bootsPicture,
  glassesPicture,
  glovesPicture,
  harnessPicture,
  helmetPicture,
  lifelinePicture,
  maskPicture,
} from '../scenes/safety-scenes.ts'
import { circle } from '../sections/bars.ts'
import type { Scene } from '../scene.ts'
import type { Point } from '../vector.ts'
import type { Entries } from './entry.ts'

const tape: Point[] = [
  [0, 0],
  [78, 0],
  [84, 10],
  [84, 44],
  [60, 74],
  [16, 74],
  [0, 56],
]

const worn: Record<string, () => Scene> = {
  casco: helmetPicture,
  careta: maskPicture,
  guante: glovesPicture,
  lente: glassesPicture,
  bota: bootsPicture,
}

function measurePicture(kind: string): Scene {
  if (kind === 'escuadra') return squarePicture()
  return kind.startsWith('nivel') ? levelPicture() : tapePicture(kind === 'cinta 8 m' ? 8 : 5)
}

/** Tools and safety. */
export const tools: Entries = {
  '127': {
    color: '#33383C',
    picture: (_, { tipo = '' }) => discPicture(tipo),
    plan: () => discPlan(57, 11, ['4½" – 14"', '⅞"']),
  },
  '128': {
    color: '#A9947C',
    picture: (_, { tipo = '' }) => electrodePicture(tipo),
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
    picture: (_, { tipo = '' }) => snipsPicture(tipo),
    plan: () => boxPlan([80, 260, 30], ['8 cm', '26 cm', '3 cm']),
  },
  '131': {
    color: '#F2B705',
    picture: (_, { tipo = '' }) => measurePicture(tipo),
    plan: () => outlinePlan(tape, ['8 cm', '7 cm'], [round(40, 38, 20)]),
  },
  '132': {
    color: '#F2B705',
    picture: (_, { tipo = '' }) => ladderPicture(tipo),
    plan: () => nettingPlan('square', ['30 cm', '6 – 24 ft'], 6),
  },
  '133': {
    color: '#F2B705',
    picture: (_, { tipo }) => (tipo === 'juego de copas' ? socketsPicture() : drillPicture()),
    plan: () => boxPlan([80, 220, 200], ['8 cm', '22 cm', '20 cm']),
  },
  '134': {
    color: '#0B5563',
    picture: (_, { tipo }) => (tipo === 'sierra' ? chopSawPicture() : grinderPicture()),
    plan: () => discPlan(57, 11, ['4½" – 14"', '⅞"']),
  },
  '135': {
    color: '#F2B705',
    picture: (_, { tipo }) => (tipo === 'arnés' ? harnessPicture() : lifelinePicture()),
    plan: () => discPlan(150, 105, ['30 cm', 'Ø 14 mm']),
  },
  '136': {
    color: '#F2B705',
    picture: (_, { tipo }) => (worn[tipo ?? ''] ?? helmetPicture)(),
    plan: () =>
      outlinePlan(
        circle(128, 128, 0, 48).filter(([, y]) => y >= -0.01),
        ['26 cm', '13 cm'],
      ),
  },
}
