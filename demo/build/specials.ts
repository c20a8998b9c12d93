import type { BundleRow, ProductRow, SetRow } from '../../engine/src/bundle/index.ts'
import { allCountries } from './site.ts'

/** What else the job takes; one product alone would stand lost in its row. */
const alsoNeeded = (...ids: string[]) => ids.map((productId) => ({ type: 'accessory' as const, productId }))

/** Grams of a SKU as the bundle states them. */
function gramsOf(rows: ProductRow[], sku: string): number {
  const row = rows.find((candidate) => candidate.id === sku)
  return row && 'weightGrams' in row ? row.weightGrams : 0
}

/** A roof of thirty square metres as separate products that belong together. */
export function roofKit(): SetRow {
  return {
    type: 'set',
    id: 'KIT-TECHO-30',
    online: true,
    name: { es: 'Kit techo 30 m²', en: '30 m² roof kit' },
    shortDescription: {
      es: 'Lámina, botagua, tornillos y sellador para un techo de 30 m² a un agua.',
      en: 'Sheet, flashing, screws and sealant for a single-slope roof of 30 m².',
    },
    longDescription: {
      es: '<p>13 láminas trapezoidales de 3.05 m calibre 26, 5 botaguas para el lado alto, 200 tornillos y 2 selladores: lo justo para 30 m² con traslapes. En el carrito cambias las piezas si tu techo tiene más remates.</p>',
      en: '<p>13 trapezoidal sheets of 3.05 m gauge 26, 5 flashings for the high side, 200 screws and 2 sealants: just right for 30 m² with laps. Change the pieces in the cart if your roof has more edges.</p>',
    },
    keywords: { es: 'kit techo completo paquete lámina', en: 'roof kit complete package' },
    primaryCategoryId: 'lamina-natural',
    categoryIds: ['lamina-natural', 'newarrivals'],
    countries: allCountries,
    images: kitImages('kit-techo-30', 'Kit techo 30 m²', '30 m² roof kit'),
    links: alsoNeeded('AI104', 'HE135', 'AI109', 'CA041'),
    facts: [
      {
        id: 'f1',
        displayName: { es: 'Cubre', en: 'Covers' },
        value: { es: '30 m² de techo', en: '30 m² of roof' },
      },
      {
        id: 'f2',
        displayName: { es: 'Trae', en: 'Includes' },
        value: { es: 'Lámina, botagua, tornillo y sellador', en: 'Sheet, flashing, screws and sealant' },
      },
    ],
    isNew: true,
    isSale: false,
    popularity: 900,
    attributes: { uso: 'techo', venta: 'estandar' },
    components: [
      { productId: 'TE006-26-305', quantity: 13 },
      { productId: 'AC029-26-305-244-NAT', quantity: 5 },
      { productId: 'FI095-12X112-BROCA-NAT', quantity: 2 },
      { productId: 'AI108-BLAN', quantity: 2 },
    ],
  }
}

/** A welding start kit with one price. */
export function weldingCombo(rows: ProductRow[]): BundleRow {
  const components = [
    { productId: 'HE129-160-110', quantity: 1 },
    { productId: 'HE128-18', quantity: 5 },
    { productId: 'HE127-412-CORTE', quantity: 3 },
    { productId: 'HE136-CARETA', quantity: 1 },
  ]
  const grams = components.reduce((sum, part) => sum + gramsOf(rows, part.productId) * part.quantity, 0)
  return {
    type: 'bundle',
    id: 'COMBO-SOLDADURA',
    online: true,
    name: { es: 'Combo para empezar a soldar', en: 'Welding starter combo' },
    shortDescription: {
      es: 'Inversora de 160 A con 5 libras de electrodo, 3 discos y careta, a un solo precio.',
      en: '160 A inverter with 5 lb of electrodes, 3 discs and a welding mask, at one price.',
    },
    longDescription: {
      es: '<p>Todo lo que pide el primer portón: soldadora de 110 V, electrodo E6013 de 1/8, discos de corte de 4½ y careta. Agrega guantes y casco si no tienes.</p>',
      en: '<p>All the first gate asks for: a 110 V welder, 1/8 E6013 electrodes, 4½ cutting discs and a mask. Add gloves and a helmet if you have none.</p>',
    },
    keywords: { es: 'combo soldar soldadora inversora electrodo', en: 'welding combo inverter electrodes' },
    primaryCategoryId: 'corte-soldadura',
    categoryIds: ['corte-soldadura', 'newarrivals'],
    countries: allCountries,
    images: kitImages('combo-soldadura', 'Combo para empezar a soldar', 'Welding starter combo'),
    links: alsoNeeded('HE136', 'HE130', 'HE131', 'HE133'),
    facts: [
      {
        id: 'f1',
        displayName: { es: 'Corriente', en: 'Current' },
        value: { es: '160 A, 110 V', en: '160 A, 110 V' },
      },
    ],
    isNew: true,
    isSale: true,
    popularity: 500,
    sellMode: 'pack',
    unit: { es: 'combo', en: 'combo' },
    cat014: 99,
    stepQuantity: 1,
    minOrderQuantity: 1,
    stockPattern: 'S1',
    courier: true,
    weightGrams: grams,
    longestSideMm: 450,
    attributes: { uso: 'herramientas', venta: 'estandar' },
    components,
  }
}

function kitImages(name: string, es: string, en: string): SetRow['images'] {
  return [
    {
      viewType: 'large',
      path: `products/${name}-640.webp`,
      medium: `products/${name}-320.webp`,
      alt: { es, en },
    },
    {
      viewType: 'drawing',
      path: `products/${name}-plano.svg`,
      alt: { es: `${es}: lo que trae`, en: `${en}: what it holds` },
    },
  ]
}
