import type { LocaleId } from '../../../facts/locales.ts'
import { orderMeasures } from '../../../facts/order-measures.ts'
import { rootCategoryId } from '../bundle/categories.ts'
import type { CategoryTree } from '../categories/index.ts'
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

/** The categories right below one that hold something. */
const categoriesBelow = (parentId: string, { tree, locale, matches }: Question) =>
  tree.below(parentId).flatMap(({ id, name }) => {
    const hitCount = matches.facets[`cgid=${id}`] ?? 0
    return hitCount === 0 ? [] : [{ value: id, label: localize(name, locale), hitCount }]
  })

/** The same, each with the values that `below` makes of those below it. */
const withBelow =
  <Value>(below: (parentId: string, question: Question) => Value[]) =>
  (parentId: string, question: Question) =>
    categoriesBelow(parentId, question).map((category) => {
      const values = below(category.value, question)
      return { ...category, ...(values.length > 0 ? { values } : {}) }
    })

/** Four levels below the root, as the contract has them. */
const categoryValues = withBelow(withBelow(withBelow(categoriesBelow)))

/** Values in the merchant's order where he gave one, else by size, and words by the alphabet. */
const attributeValues = (attribute: Site['attributes'][number], { site, locale, matches }: Question) => {
  const { id } = attribute
  const listed = new Map((attribute.values ?? []).map(({ value }, index) => [value, index]))
  const place = (value: string) => listed.get(value) ?? listed.size
  const counts = new Map(
    Object.entries(matches.facets)
      .filter(([facet]) => facet.startsWith(`${id}=`))
      .map(([facet, hitCount]) => [facet.slice(id.length + 1), hitCount]),
  )
  const words = [...counts.keys()].toSorted((a, b) => a.localeCompare(b, 'es'))
  return orderMeasures(words)
    .toSorted((a, b) => place(a) - place(b))
    .map((value) => {
      const hitCount = counts.get(value) ?? 0
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
  // A tuple keeps what each kind of value has; in an array the kind with fewest members would stand for all.
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
  ] as const
  return all.filter(({ values }) => values.length > 0)
}
