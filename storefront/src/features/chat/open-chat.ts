import { customerQuery } from '../../api/customers.ts'
import type { ChatDeployment, Env } from '../../api/env.tsx'
import { timings } from '../../config/timings.ts'
import { addOutsideScript } from '../../lib/add-outside-script.ts'
import { type Prechat, type Profile, prechatNames, prechatOf } from './prechat.ts'

/** The vendor's service as its bootstrap leaves it in the page. */
type ChatService = {
  settings: { language?: string }
  init(organizationId: string, deployment: string, siteUrl: string, options: { scrt2URL: string }): void
  prechatAPI: {
    setHiddenPrechatFields(fields: Prechat): void
    removeHiddenPrechatFields(names: readonly string[]): void
  }
  utilAPI: { launchChat(): Promise<unknown> }
  userVerificationAPI?: { clearSession(): Promise<unknown> }
}
declare global {
  interface Window {
    embeddedservice_bootstrap?: ChatService
  }
}

/** Loads the bootstrap and waits until the service says that it is ready. Rejects when its script does not come. */
const startService = (env: Env, chat: ChatDeployment): Promise<ChatService> =>
  new Promise((resolve, reject) => {
    const onReady = () => {
      if (window.embeddedservice_bootstrap) resolve(window.embeddedservice_bootstrap)
    }
    addEventListener('onEmbeddedMessagingReady', onReady, { once: true })
    const init = () => {
      const service = window.embeddedservice_bootstrap
      if (!service) return reject(new Error('its script brought nothing'))
      service.settings.language = env.language
      service.init(chat.organizationId, chat.deployment, chat.siteUrl, { scrt2URL: chat.messagingUrl })
    }
    addOutsideScript(chat.scriptUrl, init, () => reject(new Error('its script did not load')))
  })

let startedService: Promise<ChatService> | undefined

/**
 * The service once it is ready: a loaded script is not enough. Rejects when that takes too long; a service that becomes
 * ready later serves the next press, and a script that failed to load is fetched again.
 */
const waitForService = (env: Env, chat: ChatDeployment): Promise<ChatService> => {
  const service = (startedService ??= startService(env, chat))
  service.catch(() => {
    startedService = undefined
  })
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('it was not ready in time')), timings.outsideScript)
    service.then(resolve, reject).finally(() => clearTimeout(late))
  })
}

const profileOf = async (env: Env): Promise<Profile | undefined> => {
  const { kind, customerId } = env.shoppers.read()
  if (kind !== 'registered' || !customerId) return undefined
  return env.queries.fetchQuery<Profile>(customerQuery(env, customerId))
}

let stopWatching: (() => void) | undefined

/** Removes the customer's data from the chat when they sign out (S6.007), whichever press of the page has set it. */
const clearOnSignOut = (env: Env, service: ChatService) => {
  stopWatching?.()
  const stop = env.shoppers.subscribe(() => {
    if (env.shoppers.read().kind === 'registered') return
    stop()
    stopWatching = undefined
    service.prechatAPI.removeHiddenPrechatFields(prechatNames)
    void service.userVerificationAPI?.clearSession().catch(() => undefined)
  })
  stopWatching = stop
}

/** Opens the chat, its script and service being fetched at the first time. Rejects when it cannot be had. */
export const openChat = async (env: Env, chat: ChatDeployment): Promise<void> => {
  const service = await waitForService(env, chat)
  const profile = await profileOf(env).catch(() => undefined)
  if (profile) {
    service.prechatAPI.setHiddenPrechatFields(prechatOf(profile))
    clearOnSignOut(env, service)
  }
  await service.utilAPI.launchChat()
}
