import { fold, foldedWords } from '../../../../facts/text.ts'
import { type Statement, unpreparedSql as sql } from '../../db/sql.ts'
import { badRequest } from '../problem.ts'
import {
  invalidOperator,
  type Range2Filter,
  type RangeFilter,
  type Scalar,
  type TermOperator,
} from './contract.ts'
import { fieldOf, type SearchField, type SearchResource } from './search-resource.ts'

type Condition = Statement<unknown>

const unreadable = (name: string, value: unknown, kind: string) =>
  badRequest(`'${String(value)}' is no ${kind}.`, { property: name })

/** Values that a column of the type can be compared with. */
const readers: Record<SearchField['type'], (name: string, value: Scalar) => unknown> = {
  text: (_name, value) => String(value),
  number: (name, value) => {
    const number = typeof value === 'boolean' ? Number.NaN : Number(value)
    if (!Number.isFinite(number)) throw unreadable(name, value, 'number')
    return number
  },
  boolean: (name, value) => {
    if (value === true || value === 'true') return true
    if (value === false || value === 'false') return false
    throw unreadable(name, value, 'boolean')
  },
  moment: (name, value) => {
    const moment = new Date(String(value))
    if (Number.isNaN(moment.getTime()) || Math.abs(moment.getFullYear()) > 9_999)
      throw unreadable(name, value, 'moment')
    return moment.toISOString()
  },
}

const readValue = (name: string, { type, isCaseless }: SearchField, value: Scalar) => {
  const read = readers[type](name, value)
  return isCaseless && typeof read === 'string' ? read.toLowerCase() : read
}

const casts: Record<SearchField['type'], { one: Condition; many: Condition }> = {
  text: { one: sql`::text`, many: sql`::text[]` },
  number: { one: sql`::numeric`, many: sql`::numeric[]` },
  boolean: { one: sql`::boolean`, many: sql`::boolean[]` },
  moment: { one: sql`::timestamptz`, many: sql`::timestamptz[]` },
}

type Comparison = { name: string; field: SearchField; values: readonly Scalar[] }

const single = ({ name, field, values }: Comparison, operator: TermOperator) => {
  const [value] = values
  if (value === undefined || values.length > 1)
    throw badRequest(`'${operator}' takes one value.`, { property: name })
  return sql`${readValue(name, field, value)}${casts[field.type].one}`
}

const list = ({ name, field, values }: Comparison) =>
  sql`${values.map((value) => readValue(name, field, value))}${casts[field.type].many}`

const among = (comparison: Comparison) => {
  const { name, field, values } = comparison
  const { expression, isMany, holds, findWords } = field
  if (findWords)
    throw invalidOperator(`'${name}' is searched by words alone.`, { field: name, operator: 'is' })
  if (holds) return holds(values.map((value) => String(readValue(name, field, value))))
  return isMany
    ? sql`(${expression}) && ${list(comparison)}`
    : sql`(${expression}) = any(${list(comparison)})`
}

const isEmpty = ({ expression, isMany }: SearchField) =>
  isMany ? sql`coalesce(cardinality(${expression}), 0) = 0` : sql`(${expression}) is null`

const isPlain = ({ holds, findWords }: SearchField) => !holds && !findWords

const requirePlain = (name: string, field: SearchField, operator: string) => {
  if (!isPlain(field))
    throw invalidOperator(`'${operator}' means nothing for '${name}'.`, { field: name, operator })
}

const isOrdered = (field: SearchField) => field.type !== 'boolean' && !field.isMany && isPlain(field)

const requireOrdered = (name: string, field: SearchField, operator: string) => {
  if (!isOrdered(field))
    throw invalidOperator(`'${operator}' means nothing for '${name}'.`, { field: name, operator })
}

const terms: Record<TermOperator, (comparison: Comparison) => Condition> = {
  is: (comparison) => among({ ...comparison, values: onlyValue(comparison, 'is') }),
  one_of: among,
  is_null: ({ name, field }) => {
    requirePlain(name, field, 'is_null')
    return isEmpty(field)
  },
  is_not_null: ({ name, field }) => {
    requirePlain(name, field, 'is_not_null')
    return sql`not (${isEmpty(field)})`
  },
  less: (comparison) => {
    requireOrdered(comparison.name, comparison.field, 'less')
    return sql`(${comparison.field.expression}) < ${single(comparison, 'less')}`
  },
  greater: (comparison) => {
    requireOrdered(comparison.name, comparison.field, 'greater')
    return sql`(${comparison.field.expression}) > ${single(comparison, 'greater')}`
  },
  not_in: (comparison) => sql`not coalesce(${among(comparison)}, false)`,
  neq: (comparison) =>
    sql`not coalesce(${among({ ...comparison, values: onlyValue(comparison, 'neq') })}, false)`,
}

