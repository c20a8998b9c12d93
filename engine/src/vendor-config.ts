import { countryCodes } from '../../facts/countries.ts'
import type { CardMerchants, IdentitySettings } from './gateways/index.ts'
import { ConfigError, type Environment, type EnvironmentReader, readEnvironment } from './environment.ts'

/** The variables of the outside vendors. */
export const vendorVariables = [
  'PAYPAL_BASE_URL',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_WEBHOOK_ID',
  'CARD_ENVIRONMENT',
  'CARD_BASE_URL',
  'CARD_MERCHANT_ID',
  'CARD_KEY_ID',
  'CARD_SHARED_SECRET',
  ...countryCodes.flatMap(
    (country) =>
      [`CARD_MERCHANT_ID_${country}`, `CARD_KEY_ID_${country}`, `CARD_SHARED_SECRET_${country}`] as const,
  ),
  'CRM_BASE_URL',
  'CRM_CLIENT_ID',
  'CRM_CLIENT_SECRET',
  'IDP_GOOGLE_ISSUER',
  'IDP_GOOGLE_CLIENT_ID',
  'IDP_GOOGLE_CLIENT_SECRET',
  'IDP_MICROSOFT_ISSUER',
  'IDP_MICROSOFT_CLIENT_ID',
  'IDP_MICROSOFT_CLIENT_SECRET',
  'IDP_FACEBOOK_GRAPH_VERSION',
  'IDP_FACEBOOK_CLIENT_ID',
  'IDP_FACEBOOK_CLIENT_SECRET',
] as const

type Variable = (typeof vendorVariables)[number]
type Reader = EnvironmentReader<Variable>

/** An outside vendor. `simulated` means that the address is one of our simulators. */
export type PayPalConfig = {
  simulated: boolean
  baseUrl: string
  clientId: string
  clientSecret: string
  webhookId: string
}
export type CardEnvironment = 'simulator' | 'staging' | 'production'
export type CardConfig = {
  simulated: boolean
  environment: CardEnvironment
  baseUrl: string
  /** Where the vendor's scripts and frames come from, on pages where a card is typed or a bank asks. */
  pageHosts: CardPageHosts
  /** A country with an acquirer of its own has an account of its own. */
  merchants: CardMerchants
}
export type CardPageHosts = {
  /** The library and its fields. */
  fields: string
  /** Device data and the bank's page: frames that are reached by a posted form. */
  authentication: string
}
export type CrmConfig = { simulated: boolean; baseUrl: string; clientId: string; clientSecret: string }
export type IdentityProviderName = keyof IdentitySettings
/** The providers' settings; `baseUrl` is that of the simulator, where one stands for the provider. */
export type IdentityProviderConfigs = {
  [Name in IdentityProviderName]?: NonNullable<IdentitySettings[Name]> & { baseUrl: string | undefined }
}

/** A vendor that is neither configured nor simulated is absent, and the shop does not offer it. */
export type VendorConfig = {
  paypal: PayPalConfig | undefined
  card: CardConfig | undefined
  crm: CrmConfig | undefined
  identityProviders: IdentityProviderConfigs
}

/**
 * Reads the vendors. One that is not configured is the simulator at `simulators`, or absent where that is undefined.
 * Throws ConfigError for a half-configured vendor.
 */
export const readVendors = (env: Environment, simulators: string | undefined): VendorConfig => {
  const read = readEnvironment<Variable>(env)
  return {
    paypal: paypal(read, simulators),
    card: card(read, simulators),
    crm: crm(read, simulators),
    identityProviders: identityProviders(read, simulators),
  }
}

/** A misspelt credential must not be ignored in silence. Throws ConfigError. */
export const refuseUnknownVendorVariables = (env: Environment) => {
  const known = new Set<string>(vendorVariables)
  const beginningOf = (name: string) => name.split('_', 1)[0]
  const beginnings = new Set(vendorVariables.map(beginningOf))
  const unknown = Object.keys(env).find((name) => beginnings.has(beginningOf(name)) && !known.has(name))
  if (unknown !== undefined)
    throw new ConfigError(unknown, 'is not a known variable; .env.example lists them all.')
}

