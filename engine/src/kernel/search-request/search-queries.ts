import { type Statement, unpreparedSql as sql } from '../../db/sql.ts'
import { badRequest } from '../problem.ts'
import { compareRange, compareSpans, compareTerm, matchWords } from './field-queries.ts'
import {
  type Range2Filter,
  type RangeFilter,
  type SearchRequest,
  type TermFilter,
  termOperators,
  type TermQuery,
} from './contract.ts'
import { fieldOf, type SearchResource } from './search-resource.ts'

type Condition = Statement<unknown>

const deepest = 5
const mostClauses = 50
const mostValues = 200
const mostHits = 10_000

const malformedQuery = (detail: string) => badRequest(detail, { property: '$.query' })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string')
const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

/** The one member of a query or a filter. Problem: 400 where there is none, another or several. */
const onlyMember = (part: unknown, known: readonly string[]): [string, Record<string, unknown>] => {
  const entries = isObject(part) ? Object.entries(part) : []
  const [[name, value] = ['', undefined]] = entries
  if (entries.length !== 1 || !known.includes(name) || !isObject(value))
    throw malformedQuery(`Exactly one of ${known.join(', ')} is expected.`)
  return [name, value]
}

const checkTerm = (term: Record<string, unknown>) => {
  const { operator, values = [] } = term
  if (!termOperators.some((one) => one === operator))
    throw malformedQuery(`'${String(operator)}' is no operator.`)
  if (!Array.isArray(values) || values.length > mostValues || !values.every(isScalar))
    throw malformedQuery(`'values' are texts, numbers or booleans, ${mostValues} at most.`)
}

const checkBounds = (range: Record<string, unknown>, names: readonly string[]) => {
  for (const name of names) {
    const value = range[name]
    if (value === null) delete range[name]
    else if (value !== undefined && !isScalar(value)) throw malformedQuery(`'${name}' is a text or a number.`)
  }
}

const joinConditions = (parts: readonly Condition[], word: 'and' | 'or'): Condition =>
  parts.reduce((all, one) => (word === 'and' ? sql`(${all} and ${one})` : sql`(${all} or ${one})`))

/** What a resource offers beside its own fields: parts that are searched by their own. */
export type NestedResources = Readonly<
  Record<string, { resource: SearchResource; wrap(inner: Condition): Condition }>
>

type Compiler = { resource: SearchResource; nested: NestedResources }

