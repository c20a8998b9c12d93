import { boxPlan, discPlan, drumPlan, turnedOutline } from '../plans/object-plans.ts'
import { boardsPicture } from '../scenes/plate-scenes.ts'
import { bagPicture, brickPicture, concreteBlockPicture, paverPicture } from '../scenes/masonry-scenes.ts'
import {
  canPicture,
  cartridgePicture,
  jerryPicture,
  pailPicture,
  rollPicture,
  sprayPicture,
  tapeRollPicture,
} from '../scenes/round-scenes.ts'
import { brushPicture, polePicture, rollerPicture, trayPicture } from '../scenes/painting-scenes.ts'
import type { Look } from '../../demo/build/looks.ts'
import type { Entries, Entry } from './entry.ts'
import type { Scene } from '../scene.ts'

const cartridge = turnedOutline([
  [24.5, 0],
  [24.5, 182],
  [11, 182],
  [9, 192],
  [8, 192],
  [2.6, 268],
])

const spray = turnedOutline([
  [32.5, 0],
  [32.5, 158],
  [25, 172],
  [25, 176],
  [23, 176],
  [23, 208],
])

const pail = turnedOutline([
  [126, 0],
  [147, 318],
  [154, 318],
  [154, 336],
  [150, 336],
  [150, 350],
])

const can = turnedOutline([
  [84, 0],
  [84, 184],
  [88, 184],
  [88, 196],
])

/** Insulation, sealants, paints and masonry. */
export const finishes: Entries = {
  '104': {
    color: '#D3D8DB',
    picture: (tone, { caras }) =>
      rollPicture({
        radius: 200,
        height: 520,
        color: tone,
        netting: 'bubble',
        core: 40,
        turns: 9,
        ...(caras === '1' ? { inner: '#F4F4F1' } : {}),
      }),
    plan: () => drumPlan(400, 1220, ['Ø 40 cm', '1.22 m']),
  },
  '105': {
    color: '#D8DCDE',
    picture: (tone, { caras }) =>
      rollPicture({
        radius: 210,
        height: 500,
        color: tone,
        inner: caras === '2' ? '#C9D0D4' : '#F4F4F1',
        core: 40,
        turns: 8,
      }),
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
    picture: (tone) => cartridgePicture(tone, ['POLIURETANO', 'Sellador', '300 ml']),
    plan: () => drumPlan(49, 268, ['49 mm', '300 ml'], cartridge),
  },
  '109': {
    color: '#DCEBF0',
    picture: (tone, { tipo }) =>
      tipo === 'acrílico'
        ? cartridgePicture(tone, ['ACRÍLICO', 'Pintable', '280 ml'], '#1B7F4D')
        : cartridgePicture(tone, ['SILICÓN', 'Neutro', '280 ml'], '#1F6FB2'),
    plan: () => drumPlan(49, 268, ['49 mm', '280 ml'], cartridge),
  },
  '110': {
    color: '#3A4146',
    picture: (_, { tipo }) =>
      tipo === 'tapagoteras' ? tapeRollPicture('#C9D0D4', '#2B3034') : tapeRollPicture('#3A4146', '#4A5258'),
    plan: () => discPlan(75, 38, ['Ø 15 cm', '3"']),
  },
  '111': {
    color: '#E0A100',
    picture: (tone) => sprayPicture(tone, '#E9EAE8', ['ESPUMA', 'Poliuretano']),
    plan: () => drumPlan(65, 208, ['65 mm', '300 – 750 ml'], spray),
  },
  '112': {
    color: '#ECECE7',
    picture: (tone) => pailPicture('#ECECE7', tone, ['ELASTOMÉRICO', 'Impermeabilizante', '5 galones']),
    plan: () => drumPlan(308, 350, ['31 cm', '5 gal'], pail),
  },
  '113': {
    color: '#3A3D40',
    picture: (_, { acabado }) =>
      rollPicture({
        radius: 130,
        height: 500,
        color: membranes[acabado ?? ''] ?? '#3A3D40',
        inner: '#55595D',
        core: 40,
        turns: 8,
        shine: 0.5,
      }),
    plan: () => drumPlan(260, 1000, ['Ø 26 cm', '1.00 m']),
  },
  '114': tin('#8A3324', 'ANTICORROSIVO'),
  '115': tin('#C5C7C4', 'PRIMARIO'),
  '116': tin('#792423', 'ESMALTE TECHO'),
  '117': tin('#0E0E10', 'ESMALTE 2 EN 1'),
  '118': {
    color: '#792423',
    picture: (tone) => sprayPicture(tone, '#D4D8DA', ['RETOQUE', '400 ml']),
    plan: () => drumPlan(65, 208, ['65 mm', '400 ml'], spray),
  },
  '119': {
    color: '#1F6FB2',
    picture: (_, { tipo, presentacion = '' }) =>
      jerryPicture(
        [tipo === 'aguarrás' ? 'AGUARRÁS' : 'THINNER', 'Solvente', presentacion],
        tipo === 'aguarrás' ? '#1B7F4D' : '#1F6FB2',
        litres[presentacion] ?? 3.785,
      ),
    plan: () => boxPlan([170, 240, 110], ['17 cm', '24 cm', '11 cm']),
  },
  '120': {
    color: '#ECE6D6',
    picture: (_, { tipo }) => (paintTools[tipo ?? ''] ?? rollerPicture)(),
    plan: () => drumPlan(50, 240, ['50 mm', '9"']),
  },
  '121': bag('#C9CACB', '#CFCBC2', '#0B5563', ({ pesoKg = '' }) => [
    'CEMENTO',
    'Uso general',
    `${pesoKg} kg`,
  ]),
  '122': bag('#F1F1EE', '#EDEBE4', '#1B7F4D', () => ['CAL', 'Hidratada']),
  '123': bag('#D8C9AE', '#D8C9AE', '#B5301A', ({ tipo = '' }) => ['MORTERO', capital(tipo), '40 kg']),
  '124': bag('#D8C9AE', '#E4DAC5', '#1F6FB2', ({ tipo = '' }) => ['PEGAMENTO', capital(tipo), '20 kg']),
  '125': {
    color: '#B1B2AE',
    picture: (_, { medidaCm = '' }) => concreteBlockPicture(Number.parseInt(medidaCm, 10) * 10 || 150),
    plan: () => boxPlan([400, 200, 150], ['40 cm', '20 cm', '10 – 20 cm']),
  },
  '126': {
    color: '#A9573C',
    picture: (_, { tipo }) => (tipo === 'adoquín' ? paverPicture() : brickPicture()),
    plan: () => boxPlan([280, 70, 140], ['28 cm', '7 cm', '14 cm']),
  },
}

