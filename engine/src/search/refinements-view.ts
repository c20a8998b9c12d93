import type { LocaleId } from '../../../facts/locales.ts'
import { type CategoryTree, rootCategoryId } from '../categories/index.ts'
import { localize } from '../kernel/localized.ts'
import type { Site } from '../kernel/site.ts'
import { attributeValue } from '../products/index.ts'
import type { Matches } from './match-question.ts'
import { refinableOf } from './refine.ts'

type Question = {
  site: Site
  locale: LocaleId
  matches: Matches
  tree: CategoryTree
  priceSteps: readonly number[]
}

const labels = {
  cgid: { es: 'Categoría', en: 'Category' },
  price: { es: 'Precio', en: 'Price' },
}

/** The categories right below one, each with the values that `below` makes of those below it. */
const valuesOver =
  <Value>(below: (parentId: string, question: Question) => Value[]) =>
  (parentId: string, question: Question) => {
    const { tree, locale, matches } = question
    return tree.below(parentId).flatMap((category) => {
      const hitCount = matches.facets[`cgid=${category.id}`] ?? 0
      if (hitCount === 0) return []
      const values = below(category.id, question)
      return [
        {
          value: category.id,
          label: localize(category.name, locale),
          hitCount,
          ...(values.length > 0 ? { values } : {}),
        },
      ]
    })
  }

/** Four levels below the root, as the contract has them. */
const categoryValues = valuesOver(valuesOver(valuesOver(valuesOver(() => []))))

const collator = new Intl.Collator('es', { numeric: true })

/** Values in the merchant's order where he gave one, else as numbers and words sort. */
const attributeValues = (attribute: Site['attributes'][number], { site, locale, matches }: Question) => {
  const { id } = attribute
  const listed = new Map((attribute.values ?? []).map(({ value }, index) => [value, index]))
  const place = (value: string) => listed.get(value) ?? listed.size
  return Object.entries(matches.facets)
    .filter(([facet]) => facet.startsWith(`${id}=`))
    .map(([facet, hitCount]) => ({ value: facet.slice(id.length + 1), hitCount }))
    .toSorted((a, b) => place(a.value) - place(b.value) || collator.compare(a.value, b.value))
    .map(({ value, hitCount }) => {
      const { name, hex } = attributeValue(site, id, value, locale)
      return { value, label: name, hitCount, ...(hex ? { presentationId: value, c_hex: hex } : {}) }
    })
}

const priceValues = ({ matches, priceSteps }: Question) =>
  priceSteps.flatMap((from, index) => {
    const hitCount = matches.priceFacets[String(index + 1)] ?? 0
    const to = priceSteps[index + 1]
    if (hitCount === 0) return []
    const value = `(${from}..${to ?? ''})`
    return [{ value, label: to === undefined ? `${from} +` : `${from} – ${to}`, hitCount }]
  })

/** What the result can be narrowed to, with counts; what would find nothing is not offered. */
export const refinementsView = (question: Question) => {
  const { site, locale } = question
  const all = [
    {
      attributeId: 'cgid',
      label: localize(labels.cgid, locale),
      values: categoryValues(rootCategoryId, question),
    },
    ...refinableOf(site).map((attribute) => ({
      attributeId: `c_${attribute.id}`,
      label: localize(attribute.name, locale),
      values: attributeValues(attribute, question),
    })),
    { attributeId: 'price', label: localize(labels.price, locale), values: priceValues(question) },
  ]
  return all.filter(({ values }) => values.length > 0)
}
