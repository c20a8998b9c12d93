import { defineProblem } from '../problem.ts'
import { OneOf, type Static, Type } from '../schema.ts'

/** The field is none of those that this resource is searched or sorted by. Carries `field` and `allowed`. */
export const invalidSearchField = defineProblem(400, 'invalid-search-field', 'Invalid Search Field')

/** The operator means nothing for a field of this type. Carries `field` and `operator`. */
export const invalidOperator = defineProblem(400, 'invalid-operator', 'Invalid Operator')

export const termOperators = [
  'is',
  'one_of',
  'is_null',
  'is_not_null',
  'less',
  'greater',
  'not_in',
  'neq',
] as const
export type TermOperator = (typeof termOperators)[number]

export type Scalar = string | number | boolean

export type TermQuery = { fields: string[]; operator: TermOperator; values?: Scalar[] }
export type TermFilter = { field: string; operator: TermOperator; values?: Scalar[] }
export type RangeFilter = {
  field: string
  from?: Scalar
  to?: Scalar
  fromInclusive?: boolean
  toInclusive?: boolean
}
export type Range2Filter = {
  fromField: string
  toField: string
  fromValue?: Scalar
  toValue?: Scalar
  fromInclusive?: boolean
  toInclusive?: boolean
  filterMode?: 'overlap' | 'containing' | 'contained'
}

/** Exactly one of its members. What is inside is again a query or a filter, judged where it is read. */
export type Query = {
  matchAllQuery?: object
  termQuery?: TermQuery
  textQuery?: { fields: string[]; searchPhrase: string }
  boolQuery?: { must?: object[]; mustNot?: object[]; should?: object[] }
  filteredQuery?: { query: object; filter: object }
  nestedQuery?: { path: string; query: object }
}

const Inner = Type.Unsafe<object>({ type: 'object' })
const Inners = Type.Array(Inner, { maxItems: 50 })
const Scalar = Type.Union([Type.String(), Type.Number(), Type.Boolean()])
const Fields = Type.Array(Type.String(), { minItems: 1, maxItems: 20 })

/** A query of one level; those inside are again queries, and are judged where they are read. */
export const SearchQuery = Type.Unsafe<Query>(
  Type.Object(
    {
      matchAllQuery: Type.Optional(Inner),
      termQuery: Type.Optional(
        Type.Object({
          fields: Fields,
          operator: OneOf(...termOperators),
          values: Type.Optional(Type.Array(Scalar, { maxItems: 200 })),
        }),
      ),
      textQuery: Type.Optional(
        Type.Object({ fields: Fields, searchPhrase: Type.String({ minLength: 1, maxLength: 200 }) }),
      ),
      boolQuery: Type.Optional(
        Type.Object({
          must: Type.Optional(Inners),
          mustNot: Type.Optional(Inners),
          should: Type.Optional(Inners),
        }),
      ),
      filteredQuery: Type.Optional(Type.Object({ query: Inner, filter: Inner })),
      /** Only of `variants`. */
      nestedQuery: Type.Optional(Type.Object({ path: Type.String(), query: Inner })),
    },
    { additionalProperties: false },
  ),
)

const Sort = Type.Object({ field: Type.String(), sortOrder: Type.Optional(OneOf('asc', 'desc')) })

const asked = {
  /** Exactly one of its members. */
  query: SearchQuery,
  sorts: Type.Optional(Type.Array(Sort, { maxItems: 5 })),
}

/** The body of a search: at most 5 queries deep, 50 in all, 10,000 hits. */
export const SearchRequest = Type.Object(
  {
    ...asked,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 200 })),
    offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    select: Type.Optional(Type.String()),
    expand: Type.Optional(Type.Array(Type.String(), { maxItems: 10 })),
  },
  { title: 'search_request', additionalProperties: false },
)
export type SearchRequest = Static<typeof SearchRequest>

/** Members of every answer of a search, beside its hits. */
export const searchAnswer = {
  ...asked,
  limit: Type.Integer(),
  offset: Type.Integer(),
  total: Type.Integer(),
  /** There are more than 10,000: the total is the database's estimate. */
  c_totalIsEstimate: Type.Optional(Type.Boolean()),
}

export const searchProblems = [invalidSearchField, invalidOperator] as const
