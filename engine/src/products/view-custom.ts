import { countryOf, type LocaleId, languageOf } from '../../../facts/locales.ts'
import { cleanHtml, withPictures } from '../content/index.ts'
import { writeJson } from '../kernel/schema.ts'
import { localize } from '../kernel/localized.ts'
import type { Site } from '../kernel/site.ts'
import { type ImageVersions, imageLink } from './images.ts'
import { attributeName, attributeValue } from './attribute-names.ts'
import type { ProductContent, ProductRow } from './queries.ts'

const metres = (mm: number) => mm / 1000

/** A variant's own facts (its weight) stand in the place of its master's of the same id. */
const factsOf = (row: ProductRow, head: ProductRow) => {
  const own = new Map((row.content.facts ?? []).map((fact) => [fact.id, fact]))
  return (head.content.facts ?? row.content.facts ?? []).map((fact) => own.get(fact.id) ?? fact)
}

/** The list of facts beside the price; a product without one shows its attributes. */
const attributesGroup = (
  site: Site,
  row: ProductRow,
  content: ProductContent,
  values: Record<string, string>,
  axes: ReadonlySet<string>,
  locale: LocaleId,
) => {
  const facts = (content.facts ?? []).map(({ id, displayName, value }) => ({
    id,
    displayName: localize(displayName, locale),
    value: localize(value, locale),
  }))
  const own = Object.entries(row.kind === 'variant' || facts.length === 0 ? values : {}).map(
    ([id, value]) => ({
      id,
      displayName: attributeName(site, id, locale),
      value: attributeValue(site, id, value, locale).name,
    }),
  )
  // A variant says its own gauge and colour instead of the master's list of all of them.
  const said = new Set(own.map(({ displayName }) => displayName))
  // What was chosen decides, then what the merchant lists; use, brand and norm are the same for many.
  return [
    ...own.filter(({ id }) => axes.has(id)),
    ...facts.filter(({ displayName }) => !said.has(displayName)),
    ...own.filter(({ id }) => !axes.has(id)),
  ]
}

type CustomaryUnits = NonNullable<Site['countries'][number]['customaryUnits']>

/** Units that people of the reader's country ask for beside those of the shop. */
const customaryUnitsOf = ({ countries }: Site, locale: LocaleId): CustomaryUnits =>
  countries.find(({ code }) => code === countryOf(locale))?.customaryUnits ?? []

const cutView = ({ cut }: ProductRow, customary: CustomaryUnits) => ({
  c_measurementSelector: cut !== null,
  ...(cut
    ? {
        c_stepQuantityCM: cut.stepMm / 10,
        c_minLengthMeters: metres(cut.minTotalMm),
        c_cutMinMeters: metres(cut.minMm),
        c_cutMaxMeters: metres(cut.maxMm),
        ...(cut.feet ? { c_cutFeet: true } : {}),
        ...(cut.varas && customary.includes('vara') ? { c_cutVaras: true } : {}),
        c_cutShape: cut.shape ?? ('sheet' as const),
      }
    : {}),
})

const htmlView = (site: Site, content: ProductContent, locale: LocaleId) => ({
  c_techDetails: cleanHtml(localize(content.techDetails, locale)),
  c_presentations: cleanHtml(localize(content.presentations, locale)),
  c_videos: withPictures(site, cleanHtml(localize(content.videos, locale))),
  c_reviews: cleanHtml(localize(content.reviews, locale)),
})

const documentsView = (
  site: Site,
  { documents = [] }: ProductContent,
  versions: ImageVersions,
  locale: LocaleId,
) => {
  const read = documents.filter(({ language = languageOf(locale) }) => language === languageOf(locale))
  if (read.length === 0) return undefined
  return {
    c_documents: read.map(({ path, title }) => ({
      title: localize(title, locale),
      link: imageLink(site, path, versions),
    })),
  }
}

/** What was chosen, in the merchant's order. */
const inOrder = ({ variationAttributes }: ProductRow, { variationValues }: ProductRow) =>
  Object.fromEntries(
    variationAttributes.flatMap(({ id }) => {
      const value = variationValues[id]
      return value === undefined ? [] : [[id, value]]
    }),
  )

type Shown = { id: string; displayName: string; value: string }

/** The list of facts that a product's view carries as JSON. */
export const shownAttributes = ({ c_pdpAttributesGroup }: { c_pdpAttributesGroup: string }): Shown[] =>
  JSON.parse(c_pdpAttributesGroup).attributes

/** The `c_…` members of a product (decisions, section 3). Weights in kg, lengths in metres, steps in centimetres. */
export const customView = (
  site: Site,
  row: ProductRow,
  head: ProductRow,
  locale: LocaleId,
  versions: ImageVersions,
) => {
  const content = { ...head.content, ...row.content, facts: factsOf(row, head) }
  const values = { ...inOrder(head, row), ...head.attributes, ...row.attributes, ...row.variationValues }
  const customary = customaryUnitsOf(site, locale)
  const axes = new Set(head.variationAttributes.map(({ id }) => id))
  return {
    c_isNew: row.isNew,
    c_isSale: row.isSale,
    c_sellMode: row.sellMode,
    c_stockPattern: row.stockPattern,
    c_courier: row.courier,
    c_attributes: values,
    c_pdpAttributesGroup: writeJson({
      attributes: attributesGroup(site, row, content, values, axes, locale),
    }),
    ...htmlView(site, content, locale),
    ...(content.rating ? { c_rating: content.rating } : {}),
    ...documentsView(site, content, versions, locale),
    ...cutView(row, customary),
    ...(row.roofProfile === null ? {} : { c_roofProfile: row.roofProfile }),
    ...(row.weightGrams > 0 ? { c_weightKg: row.weightGrams / 1000 } : {}),
    ...(row.longestSideMm === null ? {} : { c_longestSideMeters: metres(row.longestSideMm) }),
    ...(row.lengthMm === null ? {} : { c_Length: metres(row.lengthMm) }),
    ...(content.coverMm === undefined ? {} : { c_coverMeters: metres(content.coverMm) }),
    ...(content.perQuintal && customary.includes('quintal') ? { c_perQuintal: content.perQuintal } : {}),
    ...(row.leadDays ? { c_leadDaysMin: row.leadDays.min, c_leadDaysMax: row.leadDays.max } : {}),
  }
}
