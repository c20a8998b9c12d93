import type { Page } from '@playwright/test'

const organization = 'f_ecom_lmna_001'

type Call = { query?: Record<string, string>; body?: unknown; locale?: string }

/**
 * Speaks to the engine with the cookies of a page's browser, as the shop's own pages do. `path` begins with the family:
 * `checkout/shopper-baskets/v1` and what follows the organisation.
 */
export const callEngine = async <Answer>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  [family, rest]: [family: string, rest: string],
  { query = {}, body, locale = 'es-SV' }: Call = {},
): Promise<Answer> => {
  const search = new URLSearchParams({ siteId: 'Lamina', locale, ...query })
  const answer = await page.request.fetch(
    `/mobify/proxy/api/${family}/organizations/${organization}/${rest}?${search}`,
    { method, headers: { 'x-session': 'cookie' }, ...(body === undefined ? {} : { data: body }) },
  )
  if (!answer.ok()) throw new Error(`${method} ${rest}: ${answer.status()} ${await answer.text()}`)
  return (answer.status() === 204 ? undefined : await answer.json()) as Answer
}
