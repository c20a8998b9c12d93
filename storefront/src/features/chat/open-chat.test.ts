// @vitest-environment happy-dom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fixedShopper, type Shopper } from '../../api/shopper.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { openChat } from './open-chat.ts'

/** What the page has put into its head; not really, since nothing is loaded here. */
const added: HTMLScriptElement[] = []
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  added.length = 0
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    added.push(script as HTMLScriptElement)
  })
})
afterEach(() => vi.restoreAllMocks())
// A page starts its chat once.
afterAll(() => vi.resetModules())

const chat = {
  scriptUrl: 'https://chat.example/bootstrap.min.js',
  organizationId: '00D',
  deployment: 'Shop',
  siteUrl: 'https://chat.example/site',
  messagingUrl: 'https://messages.example',
}
const tell = (event: string) => added.at(-1)?.dispatchEvent(new Event(event))

/** The vendor's service, as its script leaves it in the page. */
const serviceOf = (calls: unknown[]) => ({
  settings: {} as { language?: string },
  init: (...given: unknown[]) => calls.push(['init', ...given]),
  prechatAPI: {
    setHiddenPrechatFields: (fields: object) => calls.push(['prechat', fields]),
    removeHiddenPrechatFields: () => calls.push(['forget']),
  },
  utilAPI: {
    launchChat: () => {
      calls.push(['launch'])
      return Promise.resolve()
    },
  },
})

test('[S7.058] a script that does not come is told, and asked for again at the next press', async () => {
  const { env } = onStage({ shopper: { kind: 'guest' } })
  expect(added).toEqual([])
  for (const times of [1, 2]) {
    const failed = openChat(env, chat)
    expect(added.map(({ src }) => src)).toEqual(Array(times).fill(chat.scriptUrl))
    tell('error')
    await expect(failed).rejects.toThrow('its script did not load')
  }
})

test('[S1.037] [S7.058] the bootstrap is loaded at the press; the chat opens once its service is ready, in the page’s language', async () => {
  const calls: unknown[] = []
  const { env } = onStage({ locale: 'en-GT', shopper: { kind: 'guest' } })
  const opened = openChat(env, chat)
  expect(added.map(({ src, async }) => [src, async])).toEqual([[chat.scriptUrl, true]])
  const service = serviceOf(calls)
  Object.assign(window, { embeddedservice_bootstrap: service })
  tell('load')
  expect(calls).toEqual([['init', '00D', 'Shop', chat.siteUrl, { scrt2URL: chat.messagingUrl }]])
  expect(service.settings.language).toBe('en')
  // The script is there and the service is not: another press waits with the first, and loads nothing anew.
  const openedAgain = openChat(env, chat)
  await new Promise((resolve) => setTimeout(resolve))
  expect([added.length, calls.length]).toEqual([1, 1])
  dispatchEvent(new Event('onEmbeddedMessagingReady'))
  await Promise.all([opened, openedAgain])
  expect(calls.slice(1)).toEqual([['launch'], ['launch']])
})

test('[S6.007] data that a later press has set is removed at sign-out, each time', async () => {
  const calls: unknown[] = []
  const service = window.embeddedservice_bootstrap
  if (!service) throw new Error('the chat has not been opened before')
  Object.assign(service, serviceOf(calls))
  let shopper: Shopper = { kind: 'guest' }
  const listeners = new Set<() => void>()
  const shoppers = {
    ...fixedShopper(shopper),
    read: () => shopper,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const becomes = (next: Shopper) => {
    shopper = next
    for (const listener of listeners) listener()
  }
  const { env } = onStage({ shopper, shoppers })
  env.queries.fetchQuery = (() => Promise.resolve({ firstName: 'Ana' })) as typeof env.queries.fetchQuery
  for (const times of [1, 2]) {
    becomes({ kind: 'registered', customerId: `c${times}` })
    await openChat(env, chat)
    await openChat(env, chat)
    calls.length = 0
    becomes({ kind: 'guest' })
    expect(calls, `sign-out ${times}`).toEqual([['forget']])
  }
})
