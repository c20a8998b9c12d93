const typePrefix = 'https://api.commercecloud.salesforce.com/documentation/error/v1/errors/'

/** A kind of expected failure, declared once per module in its `problems.ts`. */
export type ProblemKind = { status: number; slug: string; title: string }

/** Members a problem may carry beside the required three (contract 2.1: `basketId`, `property`, …). */
export type ProblemExtras = Record<string, unknown>

/**
 * An expected failure. Thrown by operations, written by http as `application/problem+json`.
 * Anything else that is thrown is a bug: 500, generic text, logged with the request id.
 */
export class Problem extends Error {
  readonly kind: ProblemKind
  readonly detail: string
  readonly extras: ProblemExtras
  readonly headers: Record<string, string>

  constructor(
    kind: ProblemKind,
    detail: string,
    extras: ProblemExtras = {},
    headers: Record<string, string> = {},
  ) {
    super(`${kind.title}: ${detail}`)
    this.name = 'Problem'
    this.kind = kind
    this.detail = detail
    this.extras = extras
    this.headers = headers
  }

  /** The body as the contract writes it. */
  body() {
    return { title: this.kind.title, type: typePrefix + this.kind.slug, detail: this.detail, ...this.extras }
  }
}

/**
 * Declares a kind of problem and gives the function that makes one.
 * `throw basketNotFound('…', { basketId })`
 */
export const defineProblem = (status: number, slug: string, title: string) => {
  const kind: ProblemKind = { status, slug, title }
  const make = (detail: string, extras?: ProblemExtras) => new Problem(kind, detail, extras)
  return Object.assign(make, { kind })
}

export const badRequest = defineProblem(400, 'bad-request', 'Bad Request')
export const unauthorized = defineProblem(401, 'unauthorized', 'Unauthorized')
export const invalidAccessToken = defineProblem(401, 'invalid-access-token', 'Invalid Access Token')
export const forbidden = defineProblem(403, 'forbidden', 'Forbidden')
export const notFound = defineProblem(404, 'not-found', 'Not Found')
export const conflict = defineProblem(409, 'conflict', 'Conflict')
export const unavailable = defineProblem(503, 'service-unavailable', 'Service Unavailable')
/** 429 with the seconds to wait. Clients look for “too many … requests”. */
export const tooManyRequests = (retryAfterSeconds: number) =>
  new Problem(
    { status: 429, slug: 'too-many-requests', title: 'Too Many Requests' },
    'Too many of these requests were made. Try again later.',
    {},
    { 'retry-after': String(Math.max(1, Math.ceil(retryAfterSeconds))) },
  )
