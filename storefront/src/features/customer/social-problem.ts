import { isProblem } from '../../api/problem.ts'
import { isSocialProvider } from '../../config/login-options.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'
import { messages } from './messages.ts'
import { socialMessages as texts } from './social-messages.ts'

const reasons = {
  access_denied: texts.cancelled,
  temporarily_unavailable: texts.away,
  expired: texts.expired,
  failed: messages.failed,
}
export type SocialReason = keyof typeof reasons

const isReason = (value: string): value is SocialReason => Object.hasOwn(reasons, value)

/** The word that a provider's return, or the engine, refused with; what is not known counts as a spent sign-in. */
export const socialReason = (value: string): SocialReason => (isReason(value) ? value : 'expired')

/** Why changing the code for a session failed. */
export const exchangeReason = (error: unknown): SocialReason =>
  isProblem(error) && error.status >= 400 && error.status < 500 && error.status !== 429 ? 'expired' : 'failed'

/** What the login page says after a provider's return that signed nobody in, and the name of the provider for it. */
export const socialProblem = (search: URLSearchParams): { text: Text; provider: Text } | undefined => {
  const reason = search.get('social')
  const provider = search.get('provider') ?? ''
  if (!reason || !isReason(reason)) return undefined
  return { text: reasons[reason], provider: isSocialProvider(provider) ? texts[provider] : texts.provider }
}
