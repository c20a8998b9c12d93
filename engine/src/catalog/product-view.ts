import { mmToMetres } from '../../../facts/length.ts'
import type { Localized } from '../bundle/parts.ts'
import type { BundleRow, MasterRow, ProductRow, VariantRow } from '../bundle/products.ts'
import { definedMembers } from '../kernel/defined-members.ts'
import { digestTag } from '../kernel/entity-tag.ts'
import { textsView } from '../kernel/texts-by-locale.ts'

/** A line of any kind: the members that some kind has. */
type Line = Partial<Omit<MasterRow, 'type'> & Omit<VariantRow, 'type'> & Omit<BundleRow, 'type'>>

const markupView = (texts: Localized) =>
  Object.fromEntries(
    Object.entries(textsView(texts)).map(([locale, source]) => [locale, { source, markup: source }]),
  )

const ifGiven = <T, U>(value: T | undefined, view: (value: T) => U): U | undefined =>
  value === undefined ? undefined : view(value)

/** Pictures that follow one another with the same type and choice are one group. */
const imageGroups = (images: MasterRow['images']) => {
  const keyOf = ({ viewType, variationValues }: MasterRow['images'][number]) =>
    JSON.stringify([viewType, variationValues])
  const groups: MasterRow['images'][] = []
  for (const image of images) {
    const [last] = groups.at(-1) ?? []
    if (last && keyOf(last) === keyOf(image)) groups.at(-1)?.push(image)
    else groups.push([image])
  }
  return groups.flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { viewType, variationValues } = first
    const pictures = group.map(({ path, alt, medium }) => ({
      path,
      alt: textsView(alt),
      ...(medium === undefined ? {} : { c_medium: medium }),
    }))
    return [
      {
        viewType,
        images: pictures,
        ...(variationValues === undefined ? {} : { c_variationValues: variationValues }),
      },
    ]
  })
}

const cutView = ({
  minMm,
  maxMm,
  stepMm,
  minTotalMm,
  feet,
  varas,
  shape,
}: NonNullable<MasterRow['cut']>) => ({
  minMeters: mmToMetres(minMm),
  maxMeters: mmToMetres(maxMm),
  stepMeters: mmToMetres(stepMm),
  minTotalMeters: mmToMetres(minTotalMm),
  ...(feet === undefined ? {} : { feet }),
  ...(varas === undefined ? {} : { varas }),
  ...(shape === undefined ? {} : { shape }),
})

const shownView = (siteId: string, line: Line) => ({
  online: line.online,
  name: ifGiven(line.name, textsView),
  shortDescription: ifGiven(line.shortDescription, markupView),
  longDescription: ifGiven(line.longDescription, markupView),
  pageTitle: ifGiven(line.pageTitle, textsView),
  pageDescription: ifGiven(line.pageDescription, textsView),
  pageKeywords: ifGiven(line.keywords, textsView),
  primaryCategoryId: line.primaryCategoryId,
  assignedCategories: line.categoryIds?.map((categoryId) => ({ catalogId: siteId, categoryId })),
  imageGroups: ifGiven(line.images, imageGroups),
  master: ifGiven(line.masterId, (masterId) => ({ masterId })),
  variationValues: line.variationValues,
  variationAttributes: line.variationAttributes?.map(({ id, values }) => ({
    id,
    values: values.map((value) => ({ value })),
  })),
})

/** Members of the trade, which the platform has no name for. */
const tradeView = (line: Line) => ({
  c_countries: line.countries,
  c_sellMode: line.sellMode,
  c_unit: line.unit,
  c_taxClasses: line.taxClasses,
  c_stepQuantity: line.stepQuantity,
  c_minOrderQuantity: line.minOrderQuantity,
  c_stockPattern: line.stockPattern,
  c_leadDays: line.leadDays,
  c_cut: ifGiven(line.cut, cutView),
  c_courier: line.courier,
  c_options: line.options,
  c_weightKg: ifGiven(line.weightGrams, (grams) => grams / 1000),
  c_longestSideMeters: ifGiven(line.longestSideMm, mmToMetres),
  c_lengthMeters: ifGiven(line.lengthMm, mmToMetres),
  c_coverMeters: ifGiven(line.coverMm, mmToMetres),
  c_perQuintal: line.perQuintal,
  c_cat014: line.cat014,
  c_cabys: line.cabys,
  c_attributes: line.attributes,
  c_documents: line.documents,
  c_facts: line.facts,
  c_links: line.links,
  c_components: line.components,
  c_techDetails: line.techDetails,
  c_presentations: line.presentations,
  c_videos: line.videos,
  c_reviews: line.reviews,
  c_rating: line.rating,
  c_isNew: line.isNew,
  c_isSale: line.isSale,
  c_popularity: line.popularity,
  c_default: line.default,
})

const typeView = (kind: ProductRow['type']) => ({
  item: kind === 'item',
  master: kind === 'master',
  variant: kind === 'variant',
  set: kind === 'set',
  bundle: kind === 'bundle',
})

/** A product as the merchant's programs see it: the line of a bundle in the platform's members. */
export const productView = (siteId: string, row: ProductRow) => ({
  id: row.id,
  type: typeView(row.type),
  owningCatalogId: siteId,
  ...definedMembers({ ...shownView(siteId, row), ...tradeView(row) }),
})

/** The product's entity tag: a digest of its line. */
export const etagOf = (row: ProductRow): string => digestTag(row)
