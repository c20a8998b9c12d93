// @chunk amounts
import type { Text } from '../lib/i18n/define-messages.ts'
import { isProblem } from './problem.ts'
import { problemMessages as general } from './problem-messages.ts'

/** Texts by problem slug (`coupon-invalid`) or by status (`404`). */
export type ProblemTexts = Record<string, Text>

const generalText = (slug: string, status: number): Text => {
  if (slug === 'network') return general.offline
  if (slug === 'timeout' || status === 503 || status === 504) return general.slow
  if (status === 429) return general.busy
  if (status === 401) return general.signedOut
  return general.generic
}

/** The one text a shopper sees for a failure: the caller's for its slug or status, else a general one. */
export const problemMessage = (error: unknown, texts: ProblemTexts = {}): Text => {
  if (!isProblem(error)) return general.generic
  return texts[error.slug] ?? texts[String(error.status)] ?? generalText(error.slug, error.status)
}
