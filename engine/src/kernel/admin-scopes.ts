/** What a program of the merchant may be given; each reads, and with `.rw` writes as well. */
const families = [
  'orders',
  'reports',
  'fiscal',
  'audit',
  'pricebooks',
  'products',
  'catalogs',
  'promotions',
  'libraries',
  'redirects',
  'search',
  'preferences',
  'inventory.availability',
  'quotes',
  'cases',
  'costs',
  'customerlists',
  'stores',
  'shipping',
  'events',
  'media',
  'jobs',
  'counter',
  'payments',
  'plant',
] as const

type Family = (typeof families)[number]

/** A right that programs may be given: `sfcc.orders` reads, `sfcc.orders.rw` reads and writes. */
export type ClientScope = `sfcc.${Family}` | `sfcc.${Family}.rw`

/** A right of the Admin API. Who works for the merchant is for people to say, never for programs. */
export type AdminScope = ClientScope | 'sfcc.users' | 'sfcc.users.rw'

/** The log is written by the engine alone. */
const isOffered = (scope: string): scope is ClientScope => scope !== 'sfcc.audit.rw'

/** What programs may be given. */
export const adminScopes: readonly ClientScope[] = families
  .flatMap((family) => [`sfcc.${family}`, `sfcc.${family}.rw`])
  .filter(isOffered)

/** Whether a text names a scope that a program can be given. */
export const isAdminScope = (text: string): text is ClientScope => adminScopes.some((scope) => scope === text)

/** Whether what was granted opens a call: who may write may read. */
export const isScopeGranted = (granted: readonly string[], scope: AdminScope): boolean =>
  granted.includes(scope) || granted.includes(`${scope}.rw`)
