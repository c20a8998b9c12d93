import type { Env } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { problemMessage } from '../../api/problem-message.ts'
import { subscriptions } from '../../api/subscriptions.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'
import { assetsQuery } from '../content/index.ts'
import { outcomeMessages as texts } from './outcome-messages.ts'

/** What the form says afterwards: one of our texts, or one that the merchant wrote. */
export type Outcome = { tone: 'success' | 'error'; text: Text } | { tone: 'success'; html: string }

/** What the platform's answer means (S7.038); a text that is no JSON arrives as `raw` and means yes (S7.037). */
type Answer = { title?: string; detail?: string; statusCode?: number; raw?: string }

const outcomeOf = async (env: Env, { title, statusCode }: Answer): Promise<Outcome> => {
  if (title === 'Updated') {
    const [asset] = await env.queries
      .ensureQueryData(assetsQuery(env, ['subscribe-newsletter']))
      .catch(() => [])
    return asset ? { tone: 'success', html: asset.c_body } : { tone: 'success', text: texts.thanks }
  }
  if (statusCode === 400) return { tone: 'error', text: texts.invalid }
  if (statusCode === 409 || title === 'Duplicate') return { tone: 'error', text: texts.duplicate }
  return { tone: 'success', text: texts.thanks }
}

/** Subscribes an address to the newsletter of this page's country [S3.038] [S8.023–S8.026]. Never throws. */
export const subscribe = async (env: Env, email: string): Promise<Outcome> => {
  try {
    const body = { email: email.trim(), country: env.country }
    const answer: Answer = await env.call(subscriptions.createSubscription, { body })
    if (answer.statusCode === 202) return { tone: 'success', text: texts.confirm }
    return await outcomeOf(env, answer)
  } catch (error) {
    const told = isProblem(error) && (error.status === 400 || error.status === 409)
    if (told) return outcomeOf(env, { title: error.title, statusCode: error.status })
    return { tone: 'error', text: problemMessage(error) }
  }
}
