import Fastify, { type FastifyInstance, type FastifyPluginAsync } from 'fastify'
import type { EngineConfig } from '../engine/src/config.ts'
import type { Engine } from '../engine/src/index.ts'
import { returnAddress } from '../engine/src/login/index.ts'
import { directoryReturnAddress } from '../engine/src/staff/index.ts'
import { cardSimulator } from '../simulators/card/index.ts'
import { testCardEndingLike, typeCard } from '../simulators/card/type-card.ts'
import type { Gateways } from '../engine/src/kernel/gateways.ts'
import { crmSimulator } from '../simulators/crm/index.ts'
import { identitySimulators } from '../simulators/idp/index.ts'
import { paypalSimulator } from '../simulators/paypal/index.ts'
import { visitorsSimulator } from '../simulators/visitors/index.ts'
import type { Config } from './config.ts'
import { listen } from './listen.ts'
import type { Shutdown } from './shutdown.ts'

export type RunningSimulator = {
  name: string
  /** A page of it for people, if it has one. */
  page?: string
}

/** A stand-in for an outside vendor, below a path of its own on SIMULATORS_ORIGIN. */
type Simulator = RunningSimulator & { plugin: FastifyPluginAsync }

type Site = Awaited<ReturnType<Engine['sites']['all']>>[number]

/** The address that a merchant enters at PayPal. */
const paypalWebhook = (publicOrigin: string, { organizationId, siteId }: Site) =>
  `${publicOrigin}/custom/paypal/v1/organizations/${organizationId}/webhooks?siteId=${siteId}`

/** The simulators that this configuration asks for. Each gets its own address and the shop's clock. */
const enabledSimulators = (
  { card, paypal, crm, identityProviders, directory, publicOrigin }: EngineConfig,
  site: Site,
  now: () => Date,
): Simulator[] => {
  const all: Simulator[] = []
  if (card?.simulated) {
    all.push({
      name: 'cards',
      page: `${card.baseUrl}/console`,
      plugin: async (app) => {
        const merchants = Object.values(card.merchants)
        await app.register(cardSimulator, { prefix: '/card', publicUrl: card.baseUrl, merchants, now })
      },
    })
  }
  if (crm?.simulated) {
    all.push({
      name: 'CRM',
      page: `${crm.baseUrl}/console`,
      plugin: async (app) => {
        await app.register(crmSimulator, { prefix: '/crm', publicUrl: crm.baseUrl, client: crm, now })
      },
    })
  }
  if (paypal?.simulated) {
    const { baseUrl: publicUrl, webhookId, ...client } = paypal
    all.push({
      name: 'PayPal',
      page: `${publicUrl}/console`,
      plugin: async (app) => {
        const options = { publicUrl, webhookId, client, webhookUrl: paypalWebhook(publicOrigin, site), now }
        await app.register(paypalSimulator, { prefix: '/paypal', ...options })
      },
    })
  }
  for (const name of ['google', 'microsoft', 'facebook'] as const) {
    const provider = identityProviders[name]
    if (provider?.baseUrl === undefined) continue
    const { baseUrl, clientId, clientSecret } = provider
    all.push({
      name: `sign-in with ${name}`,
      plugin: async (app) => {
        const redirectUris = [returnAddress({ publicOrigin, site }, name)]
        const client = { clientId, clientSecret, redirectUris }
        await app.register(identitySimulators[name], { prefix: `/idp/${name}`, baseUrl, client })
      },
    })
  }
  if (directory?.baseUrl !== undefined) {
    const { baseUrl, clientId, clientSecret } = directory
    const client = { clientId, clientSecret, redirectUris: [directoryReturnAddress(publicOrigin)] }
    all.push({
      name: 'the company’s directory',
      plugin: async (app) => {
        await app.register(identitySimulators.directory, { prefix: '/idp/directory', baseUrl, client })
      },
    })
  }
  return all
}

/** Test cards of the simulated processor, for sites whose clients send no token (`testCards`); none with a real one. */
export const simulatedTestCards = ({ card }: Pick<EngineConfig, 'card'>): Pick<Gateways, 'testCards'> =>
  card?.simulated
    ? {
        testCards: {
          tokenOf: (captureContext, maskedNumber) =>
            typeCard(card.baseUrl, captureContext, testCardEndingLike(maskedNumber)),
        },
      }
    : {}

/** Chat, analytics and marketing, as a shopper's browser meets them. */
const visitorsStandIn = (origin: string): Simulator => ({
  name: 'chat and analytics',
  page: `${origin}/visitors/console`,
  plugin: async (app) => {
    await app.register(visitorsSimulator, { prefix: '/visitors', publicUrl: `${origin}/visitors` })
  },
})

/**
 * Starts the simulators and tells which. Where SIMULATORS_ORIGIN is named and already taken, another process
 * of this shop serves them.
 */
export const startSimulators = async (
  config: Config,
  site: Site | undefined,
  now: () => Date,
  shutdown: Shutdown,
): Promise<RunningSimulator[]> => {
  const origin = config.engine.simulatorsOrigin
  const simulators = origin === undefined || !site ? [] : enabledSimulators(config.engine, site, now)
  if (origin !== undefined && config.visitorVendors.simulated) simulators.push(visitorsStandIn(origin))
  if (origin === undefined || simulators.length === 0) return []
  const app = Fastify({ logger: false, requestTimeout: 30_000 })
  for (const { plugin } of simulators) await app.register(plugin)
  if (await listenOn(app, origin, config)) shutdown.onClose(() => app.close())
  return simulators
}

const wildcards = ['0.0.0.0', '::']

const listenOn = async (app: FastifyInstance, origin: string, config: Config): Promise<boolean> => {
  const { hostname, port, protocol } = new URL(origin)
  const own = origin === `http://127.0.0.1:${config.port + 1}`
  const address = {
    // A container's ports are reachable on its outer address only.
    host: wildcards.includes(config.host) ? config.host : hostname.replaceAll(/[[\]]/g, ''),
    port: Number(port) || (protocol === 'https:' ? 443 : 80),
    variable: own
      ? 'PORT (its successor serves the simulators; SIMULATORS_ORIGIN names another place)'
      : 'SIMULATORS_ORIGIN',
  }
  try {
    await listen(app, address)
    return true
  } catch (error) {
    await app.close()
    if (own) throw error
    return false
  }
}
