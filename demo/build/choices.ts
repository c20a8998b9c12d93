import type { Family } from './family.ts'
import { axesOf } from './family.ts'

/** Allowed values per axis; an axis that is not named allows all. */
type Grid = Record<string, string[]>

const painted = [
  'rojo-colonial',
  'rojo-teja',
  'verde-musgo',
  'azul',
  'blanco',
  'gris-grafito',
  'gris-claro',
  'arena',
  'cafe-chocolate',
  'negro-mate',
]

const flashing = (girth: string, length: string): Grid[] => [
  { color: ['natural'], largoM: [length] },
  { color: painted, calibre: ['26'], desarrolloMm: [girth], largoM: [length] },
]

/** What a yard really keeps of families whose full table nobody stocks. Families not named here have their full table. */
const grids: Record<string, Grid[]> = {
  '009': [{ calibre: ['26'] }, { calibre: ['28'], color: ['rojo-colonial', 'verde-musgo'] }],
  '016': [
    { espesorMm: ['0.8'], color: ['transparente', 'blanco-humo'], largoM: ['3.05', '3.66', '6.1'] },
    { espesorMm: ['0.8'], perfil: ['acanalado'], color: ['transparente'], largoM: ['1.83', '2.44'] },
    {
      espesorMm: ['1.0'],
      perfil: ['rectangular 1.05'],
      color: ['transparente', 'bronce'],
      largoM: ['3.66', '6.1'],
    },
  ],
  '025': [
    { color: ['natural'], largoM: ['2.44', '3.05'] },
    { color: painted, calibre: ['26'], desarrolloMm: ['406'], largoM: ['2.44', '3.05'] },
  ],
  '026': [
    { color: ['natural'], calibre: ['26'] },
    { color: painted, calibre: ['26'], desarrolloMm: ['457'], largoM: ['0.81', '1.05'] },
  ],
  '027': [{ calibre: ['26'] }],
  '029': [
    ...flashing('305', '2.44').map((grid) => ({ ...grid, tipo: ['lateral'] })),
    { tipo: ['lateral'], color: ['natural'], calibre: ['26'], largoM: ['3.05'] },
    {
      tipo: ['superior'],
      color: ['natural', 'rojo-colonial', 'rojo-teja', 'blanco', 'gris-grafito', 'cafe-chocolate'],
      calibre: ['26'],
      desarrolloMm: ['305'],
      largoM: ['2.44'],
    },
  ],
  '030': [
    ...flashing('203', '2.44').map((grid) => ({ ...grid, tipo: ['tapajunta'] })),
    {
      tipo: ['esquinero'],
      color: ['natural', 'rojo-colonial', 'blanco', 'gris-grafito'],
      calibre: ['26'],
      desarrolloMm: ['203'],
      largoM: ['2.44'],
    },
  ],
  '031': flashing('254', '2.44'),
  '032': flashing('305', '2.44'),
  '033': flashing('610', '2.44'),
  '034': [{ color: ['natural'] }, { color: painted, calibre: ['26'] }],
  '037': [
    { color: ['natural'], largoM: ['6.1'] },
    { color: ['natural'], calibre: ['26'], largoM: ['3.05'] },
    { color: painted, calibre: ['26'], desarrolloMm: ['406'], largoM: ['6.1'] },
  ],
  '038': [{ color: ['natural'] }, { color: painted, calibre: ['26'] }],
  '043': [{ largoM: ['6'] }, { largoM: ['9', '12'], diametro: ['#3 (3/8")', '#4 (1/2")', '#5 (5/8")'] }],
  '060': [{ tipo: ['stud'] }, { tipo: ['track'], largoM: ['3.05'] }],
  '071': [
    { medidaPulg: ['3/4', '1', '1¼', '1½', '2'], espesorMm: ['1.2', '1.5'] },
    { medidaPulg: ['1½', '2', '3', '4'], espesorMm: ['2.0'] },
    { medidaPulg: ['3', '4'], espesorMm: ['1.5'] },
  ],
  '083': [
    { calibre: ['13.5'], altoPies: ['4', '5', '6'], largoM: ['15', '20', '30'] },
    { calibre: ['12.5', '11'], largoM: ['20'] },
  ],
  '087': [{ largoM: ['30'] }, { largoM: ['45'], agujero: ['1"'] }],
  '088': [{ tipo: ['cedazo'] }, { tipo: ['electrosoldada'], agujero: ['1/2"', '1"'] }],
  '095': [{ color: ['natural'] }, { color: painted, punta: ['broca'], medida: ['#12 x 1½"', '#12 x 2"'] }],
  '097': [{ tipo: ['gancho J'] }, { tipo: ['tirafondo'], medidaPulg: ['4', '5', '6'] }],
  '098': [{ piezas: ['100', '500'] }, { piezas: ['1000'], medida: ['6x1', '6x1¼', 'framer 7/16'] }],
  '099': [
    { grado: ['2'], diametro: ['1/4', '5/16'], largoPulg: ['1', '2', '3'] },
    { grado: ['2', '5'], diametro: ['3/8', '1/2'], largoPulg: ['2', '3', '4', '6'] },
    { grado: ['5', '8'], diametro: ['5/8', '3/4'], largoPulg: ['4', '6', '8'] },
  ],
  '100': [{ tipo: ['ancla'] }, { tipo: ['taco'], diametro: ['1/4', '3/8'], largoPulg: ['1¾'] }],
  '101': [
    { tipo: ['perno J'], diametro: ['3/8', '1/2', '5/8'], largo: ['30 cm', '50 cm', '1 m'] },
    { tipo: ['perno J'], diametro: ['1/2', '5/8', '3/4', '1'], largo: ['1 m'] },
    { tipo: ['varilla roscada'], largo: ['3 m'] },
    { tipo: ['varilla roscada'], diametro: ['3/8', '1/2'], largo: ['1 m'] },
  ],
  '110': [{ tipo: ['butilo'] }, { tipo: ['tapagoteras'], anchoCm: ['10', '15'], largoM: ['10'] }],
  '127': [
    { diametroPulg: ['4½', '7'] },
    { diametroPulg: ['9'], tipo: ['corte', 'desbaste'] },
    { diametroPulg: ['14'], tipo: ['corte'] },
  ],
  '128': [{ tipo: ['E6013', 'E7018'] }, { tipo: ['E6011'], diametro: ['3/32', '1/8'] }],
  '132': [{ tipo: ['aluminio'] }, { tipo: ['fibra'], pies: ['6', '8'] }],
  '133': [
    { tipo: ['taladro'], voltaje: ['12 V', '20 V', '110 V'] },
    { tipo: ['juego de copas'], voltaje: ['sin motor'] },
  ],
  '134': [
    { tipo: ['amoladora'], medida: ['4½"', '7"'] },
    { tipo: ['sierra'], medida: ['14"'] },
  ],
  '135': [
    { tipo: ['arnés'], talla: ['M', 'L', 'XL'] },
    { tipo: ['línea de vida'], talla: ['única'] },
  ],
  '136': [
    { tipo: ['casco', 'careta', 'lente'], talla: ['única'] },
    { tipo: ['guante'], talla: ['M', 'L', 'XL'] },
    { tipo: ['bota'], talla: ['38', '39', '40', '41', '42'] },
  ],
}

/** The variants of a family as values by axis; one empty choice when there is nothing to choose. */
export function choicesOf(family: Family): Record<string, string>[] {
  const axes = axesOf(family)
  const allowed = grids[family.id]
  return combinations(family, axes).filter(
    (values) =>
      !allowed ||
      allowed.some((grid) => Object.entries(grid).every(([axis, list]) => list.includes(values[axis] ?? ''))),
  )
}

function combinations(family: Family, axes: string[]): Record<string, string>[] {
  return axes.reduce<Record<string, string>[]>(
    (rows, axis) =>
      rows.flatMap((row) => (family.attributes[axis] ?? []).map((value) => ({ ...row, [axis]: value }))),
    [{}],
  )
}
