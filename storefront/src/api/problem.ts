type Members = Record<string, unknown>

/** A failed call, as the engine's problem+json (or SLAS body) told it. `status` 0: no answer came. */
export class Problem extends Error {
  readonly status: number
  /** Last part of the problem's type: `basket-not-found`; `network` and `timeout` when no answer came. */
  readonly slug: string
  readonly title: string
  readonly detail: string
  /** Further members: `basketId`, `property`, … */
  readonly members: Members

  constructor(status: number, slug: string, title: string, detail: string, members: Members = {}) {
    super(`${status} ${title}: ${detail}`)
    this.name = 'Problem'
    this.status = status
    this.slug = slug
    this.title = title
    this.detail = detail
    this.members = members
  }
}

/** Whether a caught value is a problem, of this slug or status where one is given. */
export const isProblem = (error: unknown, kind?: string | number): error is Problem =>
  error instanceof Problem && (kind === undefined || error.slug === kind || error.status === kind)

const parse = (text: string): Members => {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Members) : {}
  } catch {
    return {}
  }
}

const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/** Reads a failed answer: problem+json, the SLAS form (contract 2.2), or anything else. */
export const problemOf = (status: number, body: string): Problem => {
  const members = parse(body)
  const slug =
    text(members.type)?.split('/').at(-1) ?? text(members.error)?.replaceAll('_', '-') ?? 'unexpected'
  const title = text(members.title) ?? text(members.status_code) ?? 'Unexpected answer'
  return new Problem(status, slug, title, text(members.detail) ?? text(members.message) ?? '', members)
}
