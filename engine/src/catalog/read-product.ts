import { metresToMm } from '../../../facts/length.ts'
import type { ProductRow } from '../bundle/products.ts'
import { definedMembers } from '../kernel/defined-members.ts'
import { badRequest } from '../kernel/problem.ts'
import type { ProductChanges } from './contract.ts'
import { readTexts, spanishOf } from '../kernel/texts-by-locale.ts'

type Kind = ProductRow['type']

/** What is written, without what is emptied. */
type Written = { [K in keyof ProductChanges]?: Exclude<ProductChanges[K], null> | undefined }

const kinds: readonly Kind[] = ['item', 'master', 'variant', 'set', 'bundle']

/** The kind that a body names; undefined where it names none. Problem: 400 where it names several. */
export const kindOf = ({ type = {} }: Pick<ProductChanges, 'type'>): Kind | undefined => {
  const named = kinds.filter((kind) => type[kind] === true)
  if (named.length > 1) throw badRequest('A product is of one kind.', { property: '$.type' })
  return named[0]
}

const markupOf = (property: string, markups: Record<string, { source: string }> | undefined) =>
  markups &&
  readTexts(
    property,
    Object.fromEntries(Object.entries(markups).map(([locale, { source }]) => [locale, source])),
  )

/** Metres as millimetres, kilograms as grams: nothing finer is rounded away. */
const thousandthsOf = (property: string, value: number | undefined) => {
  if (value === undefined) return undefined
  const whole = metresToMm(value)
  if (whole === undefined)
    throw badRequest(`${value} is finer than a thousandth.`, { property: `$.${property}` })
  return whole
}

const cutOf = (cut: Written['c_cut']) =>
  cut && {
    minMm: thousandthsOf('c_cut.minMeters', cut.minMeters),
    maxMm: thousandthsOf('c_cut.maxMeters', cut.maxMeters),
    stepMm: thousandthsOf('c_cut.stepMeters', cut.stepMeters),
    minTotalMm: thousandthsOf('c_cut.minTotalMeters', cut.minTotalMeters),
    ...(cut.feet === undefined ? {} : { feet: cut.feet }),
    ...(cut.varas === undefined ? {} : { varas: cut.varas }),
    ...(cut.shape === undefined ? {} : { shape: cut.shape }),
  }

const imagesOf = (groups: Written['imageGroups']) =>
  groups?.flatMap(({ viewType, images, c_variationValues: variationValues }, index) =>
    images.map(({ path, alt, c_medium: medium }) => ({
      viewType,
      path,
      alt: readTexts(`imageGroups[${index}]`, alt),
      ...(medium === undefined ? {} : { medium }),
      ...(variationValues === undefined ? {} : { variationValues }),
    })),
  )

const shownRow = (doc: Written) => ({
  online: doc.online,
  name: readTexts('name', doc.name),
  shortDescription: markupOf('shortDescription', doc.shortDescription),
  longDescription: markupOf('longDescription', doc.longDescription),
  pageTitle: readTexts('pageTitle', doc.pageTitle),
  pageDescription: readTexts('pageDescription', doc.pageDescription),
  keywords: readTexts('pageKeywords', doc.pageKeywords),
  primaryCategoryId: doc.primaryCategoryId,
  categoryIds: doc.assignedCategories?.map(({ categoryId }) => categoryId),
  images: imagesOf(doc.imageGroups),
  masterId: doc.master?.masterId,
  variationValues: doc.variationValues,
  variationAttributes: doc.variationAttributes?.map(({ id, values }) => ({
    id,
    values: values.map(({ value }) => value),
  })),
})

const tradeRow = (doc: Written) => ({
  countries: doc.c_countries,
  sellMode: doc.c_sellMode,
  unit: doc.c_unit,
  taxClasses: doc.c_taxClasses,
  stepQuantity: doc.c_stepQuantity,
  minOrderQuantity: doc.c_minOrderQuantity,
  stockPattern: doc.c_stockPattern,
  leadDays: doc.c_leadDays,
  cut: cutOf(doc.c_cut),
  courier: doc.c_courier,
  options: doc.c_options,
  weightGrams: thousandthsOf('c_weightKg', doc.c_weightKg),
  longestSideMm: thousandthsOf('c_longestSideMeters', doc.c_longestSideMeters),
  lengthMm: thousandthsOf('c_lengthMeters', doc.c_lengthMeters),
  coverMm: thousandthsOf('c_coverMeters', doc.c_coverMeters),
  perQuintal: doc.c_perQuintal,
  cat014: doc.c_cat014,
  cabys: doc.c_cabys,
  attributes: doc.c_attributes,
  documents: doc.c_documents,
  facts: doc.c_facts,
  links: doc.c_links,
  components: doc.c_components,
  techDetails: doc.c_techDetails,
  presentations: doc.c_presentations,
  videos: doc.c_videos,
  reviews: doc.c_reviews,
  rating: doc.c_rating,
  isNew: doc.c_isNew,
  isSale: doc.c_isSale,
  popularity: doc.c_popularity,
  default: doc.c_default,
})

/** The line of a bundle that a document says; whether it is legal is for the import's rules. Problem: 400. */
export const readProduct = (id: string, type: Kind, doc: Written): object => ({
  type,
  id,
  ...definedMembers({ ...shownRow(doc), ...tradeRow(doc) }),
})

const isTexts = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'default' in value

/** A change laid over what stands: absent stays, null empties, of texts the locales that are named. */
export const overlay = (stands: Written, change: ProductChanges): Written => {
  const merged: [string, unknown][] = Object.entries(change).map(([name, value]) => {
    const before: unknown = stands[name as keyof Written]
    if (!isTexts(before) || typeof value !== 'object' || value === null) return [name, value]
    const { es, default: standard, ...others }: { es?: unknown; default?: unknown } = value
    const spanish = spanishOf(name, standard, es)
    return [name, { ...before, ...(spanish === undefined ? {} : { default: spanish }), ...others }]
  })
  const whole = { ...stands, ...Object.fromEntries(merged) }
  return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== null))
}
