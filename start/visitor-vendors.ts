import { ConfigError, type EnvironmentReader } from '../engine/src/environment.ts'
import type { StorefrontConfig } from '../storefront/src/server/index.ts'

/** The variables of vendors that the shopper's browser meets. */
export const visitorVendorVariables = [
  'CHAT_SCRIPT_URL',
  'CHAT_ORGANIZATION_ID',
  'CHAT_DEPLOYMENT',
  'CHAT_SITE_URL',
  'CHAT_MESSAGING_URL',
  'ANALYTICS_ID',
  'ANALYTICS_SCRIPT_URL',
  'ANALYTICS_COLLECT_URL',
  'ANALYTICS_MEASUREMENT_ID',
  'ANALYTICS_API_SECRET',
  'MARKETING_SCRIPTS',
  'PERSONALIZATION_CLIENT_ID',
  'PERSONALIZATION_SITE_ID',
] as const

type Reader = EnvironmentReader<(typeof visitorVendorVariables)[number]>

export type VisitorVendors = Pick<
  StorefrontConfig,
  'chat' | 'analytics' | 'marketingScripts' | 'personalizationClientId' | 'personalizationSiteId'
> & {
  /** Those of them that are the simulator at `…/visitors`. */
  simulated: boolean
}

const web = ['https:', 'http:']

const chat = (read: Reader, simulator: string | undefined): VisitorVendors['chat'] => {
  const scriptUrl = read.url('CHAT_SCRIPT_URL', web)
  if (scriptUrl === undefined) {
    if (simulator === undefined) return undefined
    return {
      scriptUrl: `${simulator}/chat/bootstrap.min.js`,
      organizationId: '00D000000000000',
      deployment: 'Lamina',
      siteUrl: `${simulator}/chat`,
      messagingUrl: `${simulator}/chat`,
    }
  }
  const why = 'when CHAT_SCRIPT_URL is set'
  const address = (name: 'CHAT_SITE_URL' | 'CHAT_MESSAGING_URL') => {
    read.required(name, why)
    return read.url(name, web) ?? ''
  }
  return {
    scriptUrl,
    organizationId: read.required('CHAT_ORGANIZATION_ID', why),
    deployment: read.required('CHAT_DEPLOYMENT', why),
    siteUrl: address('CHAT_SITE_URL'),
    messagingUrl: address('CHAT_MESSAGING_URL'),
  }
}

const analytics = (read: Reader, simulator: string | undefined): VisitorVendors['analytics'] => {
  const id = read.text('ANALYTICS_ID')
  if (id === undefined) {
    if (simulator === undefined) return undefined
    return {
      id: 'GTM-DEMO',
      scriptUrl: `${simulator}/analytics/gtm.js?id=GTM-DEMO`,
      collectUrl: `${simulator}/analytics/mp/collect`,
      measurementId: 'G-DEMO',
      apiSecret: 'lamina-demo-secret',
    }
  }
  const why = 'when ANALYTICS_ID is set'
  const script = new URL(read.url('ANALYTICS_SCRIPT_URL', web) ?? 'https://www.googletagmanager.com/gtm.js')
  script.searchParams.set('id', id)
  return {
    id,
    scriptUrl: script.href,
    collectUrl: read.url('ANALYTICS_COLLECT_URL', web) ?? 'https://www.google-analytics.com/mp/collect',
    measurementId: read.required('ANALYTICS_MEASUREMENT_ID', why),
    apiSecret: read.required('ANALYTICS_API_SECRET', why),
  }
}

const marketingScripts = (read: Reader, simulator: string | undefined): string[] => {
  const named = read.text('MARKETING_SCRIPTS')
  if (named === undefined) return simulator === undefined ? [] : [`${simulator}/marketing/pixel.js`]
  return named.split(',').map((one) => {
    const address = one.trim()
    const isWeb = URL.canParse(address) && web.includes(new URL(address).protocol)
    if (!isWeb) throw new ConfigError('MARKETING_SCRIPTS', `must list addresses of scripts, not "${one}".`)
    return address
  })
}

/**
 * Reads the vendors a shopper's browser meets. One without settings is the simulator at `simulators`, or absent where
 * that is undefined. Throws ConfigError for a half-configured one.
 */
export const readVisitorVendors = (read: Reader, simulators: string | undefined): VisitorVendors => {
  const simulator = simulators === undefined ? undefined : `${simulators}/visitors`
  const found = {
    chat: chat(read, simulator),
    analytics: analytics(read, simulator),
    marketingScripts: marketingScripts(read, simulator),
  }
  const clientId = read.text('PERSONALIZATION_CLIENT_ID')
  const siteId = read.text('PERSONALIZATION_SITE_ID')
  if (siteId !== undefined && !/^\w+-[\w-]+$/.test(siteId))
    throw new ConfigError('PERSONALIZATION_SITE_ID', 'must be <realm>-<site>, as the service names the shop.')
  return {
    ...(found.chat ? { chat: found.chat } : {}),
    ...(found.analytics ? { analytics: found.analytics } : {}),
    marketingScripts: found.marketingScripts,
    ...(clientId ? { personalizationClientId: clientId } : {}),
    ...(siteId ? { personalizationSiteId: siteId } : {}),
    simulated: simulator !== undefined && JSON.stringify(found).includes(simulator),
  }
}
