import type { ItemRow, MasterRow, ProductRow, VariantRow } from '../../engine/src/bundle/index.ts'
import { choicesOf } from './choices.ts'
import { describe, ownFacts } from './describe.ts'
import type { Family, FamilyTexts } from './family.ts'
import { axesOf, fixedOf, readCountryNames } from './family.ts'
import { guides } from './guides.ts'
import { imagesOf, videosOf } from './images.ts'
import { unitName } from './labels.ts'
import { accessoriesOf } from './links.ts'
import { optionsOf } from './options.ts'
import { geometricKilograms } from './geometry.ts'
import { kilograms, lengthMetres, longestSideMm, sizeOf } from './measure.ts'
import { chance } from './random.ts'
import { masterId, skuOf } from './sku.ts'
import { standardsOf } from './standards.ts'

type Values = Record<string, string>
type Choice = { values: Values; kg: number; derived: Values }

const countryNames = readCountryNames()

const newFamilies = new Set([
  '005',
  '010',
  '012',
  '018',
  '023',
  '058',
  '084',
  '104',
  '112',
  '117',
  '129',
  '133',
])
const saleFamilies = new Set(['007', '009', '026', '046', '095', '110', '112', '121'])

/** Solvents and sprays travel by truck only. */
const flammable = new Set(['111', '114', '115', '116', '117', '118', '119'])
const courierCategories = new Set(['fijaciones', 'aislantes', 'herramientas'])

const uses: Record<string, string> = {
  techos: 'techo',
  'accesorios-techo': 'techo',
  canales: 'canales',
  refuerzo: 'losa',
  'obra-gris': 'losa',
  polines: 'estructura',
  perfiles: 'estructura',
  tubos: 'estructura',
  'laminas-lisas': 'estructura',
  mallas: 'cerca',
  'alambres-clavos': 'estructura',
  fijaciones: 'techo',
  herramientas: 'herramientas',
}

const coatings: Record<string, string> = {
  'lamina-natural': 'zinc-alum',
  'lamina-color': 'prepintado',
  'teja-metalica': 'prepintado',
  losacero: 'galvanizado',
  'tubo-galvanizado': 'galvanizado',
  'galvanizada-lisa': 'galvanizado',
  'polin-c': 'galvanizado',
  'polin-z': 'galvanizado',
  'perfil-liviano': 'galvanizado',
  'malla-ciclon': 'galvanizado',
  'alambre-puas': 'galvanizado',
  angulos: 'negro',
  platinas: 'negro',
  'hierro-negro': 'negro',
  'varilla-corrugada': 'negro',
  vigas: 'negro',
}

/** A family as rows: its master and variants, or one item when there is nothing to choose. */
export function rowsOf(
  family: Family,
  texts: FamilyTexts,
  familyIds: ReadonlyMap<string, string>,
): ProductRow[] {
  const choices = choicesOf(family).map((values) => ({
    values,
    kg: geometricKilograms(family, values) ?? kilograms(family, values),
    derived: derivedValues(family, values),
  }))
  const shared = sharedMembers(family, texts, choices, familyIds)
  const only = choices[0]
  if (choices.length === 1 && only && axesOf(family).length === 0) {
    return [{ type: 'item', ...shared, ...measuresOf(family, only) } satisfies ItemRow]
  }
  const variationAttributes = axesOf(family)
    .map((id) => ({ id, values: usedValues(family, id, choices) }))
    .filter((axis) => axis.values.length > 0)
  const master: MasterRow = { type: 'master', ...shared, variationAttributes }
  return [
    master,
    ...choices.map((choice, index) => ({
      ...variantOf(family, choice, index === defaultIndex(family, choices)),
      ...ownFacts(family, choices, choice),
    })),
  ]
}

function variantOf(family: Family, choice: Choice, isDefault: boolean): VariantRow {
  return {
    type: 'variant',
    id: skuOf(family, choice.values),
    masterId: masterId(family),
    online: true,
    variationValues: choice.values,
    attributes: choice.derived,
    ...(isDefault ? { default: true } : {}),
    ...limitsOf(family, choice.values),
    ...measuresOf(family, choice),
  }
}

/** The one shown first: the gauge, size or length most people take, in the first colour. */
function defaultIndex(family: Family, choices: Choice[]): number {
  const wanted = choices.findIndex(
    ({ values }) =>
      (!values.calibre || values.calibre === '26' || !family.attributes.calibre?.includes('26')) &&
      (!values.diametro ||
        values.diametro === '#3 (3/8")' ||
        !family.attributes.diametro?.includes('#3 (3/8")')) &&
      (!values.largoM || values.largoM === '3.05' || values.largoM === '6' || !hasUsualLength(family)),
  )
  return Math.max(0, wanted)
}

function hasUsualLength(family: Family): boolean {
  return ['3.05', '6'].some((length) => family.attributes.largoM?.includes(length))
}

function usedValues(family: Family, id: string, choices: Choice[]): string[] {
  const used = new Set(choices.map((choice) => choice.values[id]))
  return (family.attributes[id] ?? []).filter((value) => used.has(value))
}