/** Reads a query tree into a condition over the resource's rows. */
const compiler = ({ nested, ...top }: Compiler) => {
  let clauses = 0

  const enter = (depth: number) => {
    if (depth > deepest) throw malformedQuery(`At most ${deepest} queries deep.`)
    if (++clauses > mostClauses) throw malformedQuery(`At most ${mostClauses} queries in one.`)
  }

  const each = (parts: unknown, read: (part: unknown) => Condition): Condition[] => {
    if (parts === undefined) return []
    if (!Array.isArray(parts)) throw malformedQuery('A list is expected.')
    return parts.map((part: unknown) => read(part))
  }

  const boolQuery = (resource: SearchResource, bool: Record<string, unknown>, depth: number) => {
    const below = (parts: unknown) => each(parts, (part) => query(resource, part, depth + 1))
    const [must, mustNot, should] = [below(bool.must), below(bool.mustNot), below(bool.should)]
    const none = mustNot.map((one) => sql`not coalesce(${one}, false)`)
    const any = should.length > 0 && must.length === 0 ? [joinConditions(should, 'or')] : []
    return joinConditions([sql`true`, ...must, ...none, ...any], 'and')
  }

  const query = (resource: SearchResource, part: unknown, depth: number): Condition => {
    enter(depth)
    const [name, value] = onlyMember(part, [
      'matchAllQuery',
      'termQuery',
      'textQuery',
      'boolQuery',
      'filteredQuery',
      'nestedQuery',
    ])
    if (name === 'matchAllQuery') return sql`true`
    if (name === 'boolQuery') return boolQuery(resource, value, depth)
    if (name === 'filteredQuery')
      return sql`(${query(resource, value.query, depth + 1)}
        and ${filter(resource, value.filter, depth + 1)})`
    if (name === 'nestedQuery') {
      const inner = typeof value.path === 'string' ? nested[value.path] : undefined
      if (!inner) throw malformedQuery(`There is no path '${String(value.path)}'.`)
      return inner.wrap(query(inner.resource, value.query, depth + 1))
    }
    if (!isTexts(value.fields)) throw malformedQuery("'fields' is a list of names.")
    if (name === 'textQuery') {
      const { searchPhrase } = value
      if (typeof searchPhrase !== 'string' || searchPhrase.trim() === '' || searchPhrase.length > 200)
        throw malformedQuery("'searchPhrase' is a text of 200 characters at most.")
      return matchWords(resource, value.fields, searchPhrase)
    }
    checkTerm(value)
    const { fields, operator, values } = value as TermQuery
    return joinConditions(
      fields.map((field) => compareTerm(resource, field, operator, values)),
      'or',
    )
  }

  const filter = (resource: SearchResource, part: unknown, depth: number): Condition => {
    enter(depth)
    const known = ['termFilter', 'rangeFilter', 'range2Filter', 'boolFilter', 'queryFilter'] as const
    const [name, value] = onlyMember(part, known)
    if (name === 'queryFilter') return query(resource, value.query, depth + 1)
    if (name === 'boolFilter') {
      const parts = each(value.filters, (one) => filter(resource, one, depth + 1))
      const { operator } = value
      if (operator !== 'and' && operator !== 'or' && operator !== 'not')
        throw malformedQuery(`'${String(operator)}' is none of and, or, not.`)
      if (parts.length === 0) return sql`true`
      if (operator === 'not') return sql`not coalesce(${joinConditions(parts, 'and')}, false)`
      return joinConditions(parts, operator)
    }
    if (name === 'termFilter') {
      if (typeof value.field !== 'string') throw malformedQuery("'field' is a name.")
      checkTerm(value)
      const { field, operator, values } = value as TermFilter
      return compareTerm(resource, field, operator, values)
    }
    if (name === 'rangeFilter') {
      if (typeof value.field !== 'string') throw malformedQuery("'field' is a name.")
      checkBounds(value, ['from', 'to'])
      return compareRange(resource, value as RangeFilter)
    }
    if (typeof value.fromField !== 'string' || typeof value.toField !== 'string')
      throw malformedQuery("'fromField' and 'toField' are names.")
    checkBounds(value, ['fromValue', 'toValue'])
    return compareSpans(resource, value as Range2Filter)
  }

  return (asked: unknown) => query(top.resource, asked, 1)
}

/** A search as parts of a statement. */
export type CompiledSearch = { where: Condition; orderBy: Condition; limit: number; offset: number }

/**
 * Reads a search request into conditions over the rows of a resource. Fields are those of the resource, values become
 * parameters. Problems: 400 bad-request, invalid-search-field, invalid-operator.
 */
export const compileSearch = (
  resource: SearchResource,
  request: SearchRequest,
  nested: NestedResources = {},
): CompiledSearch => {
  const { query, sorts = [], limit = 25, offset = 0 } = request
  if (offset + limit > mostHits)
    throw badRequest(`Only the first ${mostHits} hits: sort by id and ask for what is greater.`, {
      property: '$.offset',
    })
  const where = compiler({ resource, nested })(query)
  const order = sorts.map(({ field: name, sortOrder }) => {
    const field = fieldOf(resource, name)
    if (field.isMany || field.holds || field.findWords)
      throw badRequest(`'${name}' does not sort.`, { property: '$.sorts' })
    return sortOrder === 'desc'
      ? sql`${field.expression} desc nulls last`
      : sql`${field.expression} asc nulls last`
  })
  const orderBy = [...order, resource.key].reduce((all, one) => sql`${all}, ${one}`)
  return { where, orderBy, limit, offset }
}
