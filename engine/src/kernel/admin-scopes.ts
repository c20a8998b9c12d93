/** What a caller of the Admin API may be given; each reads, and with `.rw` writes as well. */
const families = ['orders', 'audit', 'pricebooks'] as const

type Family = (typeof families)[number]

/** A right of the Admin API: `sfcc.orders` reads, `sfcc.orders.rw` reads and writes. */
export type AdminScope = `sfcc.${Family}` | `sfcc.${Family}.rw`

/** The log is written by the engine alone. */
const isOffered = (scope: string): scope is AdminScope => scope !== 'sfcc.audit.rw'

export const adminScopes: readonly AdminScope[] = families
  .flatMap((family) => [`sfcc.${family}`, `sfcc.${family}.rw`])
  .filter(isOffered)

/** Whether a text names a scope that can be given. */
export const isAdminScope = (text: string): text is AdminScope => adminScopes.some((scope) => scope === text)

/** Whether what was granted opens a call: who may write may read. */
export const opens = (granted: readonly string[], scope: AdminScope): boolean =>
  granted.includes(scope) || granted.includes(`${scope}.rw`)
