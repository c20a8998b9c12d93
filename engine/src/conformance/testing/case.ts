import { testShop } from '../../login/testing.ts'
import type { Given, Ids, Owner } from './scene.ts'
import type { Request } from './shop.ts'

/** How an operation is called so that it succeeds, and what it may cost. One entry for each operation. */
export type Case = {
  /** Who may call it; nobody: it needs no token. */
  by: readonly Owner[]
  /** Whose path and body ids are the caller's own: to anybody else they are missing. Absent: nothing is owned. */
  owned?: boolean
  /** What is sent, or what its owner has published, decides who sees it; the caller's ids do not. */
  open?: boolean
  /** What the caller has before. */
  given?: readonly Given[]
  /** Path parameters that are not ids of the caller. */
  params?: Ids
  query?: Texts
  body?: object | ((ids: Ids) => object)
  /** The body as an HTML form sends it. */
  form?: Texts
  headers?: Texts
  /** Of the success; 200 unless told. */
  status?: number
  /** Statements that a success costs at most, those of the token included. */
  statements: number
}

/** Fixed, or of the ids that the steps have made. */
type Texts = Record<string, string> | ((ids: Ids) => Record<string, string>)

const textsOf = (texts: Texts | undefined, ids: Ids) => (typeof texts === 'function' ? texts(ids) : texts)

/** What paths name beside ids: the organization, the site, the only shipment. */
const fixed: Ids = {
  organizationId: testShop.organizationId,
  siteId: testShop.siteId,
  shipmentId: 'me',
}

/** A route's method and path with its parameters filled in. */
export const requestOf = (route: string, one: Case, ids: Ids): Request => {
  const [method = '', template = ''] = route.split(' ')
  const values: Ids = { ...fixed, ...ids, ...one.params }
  const path = template.replaceAll(/\{(\w+)\}|\*/g, (_, name: string | undefined) => {
    const value = values[name ?? '*']
    if (value === undefined) throw new Error(`${route}: nothing gives ${name ?? '*'}`)
    return name ? encodeURIComponent(value) : value
  })
  const body = typeof one.body === 'function' ? (one.body as (ids: Ids) => object)(ids) : one.body
  return {
    method,
    path,
    body,
    query: textsOf(one.query, ids),
    form: textsOf(one.form, ids),
    headers: textsOf(one.headers, ids),
  }
}
