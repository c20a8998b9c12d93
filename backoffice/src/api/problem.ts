type Members = Record<string, unknown>

/** A failed call, as the engine's problem+json told it. `status` 0: no answer came. */
export class Problem extends Error {
  readonly status: number
  /** Last part of the problem's type: `order-not-found`; `network` when no answer came. */
  readonly slug: string
  readonly detail: string
  /** Further members: `property`, `errors`, `methods`, `current`, `etag`. */
  readonly members: Members
  /** How the log names the call. */
  readonly requestId: string | undefined

  constructor(status: number, slug: string, detail: string, members: Members = {}, requestId?: string) {
    super(`${status} ${slug}: ${detail}`)
    this.name = 'Problem'
    this.status = status
    this.slug = slug
    this.detail = detail
    this.members = members
    this.requestId = requestId
  }
}

/** Whether a caught value is a problem, of this slug or status where one is given. */
export const isProblem = (error: unknown, kind?: string | number): error is Problem =>
  error instanceof Problem && (kind === undefined || error.slug === kind || error.status === kind)

/** Reads a failed answer. */
export const problemOf = (status: number, body: string, requestId?: string): Problem => {
  let members: Members = {}
  try {
    members = (JSON.parse(body) ?? {}) as Members
  } catch {
    // Not of the engine: a proxy's page.
  }
  const slug = typeof members.type === 'string' ? members.type.split('/').at(-1) : undefined
  const detail = typeof members.detail === 'string' ? members.detail : ''
  return new Problem(status, slug ?? 'unexpected', detail, members, requestId)
}