const web = ['https:', 'http:']

const paypal = (read: Reader, simulators: string | undefined): PayPalConfig | undefined => {
  const baseUrl = read.url('PAYPAL_BASE_URL', web)
  if (baseUrl === undefined) {
    const address = simulatorUrl(read, simulators, 'PAYPAL_', 'PAYPAL_BASE_URL', 'paypal')
    return address && { ...address, ...demoClient, webhookId: 'WH-LAMINA-DEMO' }
  }
  const why = 'when PAYPAL_BASE_URL is set'
  return {
    simulated: false,
    baseUrl,
    clientId: read.required('PAYPAL_CLIENT_ID', why),
    clientSecret: read.required('PAYPAL_CLIENT_SECRET', why),
    webhookId: read.required('PAYPAL_WEBHOOK_ID', why),
  }
}

/** The vendor's two hosts (S9.037); CARD_BASE_URL replaces them. */
const cardHosts = { staging: 'https://apitest.cybersource.com', production: 'https://api.cybersource.com' }

const cardPageHosts = {
  staging: {
    fields: 'https://testflex.cybersource.com',
    authentication: 'https://centinelapistag.cardinalcommerce.com',
  },
  production: {
    fields: 'https://flex.cybersource.com',
    authentication: 'https://centinelapi.cardinalcommerce.com',
  },
}

const card = (read: Reader, simulators: string | undefined): CardConfig | undefined => {
  const environment = read.choice('CARD_ENVIRONMENT', ['simulator', 'staging', 'production'])
  if (environment === 'simulator') {
    if (simulators === undefined && read.text('CARD_ENVIRONMENT')) {
      throw new ConfigError('CARD_ENVIRONMENT', 'cannot be simulator when MODE=production.')
    }
    const address = simulatorUrl(read, simulators, 'CARD_', 'CARD_ENVIRONMENT', 'card')
    if (!address) return undefined
    const { origin } = new URL(address.baseUrl)
    const pageHosts = { fields: origin, authentication: origin }
    return { ...address, environment, pageHosts, merchants: { default: demoMerchant } }
  }
  const why = `when CARD_ENVIRONMENT=${environment}`
  return {
    simulated: false,
    environment,
    baseUrl: read.url('CARD_BASE_URL', web) ?? cardHosts[environment],
    pageHosts: cardPageHosts[environment],
    merchants: {
      default: {
        merchantId: read.required('CARD_MERCHANT_ID', why),
        keyId: read.required('CARD_KEY_ID', why),
        sharedSecret: read.required('CARD_SHARED_SECRET', why),
      },
      ...cardMerchantsOfCountries(read),
    },
  }
}

/** A country's own account: all three of its variables, or none. */
const cardMerchantsOfCountries = (read: Reader): Partial<CardMerchants> =>
  Object.fromEntries(
    countryCodes.flatMap((country) => {
      const merchantId = read.text(`CARD_MERCHANT_ID_${country}`)
      const why = `when CARD_MERCHANT_ID_${country} is set`
      if (merchantId === undefined) return []
      const keyId = read.required(`CARD_KEY_ID_${country}`, why)
      const sharedSecret = read.required(`CARD_SHARED_SECRET_${country}`, why)
      return [[country, { merchantId, keyId, sharedSecret }]]
    }),
  )

const crm = (read: Reader, simulators: string | undefined): CrmConfig | undefined => {
  const baseUrl = read.url('CRM_BASE_URL', web)
  if (baseUrl === undefined) {
    const address = simulatorUrl(read, simulators, 'CRM_', 'CRM_BASE_URL', 'crm')
    return address && { ...address, ...demoClient }
  }
  const why = 'when CRM_BASE_URL is set'
  return {
    simulated: false,
    baseUrl,
    clientId: read.required('CRM_CLIENT_ID', why),
    clientSecret: read.required('CRM_CLIENT_SECRET', why),
  }
}