/** Faces of asphalt membrane. */
const membranes: Record<string, string> = { arena: '#55504A', aluminio: '#C9CED1', granulado: '#7A3A2C' }

const litres: Record<string, number> = { '1/4 galón': 0.946, galón: 3.785, 'cubeta 5 gal': 18.9 }

const paintTools: Record<string, () => Scene> = {
  brocha: brushPicture,
  rodillo: rollerPicture,
  bandeja: trayPicture,
  extensión: polePicture,
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** Paint in its can, small or large, or in its pail. */
function tin(color: string, name: string): Entry {
  return {
    color,
    picture: (tone, { presentacion = 'galón' }) => {
      const words = [name, presentacion]
      if (presentacion === 'cubeta 5 gal') return pailPicture('#ECECE7', tone, words)
      const k = presentacion === '1/4 galón' ? 0.63 : 1
      return canPicture({
        radius: 84 * k,
        height: 190 * k,
        body: '#C9CED1',
        label: tone,
        handle: k === 1,
        words,
      })
    },
    plan: () => drumPlan(176, 196, ['17 cm', '¼ · 1 · 5 gal'], can),
  }
}

function bag(color: string, paper: string, band: string, words: (look: Look) => string[]): Entry {
  return {
    color,
    picture: (_, look) => bagPicture(paper, band, words(look)),
    plan: () => boxPlan([400, 620, 118], ['40 cm', '62 cm', '12 cm']),
  }
}
