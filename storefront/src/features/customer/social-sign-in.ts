import { baskets } from '../../api/baskets.ts'
import { challengeOf, createVerifier } from '../../api/code-verifier.ts'
import type { Env } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { login } from '../../api/login.ts'
import { isProblem } from '../../api/problem.ts'
import { authorizePath } from '../../api/sign-in.ts'
import type { SocialProvider } from '../../config/login-options.ts'
import { paths } from '../../config/paths.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import {
  readStored,
  readStoredJson,
  removeStored,
  writeStored,
  writeStoredJson,
} from '../../lib/browser-storage.ts'
import { buildUrl, parseUrl } from '../../lib/locale-url.ts'

type SavedItem = Pick<NewLine, 'productId' | 'quantity' | 'c_lengthMetersToBuy' | 'optionItems'>
type Choice = NonNullable<NewLine['optionItems']>[number]

/** Where the shopper's own basket is not asked for: the cache may not know it on this page yet. */
const openBasket = async ({ call, shoppers }: Env) => {
  const { customerId } = shoppers.read()
  if (!customerId) return undefined
  const answer = await call(baskets.getCustomerBaskets, { params: { customerId } })
  return answer.baskets.find((basket) => !basket.temporaryBasket)
}

const choiceOf = ({ optionId, optionValueId }: Choice): Choice => ({ optionId, optionValueId })
const choices = ({ optionItems = [] }: { optionItems?: Choice[] | undefined }) =>
  optionItems
    .map(({ optionId, optionValueId }) => `${optionId} ${optionValueId}`)
    .toSorted()
    .join()

const saveItems = async (env: Env) => {
  // Another sign-in that was given up may have left values, which belong to nobody now.
  if (env.shoppers.read().kind === 'registered') return removeStored(storageKeys.guestBasketItems)
  const basket = await openBasket(env).catch(() => undefined)
  const items = (basket?.productItems ?? []).map(
    ({ productId, quantity, c_lengthMetersToBuy, optionItems = [] }): SavedItem => ({
      productId,
      quantity,
      c_lengthMetersToBuy: c_lengthMetersToBuy ?? undefined,
      optionItems: optionItems.length > 0 ? optionItems.map(choiceOf) : undefined,
    }),
  )
  writeStoredJson(storageKeys.guestBasketItems, items)
}

const redirectUri = ({ settings }: Env) => settings.origin + paths.idpCallback

/**
 * The address of the provider's page (S7.053, S7.054). Before it is given, what the return needs is kept in the browser:
 * the guest's items, the verifier, the provider, the page to come back to (S4.030–S4.033), and a state against forgery.
 */
export const beginSocialSignIn = async (env: Env, provider: SocialProvider, returnTo: string) => {
  const verifier = createVerifier()
  const state = createVerifier().slice(0, 43)
  await saveItems(env)
  removeStored(storageKeys.identityJoin, 'session')
  writeStored(storageKeys.codeVerifier, verifier, 'session')
  writeStored(storageKeys.loginState, state, 'session')
  writeStored(storageKeys.identityProvider, provider, 'session')
  writeStored(storageKeys.rememberedOrigin, returnTo, 'session')
  writeStored(storageKeys.loginLocale, env.locale, 'session')
  const query = new URLSearchParams({
    redirect_uri: redirectUri(env),
    client_id: env.shop.clientId,
    code_challenge: await challengeOf(verifier),
    response_type: 'code',
    channel_id: env.place.site.id,
    hint: provider,
    state,
    ui_locales: env.locale,
  })
  return `${authorizePath(env)}?${query}`
}

/**
 * The address of the provider's page for a customer who wants to sign in there too from now on; as before a sign-in, what the
 * return needs is kept.
 */
export const beginIdentityJoin = async (
  env: Env,
  { provider, currentPassword }: { provider: SocialProvider; currentPassword?: string | undefined },
) => {
  const { customerId = '' } = env.shoppers.read()
  const state = createVerifier().slice(0, 43)
  const { url } = await env.call(login.beginIdentityJoin, {
    params: { customerId },
    body: { provider, redirectUri: redirectUri(env), state, currentPassword },
  })
  writeStored(storageKeys.loginState, state, 'session')
  writeStored(storageKeys.identityProvider, provider, 'session')
  writeStored(storageKeys.identityJoin, 'true', 'session')
  writeStored(storageKeys.loginLocale, env.locale, 'session')
  return url
}

/** The shop answers in the default locale, whatever page the shopper left: the return's own page, if that is another. */
export const returnPage = ({ locale, place, sites }: Env, { pathname, search }: Location) => {
  const left = readStored(storageKeys.loginLocale, 'session')
  const known = place.site.l10n.supportedLocales.find(({ id }) => id === left)
  const path = parseUrl(sites, pathname).path
  return known && known.id !== locale
    ? buildUrl(sites, path, { ...place, locale: known }) + search
    : undefined
}

/** What was kept before the browser left; looking takes it away, so that one return uses it once. */
export const consumeHandshake = () => {
  const take = (key: Parameters<typeof readStored>[0]) => {
    const value = readStored(key, 'session')
    removeStored(key, 'session')
    return value
  }
  return {
    verifier: take(storageKeys.codeVerifier),
    state: take(storageKeys.loginState),
    provider: take(storageKeys.identityProvider),
    returnTo: take(storageKeys.rememberedOrigin),
    isJoin: take(storageKeys.identityJoin) !== undefined,
  }
}

/** Changes the code of a provider's return for a session. */
export const finishSocialSignIn = (
  { call, place, settings, shop }: Env,
  code: string,
  verifier: string,
  usid?: string,
) =>
  call(login.getAccessToken, {
    body: {
      grant_type: 'authorization_code_pkce',
      client_id: shop.clientId,
      channel_id: place.site.id,
      code,
      code_verifier: verifier,
      redirect_uri: settings.origin + paths.idpCallback,
      usid,
    },
  })

const isSavedItem = (value: unknown): value is SavedItem =>
  typeof value === 'object' && value !== null && 'productId' in value && 'quantity' in value
const areSavedItems = (value: unknown): value is SavedItem[] =>
  Array.isArray(value) && value.every(isSavedItem)

/** The customer's basket, made where there is none; another part of the page may be making it just now. */
const ownBasket = async (env: Env) =>
  (await openBasket(env)) ??
  (await env
    .call(baskets.createBasket, { body: { currency: env.currency, c_country: env.country } })
    .catch(() => openBasket(env)))

/**
 * Adds the saved items that the merge did not bring, each by itself so that one that cannot be sold keeps no other
 * away; then forgets them (S4.030).
 */
export const restoreSavedItems = async (env: Env) => {
  const saved = readStoredJson(storageKeys.guestBasketItems, areSavedItems) ?? []
  if (saved.length > 0) {
    const own = await ownBasket(env)
    if (!own) return
    const isRestored = (item: SavedItem) =>
      own.productItems?.some(
        (line) =>
          line.productId === item.productId &&
          (line.c_lengthMetersToBuy ?? undefined) === item.c_lengthMetersToBuy &&
          choices(line) === choices(item),
      )
    for (const item of saved) {
      if (isRestored(item)) continue
      await env
        .call(baskets.addItemToBasket, { params: { basketId: own.basketId }, body: [item] })
        .catch((problem: unknown) => {
          if (!isProblem(problem) || problem.status >= 500 || problem.status === 0) throw problem
        })
    }
  }
  removeStored(storageKeys.guestBasketItems)
}