const onlyValue = ({ name, values }: Comparison, operator: TermOperator) => {
  if (values.length !== 1) throw badRequest(`'${operator}' takes one value.`, { property: name })
  return values
}

/** Compares one field with values. Problems: 400 for a field, an operator or a value that cannot be. */
export const compareTerm = (
  resource: SearchResource,
  name: string,
  operator: TermOperator,
  values: readonly Scalar[] = [],
): Condition => terms[operator]({ name, field: fieldOf(resource, name), values })

const bindValue = (name: string, field: SearchField, value: Scalar, comparison: Condition) =>
  sql`(${field.expression}) ${comparison} ${readValue(name, field, value)}${casts[field.type].one}`

const atLeast = (isInclusive = true) => (isInclusive ? sql`>=` : sql`>`)
const atMost = (isInclusive = true) => (isInclusive ? sql`<=` : sql`<`)

/** Whether a field lies between two values. */
export const compareRange = (resource: SearchResource, range: RangeFilter): Condition => {
  const { field: name, from, to } = range
  const field = fieldOf(resource, name)
  requireOrdered(name, field, 'range')
  const lower = from === undefined ? sql`true` : bindValue(name, field, from, atLeast(range.fromInclusive))
  const upper = to === undefined ? sql`true` : bindValue(name, field, to, atMost(range.toInclusive))
  return sql`(${lower} and ${upper})`
}

/** Whether the span from one field to another meets, holds, or lies in a span of values; an end that is missing is open. */
export const compareSpans = (resource: SearchResource, spans: Range2Filter): Condition => {
  const { fromField, toField, fromValue, toValue, filterMode = 'overlap' } = spans
  const [from, to] = [fieldOf(resource, fromField), fieldOf(resource, toField)]
  requireOrdered(fromField, from, 'range2')
  requireOrdered(toField, to, 'range2')
  const side = (name: string, field: SearchField, value: Scalar | undefined, comparison: Condition) =>
    value === undefined
      ? sql`true`
      : sql`coalesce(${bindValue(name, field, value, comparison)}, ${filterMode !== 'contained'})`
  if (filterMode === 'contained')
    return sql`(${side(fromField, from, fromValue, atLeast(spans.fromInclusive))}
      and ${side(toField, to, toValue, atMost(spans.toInclusive))})`
  if (filterMode === 'containing')
    return sql`(${side(fromField, from, fromValue, atMost(spans.fromInclusive))}
      and ${side(toField, to, toValue, atLeast(spans.toInclusive))})`
  return sql`(${side(fromField, from, toValue, atMost(spans.toInclusive))}
    and ${side(toField, to, fromValue, atLeast(spans.fromInclusive))})`
}

/** What a word's beginning looks like, for PostgreSQL's regular expressions. */
const beginning = (word: string) => {
  const escaped = fold(word).replaceAll(/[^\p{L}\p{N}]/gu, String.raw`\$&`)
  return /^[\p{L}\d]/u.test(word) ? String.raw`\m${escaped}` : escaped
}

/** Whether each word of a phrase begins some word of one of the fields; accents and capitals do not matter. */
export const matchWords = (resource: SearchResource, names: readonly string[], phrase: string): Condition => {
  const [only] = names.map((name) => fieldOf(resource, name))
  if (only?.findWords && names.length === 1) {
    const words = foldedWords(phrase)
    return words.length === 0 ? sql`true` : only.findWords(words)
  }
  const fields = names.map((name) => {
    const field = fieldOf(resource, name)
    if (field.type !== 'text' || !isPlain(field))
      throw invalidOperator(`'${name}' has no words.`, { field: name, operator: 'textQuery' })
    return field.words ?? (field.isMany ? sql`array_to_string(${field.expression}, ' ')` : field.expression)
  })
  const text = fields.reduce((all, one) => sql`${all} || ' ' || coalesce(${one}, '')`, sql`''`)
  const words = phrase.split(/\s+/).filter(Boolean).slice(0, 20).map(beginning)
  return sql`fold(${text}) ~ all(${words}::text[])`
}