function measuresOf(family: Family, choice: Choice) {
  const longest = longestSideMm(family, choice.values)
  const length = lengthMetres(family, choice.values)
  return {
    weightGrams: Math.max(1, Math.round(choice.kg * 1000)),
    ...(longest === undefined ? {} : { longestSideMm: longest }),
    ...(length === undefined ? {} : { lengthMm: Math.round(length * 1000) }),
  }
}

/** Where a variant differs from its family by law or custom of a country. */
function limitsOf(family: Family, values: Values): Pick<VariantRow, 'countries' | 'taxClasses'> {
  if (family.id === '121')
    return { countries: values.pesoKg === '50' ? ['CR', 'EC'] : ['SV', 'GT', 'HN', 'NI'] }
  if (family.id === '045' && ['8 mm', '10 mm', '12 mm'].includes(values.diametro ?? '')) {
    return { taxClasses: { EC: 'reduced' } }
  }
  return {}
}

function derivedValues(family: Family, values: Values): Values {
  const thickness = sizeOf(family, values)?.espesorMm
  const coat = values.color && values.color !== 'natural' && family.attributes.color?.includes('natural')
  return {
    ...(thickness !== undefined && !values.espesorMm ? { espesorMm: String(thickness) } : {}),
    ...(coat && family.category !== 'pinturas' ? { recubrimiento: 'prepintado' } : {}),
    ...(values.acabado === 'negro' || values.acabado === 'galvanizado'
      ? { recubrimiento: values.acabado }
      : {}),
  }
}

function sharedMembers(
  family: Family,
  texts: FamilyTexts,
  choices: Choice[],
  familyIds: ReadonlyMap<string, string>,
) {
  const isNew = newFamilies.has(family.id)
  const heaviest = Math.max(...choices.map((choice) => choice.kg))
  return {
    id: masterId(family),
    online: true,
    name: { ...family.name, ...countryNames[family.id] },
    ...describe(family, texts, choices),
    keywords: texts.words,
    primaryCategoryId: family.subcategory,
    categoryIds: [family.subcategory, ...(isNew ? ['newarrivals'] : [])],
    countries: family.countries,
    images: imagesOf(family),
    ...videosOf(family),
    ...(['lamina-natural', 'lamina-color'].includes(family.subcategory) ? { documents: guides() } : {}),
    links: accessoriesOf(family).map((id) => ({
      type: 'accessory' as const,
      productId: familyIds.get(id) ?? '',
    })),
    isNew,
    isSale: saleFamilies.has(family.id),
    popularity: popularityOf(family),
    sellMode: family.sellMode,
    unit: unitName(family.unit),
    ...(family.unit === 'libra' ? { perQuintal: 100 } : {}),
    cat014: family.cat014,
    ...(family.ecuadorReduced ? { taxClasses: { EC: 'reduced' } } : {}),
    stepQuantity: family.step,
    minOrderQuantity: family.min,
    stockPattern: family.stockPattern,
    ...(family.leadDays ? { leadDays: family.leadDays } : {}),
    ...(family.cut
      ? { cut: { ...family.cut, ...(isCutByCustom(family) ? { feet: true, varas: true } : {}) } }
      : {}),
    ...coverOf(family),
    ...optionsOf(family),
    courier: courierCategories.has(family.category) && !flammable.has(family.id) && heaviest <= 20,
    attributes: { ...fixedOf(family), ...filterValues(family), ...standardsOf(family) },
  }
}

/** Roofing sheets without a module of their own are asked for in feet or varas by many; bars and tiles are not. */
function isCutByCustom({ category, cut }: Family): boolean {
  return category === 'techos' && cut?.stepMm === 50 && cut.shape !== 'bar'
}

/** Sheets that are laid side by side, by the metre or in ready lengths: their price is told per square metre too. */
function coverOf(family: Family): { coverMm?: number } {
  const [cover, ...others] = family.attributes.anchoUtilM ?? []
  const isSheet = family.category === 'techos' && family.unit !== 'm2' && family.sellMode !== 'quote'
  return isSheet && cover && others.length === 0 ? { coverMm: Math.round(Number(cover) * 1000) } : {}
}

function filterValues(family: Family): Values {
  const coating = family.id === '055' ? 'negro' : coatings[family.subcategory]
  const sold = { cut: 'medida', quote: 'cotizacion', unit: 'estandar', pack: 'estandar' }[family.sellMode]
  return {
    uso: uses[family.category] ?? 'acabados',
    venta: sold,
    ...(coating ? { recubrimiento: coating } : {}),
  }
}

/** Roofing, rebar and purlins carry the trade; quote goods stand behind. */
function popularityOf(family: Family): number {
  const base = ['techos', 'refuerzo', 'polines', 'obra-gris'].includes(family.category) ? 600 : 250
  return Math.round(base * (family.sellMode === 'quote' ? 0.2 : 1) + chance('popular', family.id) * 300)
}
