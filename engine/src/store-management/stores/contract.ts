import { CountryCode } from '../../bundle/parts.ts'
import { StoreRow } from '../../bundle/stores.ts'
import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'
import { idAlreadyExists, preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { defineProblem } from '../../kernel/problem.ts'
import { stepUpRequired } from '../../kernel/require-proven.ts'
import { Body, Changes, Open, type Static, Type } from '../../kernel/schema.ts'
import { SearchRequest, searchAnswer, searchProblems } from '../../kernel/search-request/index.ts'
import { stillInUse } from '../../kernel/still-in-use.ts'
import { VersionList } from '../../kernel/version-list.ts'

export const storeNotFound = defineProblem(404, 'store-not-found', 'Store Not Found')

const { id, ...members } = StoreRow.properties

/** A store as a bundle writes it. */
const Store = Open('MerchantStore', { id, ...members })

const body = Body('store', { id: Type.Optional(id), ...Changes(members) })
export type StoreChanges = Static<typeof body>

const params = Type.Object({ storeId: Type.String({ maxLength: 100 }) })
const problems = [
  storeNotFound,
  outsideYourPlaces,
  stepUpRequired,
  importInProgress,
  preconditionFailed,
  preconditionRequired,
] as const
const write = { scope: 'sfcc.stores.rw', params, problems } as const

export const storesContract = {
  /** In the merchant's order. */
  getStores: {
    scope: 'sfcc.stores',
    query: Type.Object({ countryCode: Type.Optional(CountryCode), ...pageQuery.properties }),
    answer: Open('MerchantStores', { data: Type.Array(Store), ...pageAnswer }),
  },
  searchStores: {
    scope: 'sfcc.stores',
    body: SearchRequest,
    answer: Open('MerchantStoreSearchResult', { hits: Type.Array(Store), ...searchAnswer }),
    problems: searchProblems,
  },
  getStore: { scope: 'sfcc.stores', params, answer: Store, problems: [storeNotFound] },
  /** A new one, or all of one anew. */
  createStore: {
    ...write,
    body,
    answer: Store,
    success: [200, 201],
    problems: [idAlreadyExists, ...problems],
  },
  updateStore: { ...write, body, answer: Store },
  getStoreVersions: {
    scope: 'sfcc.stores.rw',
    params,
    answer: VersionList('StoreVersions'),
    problems: [storeNotFound],
  },
  /** Whatever was changed since that version is as it was then, but for which store is its country's default. */
  restoreStore: {
    ...write,
    params: Type.Object({ ...params.properties, version: Type.Integer({ minimum: 1 }) }),
    answer: Store,
  },
  deleteStore: { ...write, success: [204], problems: [stillInUse, ...problems] },
} as const
