import type { Env } from '../../api/env.tsx'
import type { Query } from '../../api/query.ts'
import { sitesCalls } from '../../api/sites.ts'
import { messages } from './messages.ts'

type SiteInfo = { allowed_locales?: { id?: unknown }[] }

const idsOf = ({ allowed_locales = [] }: SiteInfo): string[] =>
  allowed_locales.flatMap(({ id }) => (typeof id === 'string' ? [id] : []))

/**
 * The locales the platform sells in (S7.046). A failure is only logged and gives null: the selector then offers those of
 * the configuration (S8.037).
 */
export const allowedLocalesQuery = (env: Env): Query<readonly string[] | null> => ({
  queryKey: [sitesCalls.getSiteInfo],
  queryFn: async ({ signal }) => {
    try {
      const { body } = await env.call(sitesCalls.getSiteInfo, { signal })
      const ids = idsOf(JSON.parse(body) as SiteInfo)
      return ids.length > 0 ? ids : null
    } catch (error) {
      console.warn(env.t(messages.localesFailed), error)
      return null
    }
  },
})
