import { isProblem } from '../../api/problem.ts'
import type { Translate } from '../../lib/i18n.ts'
import { messages } from './messages.ts'

const bySlug = {
  network: messages.network,
  unauthorized: messages.unauthorized,
  forbidden: messages.forbidden,
  'outside-your-places': messages.forbidden,
  'step-up-required': messages.stepUp,
  'precondition-failed': messages.changed,
  'too-many-requests': messages.tooMany,
  'import-in-progress': messages.importing,
  'case-closed': messages.caseMoved,
  'case-not-closed': messages.caseMoved,
  'desk-elsewhere': messages.deskElsewhere,
  'opportunity-state': messages.quoteState,
  'not-enough-stock': messages.notEnoughStock,
  'transfer-status-transition': messages.transferMoved,
  'cut-plan-outdated': messages.planOutdated,
  'bank-line-not-open': messages.bankLineDecided,
  'transfer-differs': messages.transferDiffers,
  'match-not-undoable': messages.matchStands,
  'invalid-password': messages.weakPassword,
  'statement-not-read': messages.statementNotRead,
  'service-unavailable': messages.unavailable,
} as const

/**
 * What a person is told of a failure, in their language. Engine and programs speak English: where no sentence is known,
 * English passes on what the engine says, and Spanish names the member it is about.
 */
export const problemText = (t: Translate, error: unknown): string => {
  if (!isProblem(error)) return t(messages.unexpected)
  const { status } = error.members
  if (error.slug === 'order-status-transition' && typeof status === 'string')
    return t(messages.transition, status)
  const known = bySlug[error.slug as keyof typeof bySlug]
  if (known) return t(known)
  if (error.status === 404) return t(messages.notFound)
  if (error.status >= 400 && error.status < 500 && error.detail) {
    const { property } = error.members
    const member = typeof property === 'string' ? property.replace(/^\$\.?/, '') : ''
    return t(messages.refused, { member, detail: error.detail })
  }
  return t(messages.unexpected)
}
