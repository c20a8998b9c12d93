import type { Env } from '../../api/env.tsx'
import { readJson } from '../../api/json-text.ts'
import type { Query } from '../../api/query.ts'
import { sitesCalls } from '../../api/sites.ts'
import { messages } from './messages.ts'

/**
 * The locales the platform sells in (S7.046). A failure is only logged and gives null: the selector then offers those of
 * the configuration (S8.037).
 */
export const allowedLocalesQuery = (env: Env): Query<readonly string[] | null> => ({
  queryKey: [sitesCalls.getSiteInfo],
  queryFn: async ({ signal }) => {
    try {
      const { body } = await env.call(sitesCalls.getSiteInfo, { signal })
      const ids = readJson(body).allowed_locales.map(({ id }) => id)
      return ids.length > 0 ? ids : null
    } catch (error) {
      console.warn(env.t(messages.localesFailed), error)
      return null
    }
  },
})
