import type { JobParameters } from '../../api/jobs.ts'
import { anyOf, isEmpty, isFlag, isOneOf, type SearchQuery } from '../../api/search-query.ts'

/** A change of many products alike: what is written, and the searches that tell what it will do. */
export type ProductStep = {
  changes: NonNullable<JobParameters['changes']>
  /** The kinds of products that have what is changed; any without. Variants have it of their master. */
  kinds?: readonly string[]
  /** Those that are so already. */
  same: SearchQuery
  /** Those of the others that cannot be so. */
  blocked?: SearchQuery | undefined
}

const kindsOfCategories = ['item', 'master', 'bundle', 'set'] as const
const kindsOfTaxes = ['item', 'master', 'bundle'] as const
const standardTaxClass = 'standard'

const isIn = (categoryId: string): SearchQuery => ({
  termQuery: { fields: ['categoryId'], operator: 'is', values: [categoryId] },
})
const notSo = (query: SearchQuery): SearchQuery => ({ boolQuery: { mustNot: [query] } })
const isAt = (field: string, value: string): SearchQuery => ({
  termQuery: { fields: [field], operator: 'is', values: [value] },
})

export const onlineStep = (online: boolean): ProductStep => ({
  changes: { online },
  same: isFlag('online', [String(online)]) ?? {},
})

/** Into a category, beside those that they are in. */
export const assignStep = (categoryId: string): ProductStep => ({
  changes: { assignCategoryId: categoryId },
  kinds: kindsOfCategories,
  same: isIn(categoryId),
})

/** Out of a category and those below it (`within`: all their ids); whatever has its main one there stays. */
export const unassignStep = (categoryId: string, within: readonly string[]): ProductStep => ({
  changes: { unassignCategoryId: categoryId },
  kinds: kindsOfCategories,
  same: notSo(isIn(categoryId)),
  blocked: isOneOf('primaryCategoryId', within),
})

/** The category that a product’s address and way name. */
export const mainCategoryStep = (categoryId: string): ProductStep => ({
  changes: { primaryCategoryId: categoryId },
  kinds: kindsOfCategories,
  same: isAt('primaryCategoryId', categoryId),
})

export const taxClassStep = (country: string, taxClass: string): ProductStep => ({
  changes: { c_taxClasses: { [country]: taxClass === standardTaxClass ? null : taxClass } },
  kinds: kindsOfTaxes,
  same: isAt(`c_taxClass.${country}`, taxClass),
})

/** The value of an attribute; `undefined` takes it away. */
export const attributeStep = (attributeId: string, value: string | undefined): ProductStep => ({
  changes: { c_attributes: { [attributeId]: value ?? null } },
  same:
    value === undefined ? isEmpty(`c_attributes.${attributeId}`) : isAt(`c_attributes.${attributeId}`, value),
})

/** What of all that match cannot be changed: its own reason, or a country that is somebody else’s. */
export const refusedBy = ({ blocked }: ProductStep, foreign: readonly string[]): SearchQuery | undefined =>
  anyOf(blocked, isOneOf('c_countries', foreign))
