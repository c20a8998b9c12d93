import type { VendorCheck } from '../engine/src/gateways/module.ts'
import type { Config } from './config.ts'

const timeoutMs = 7_000

type Chat = NonNullable<Config['visitorVendors']['chat']>
type Analytics = NonNullable<Config['visitorVendors']['analytics']>

const fetchFrom = async (address: string, init: RequestInit = {}) => {
  const response = await fetch(address, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  if (!response.ok) throw new Error(`${new URL(address).pathname} answers ${response.status}`)
  return response
}

/** What the bootstrap asks for in a page before it is ever ready: its stylesheet, and the deployment by its name. */
const checkChat =
  ({ scriptUrl, organizationId, deployment, siteUrl, messagingUrl }: Chat): VendorCheck =>
  async () => {
    if (!/^00D\w{12}(?:\w{3})?$/.test(organizationId))
      throw new Error('CHAT_ORGANIZATION_ID must be of 15 or 18 characters and begin with 00D')
    const query = new URLSearchParams({ orgId: organizationId, esConfigName: deployment, language: 'es' })
    await fetchFrom(scriptUrl)
    await fetchFrom(`${siteUrl}/assets/styles/bootstrap.min.css`)
    await fetchFrom(`${messagingUrl}/embeddedservice/v1/embedded-service-config?${query}`)
    return `knows the deployment ${deployment}`
  }

const madeUpVisit = {
  client_id: '1.1',
  events: [{ name: 'page_view', params: { session_id: '1', engagement_time_msec: 1 } }],
}

/** The vendor's own validation, which records nothing: the collecting address would answer 2xx whatever is wrong. */
const checkAnalytics =
  ({ scriptUrl, collectUrl, measurementId, apiSecret }: Analytics): VendorCheck =>
  async () => {
    await fetchFrom(scriptUrl)
    const validation = new URL(collectUrl)
    // An address of another form would record the made-up visit.
    if (!validation.pathname.endsWith('/mp/collect'))
      return 'loads its script; its collecting address has no validation'
    validation.pathname = validation.pathname.replace(/\/mp\/collect$/, '/debug/mp/collect')
    validation.searchParams.set('measurement_id', measurementId)
    validation.searchParams.set('api_secret', apiSecret)
    const answer = await fetchFrom(validation.href, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(madeUpVisit),
    })
    const { validationMessages: [first] = [] } = (await answer.json()) as {
      validationMessages?: { description?: string }[]
    }
    if (first) throw new Error(first.description ?? 'the measurement is not taken')
    return 'takes an event'
  }

/** A refusal would read as an empty answer in the page: here it is told. */
const checkRecommendations =
  (
    baseUrl: string,
    { personalizationSiteId, personalizationClientId }: Config['visitorVendors'],
  ): VendorCheck =>
  async () => {
    if (personalizationSiteId === undefined || personalizationClientId === undefined)
      throw new Error('PERSONALIZATION_BASE_URL needs PERSONALIZATION_SITE_ID and PERSONALIZATION_CLIENT_ID')
    await fetchFrom(`${baseUrl}/v3/personalization/recommenders/${personalizationSiteId}`, {
      headers: { 'x-cq-client-id': personalizationClientId },
    })
    return `knows the site ${personalizationSiteId}`
  }

/** A consented page loads each of them: one that is gone, or answers with a page of its own, would fail there in silence. */
const checkMarketing =
  (scripts: readonly string[]): VendorCheck =>
  async () => {
    const load = async (address: string) => {
      const type = (await fetchFrom(address)).headers.get('content-type') ?? 'nothing'
      if (!/javascript|ecmascript/i.test(type))
        throw new Error(`${new URL(address).host} answers ${type} instead of a script`)
    }
    await Promise.all(scripts.map(load))
    return `loads ${scripts.map((one) => new URL(one).host).join(', ')}`
  }

/** Each configured vendor that shoppers' browsers meet, with a harmless question to it. */
export const visitorVendorChecks = ({
  visitorVendors,
  engine: { personalizationBaseUrl, simulatorsOrigin },
}: Config): { name: string; simulated: boolean; ask: VendorCheck }[] => {
  const { chat, analytics, marketingScripts = [] } = visitorVendors
  const isSimulated = (url: string) => simulatorsOrigin !== undefined && url.startsWith(simulatorsOrigin)
  return [
    ...(chat ? [{ name: 'chat', simulated: isSimulated(chat.scriptUrl), ask: checkChat(chat) }] : []),
    ...(analytics
      ? [{ name: 'analytics', simulated: isSimulated(analytics.scriptUrl), ask: checkAnalytics(analytics) }]
      : []),
    ...(marketingScripts.length > 0
      ? [
          {
            name: 'marketing scripts',
            simulated: marketingScripts.every(isSimulated),
            ask: checkMarketing(marketingScripts),
          },
        ]
      : []),
    ...(personalizationBaseUrl
      ? [
          {
            name: 'recommendations',
            simulated: false,
            ask: checkRecommendations(personalizationBaseUrl, visitorVendors),
          },
        ]
      : []),
  ]
}

/** What pages do without a vendor behind it, and what becomes of it. */
export const pagesWithoutVendor = ({ visitorVendors, engine }: Config): string[] => [
  ...(visitorVendors.chat ? [] : ['chat: not offered']),
  ...(visitorVendors.analytics ? [] : ['analytics: nobody is measured']),
  ...(visitorVendors.marketingScripts?.length ? [] : ['marketing scripts: none are loaded']),
  ...(engine.personalizationBaseUrl ? [] : ['recommendations: the shop’s own, from its orders and visits']),
]