const identityProviders = (read: Reader, simulators: string | undefined): IdentityProviderConfigs => {
  const google = openIdProvider(read, simulators, 'google')
  const microsoft = openIdProvider(read, simulators, 'microsoft')
  const facebook = facebookProvider(read, simulators)
  return {
    ...(google ? { google } : {}),
    ...(microsoft ? { microsoft } : {}),
    ...(facebook ? { facebook } : {}),
  }
}

/** The authority of accounts of every tenant; its issuer is told by the token. */
const everyTenant = 'https://login.microsoftonline.com/common/v2.0'

const openIdProvider = (read: Reader, simulators: string | undefined, name: 'google' | 'microsoft') => {
  const prefix = `IDP_${name.toUpperCase() as Uppercase<typeof name>}` as const
  const issuer = read.url(`${prefix}_ISSUER`, web)
  if (issuer !== undefined) {
    const why = `when ${prefix}_ISSUER is set`
    return { issuer, baseUrl: undefined, ...clientOf(read, prefix, why) }
  }
  const address = simulatorUrl(read, simulators, `${prefix}_`, `${prefix}_ISSUER`, `idp/${name}`)
  if (!address) return undefined
  const { baseUrl } = address
  return name === 'google'
    ? { issuer: baseUrl, baseUrl, ...demoClient }
    : { issuer: everyTenant, discoveryBaseUrl: baseUrl, baseUrl, ...demoClient }
}

/** The vendor's two hosts. Each version of its API lives for about two years, so it is named by the merchant. */
const facebookHosts = { dialog: 'https://www.facebook.com', graph: 'https://graph.facebook.com' }
const simulatedVersion = 'v24.0'

const facebookProvider = (read: Reader, simulators: string | undefined) => {
  const version = read.text('IDP_FACEBOOK_GRAPH_VERSION')
  if (version !== undefined) {
    if (!/^v\d{1,2}\.\d$/.test(version))
      throw new ConfigError(
        'IDP_FACEBOOK_GRAPH_VERSION',
        `must be a version such as v24.0, not "${version}".`,
      )
    return {
      dialogUrl: `${facebookHosts.dialog}/${version}`,
      graphUrl: `${facebookHosts.graph}/${version}`,
      baseUrl: undefined,
      ...clientOf(read, 'IDP_FACEBOOK', 'when IDP_FACEBOOK_GRAPH_VERSION is set'),
    }
  }
  const address = simulatorUrl(
    read,
    simulators,
    'IDP_FACEBOOK_',
    'IDP_FACEBOOK_GRAPH_VERSION',
    'idp/facebook',
  )
  if (!address) return undefined
  const url = `${address.baseUrl}/${simulatedVersion}`
  return { dialogUrl: url, graphUrl: url, baseUrl: address.baseUrl, ...demoClient }
}

const clientOf = (read: Reader, prefix: `IDP_${Uppercase<IdentityProviderName>}`, why: string) => ({
  clientId: read.required(`${prefix}_CLIENT_ID`, why),
  clientSecret: read.required(`${prefix}_CLIENT_SECRET`, why),
})

/** What the simulators accept. They guard nothing. */
const demoClient = { clientId: 'lamina-demo', clientSecret: 'lamina-demo-secret' }
const demoMerchant = {
  merchantId: 'lamina_demo',
  keyId: '00000000-0000-4000-8000-00000000c0de',
  sharedSecret: Buffer.from('lamina-demo-shared-secret').toString('base64'),
}

/** The address of a simulator. Credentials without the variable that turns the vendor on are a mistake worth telling. */
const simulatorUrl = (
  read: Reader,
  simulators: string | undefined,
  prefix: string,
  missing: Variable,
  path: string,
) => {
  const orphan = vendorVariables.find(
    (name) => name !== missing && name.startsWith(prefix) && read.text(name),
  )
  if (orphan) throw new ConfigError(orphan, `has no effect unless ${missing} is set too.`)
  return simulators === undefined ? undefined : { simulated: true, baseUrl: `${simulators}/${path}` }
}
