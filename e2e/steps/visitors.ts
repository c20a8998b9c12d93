import { expect, type Page } from '@playwright/test'
import { shopUnderTest } from './shops.ts'

/** A call that a vendor's simulator took over the wire. */
export type VisitorCall = {
  vendor: 'analytics' | 'marketing' | 'chat'
  from: 'page' | 'server'
  name: string
  params: Record<string, unknown>
}

/** What the vendors' simulator has taken since it was last asked here. */
export const watchVendors = async (page: Page) => {
  const origin = `http://127.0.0.1:${shopUnderTest.port + 1}`
  const calls = async () => {
    const answer = await page.request.get(`${origin}/visitors/calls`)
    return (await answer.json()) as VisitorCall[]
  }
  const before = (await calls()).length
  return {
    origin,
    since: async () => (await calls()).slice(before),
  }
}

/** Answers the cookie notice, which comes with the first move. */
export const answerNotice = async (page: Page, answer: 'Aceptar' | 'Rechazar' | 'Accept' | 'Refuse') => {
  await page.mouse.wheel(0, 40)
  await page
    .getByRole('region', { name: /Aviso de cookies|Cookie notice/ })
    .getByRole('button', { name: answer })
    .click()
}

/** A browser that has agreed already. */
export const allowTracking = async (page: Page) => {
  const [url] = [new URL('/', (await page.request.get('/livez')).url()).href]
  await page.context().addCookies([{ name: 'dw_dnt', value: '0', url }])
}

/** Activities the page has sent to our server from now on, by kind. */
export const watchActivities = (page: Page) => {
  const sent: { kind: string; body: Record<string, unknown> }[] = []
  page.on('request', (request) => {
    const [, kind] = /\/v3\/activities\/\w+\/(\w+)/.exec(request.url()) ?? []
    if (kind) sent.push({ kind, body: request.postDataJSON() as Record<string, unknown> })
  })
  return {
    sent,
    of: (kind: string) => sent.filter((one) => one.kind === kind).map(({ body }) => body),
    /** Waits until there is one, and gives the first. */
    first: async (kind: string) => {
      await expect.poll(() => sent.some((one) => one.kind === kind)).toBe(true)
      return sent.find((one) => one.kind === kind)?.body ?? {}
    },
  }
}

/** Events of a name in the page's data layer. */
export const layerEvents = (page: Page, name: string) =>
  page.evaluate(
    (event) =>
      (
        window as unknown as { dataLayer?: { event?: string; ecommerce?: Record<string, unknown> }[] }
      ).dataLayer
        ?.filter((entry) => entry.event === event)
        .map(({ ecommerce }) => ecommerce ?? {}) ?? [],
    name,
  )
