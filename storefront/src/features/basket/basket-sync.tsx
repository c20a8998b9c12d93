import { useIsMutating } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type Env, useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { isPaying } from '../../lib/router/is-paying.ts'
import { useCustomer } from '../customer/index.ts'
import { useChosenStore } from '../stores/index.ts'
import { type Basket, linesOf } from './basket.ts'
import { basketQuery, ensureBasket } from './basket-query.ts'
import { onOtherTabs } from './offline/other-tabs.ts'
import { useOfflineQueue } from './offline/use-offline-queue.ts'
import { useBasket } from './use-basket.ts'
import { basketScope, cacheBasket } from './use-basket-write.ts'
import { useDefaultMethod } from './use-default-method.ts'
import { useUpdateBasket, useUpdateBasketEmail, useUpdateItem } from './writes.ts'

/** Where the bill is seen: elsewhere nobody needs the methods, which cost two calls for each new basket. */
const showsDelivery = (pathname: string) => pathname === '/cart' || pathname === '/checkout'

/**
 * A customer without a basket gets one on the first page (S4.016). Not while they pay: a payment that fails opens the
 * basket of its order again, and a second one would stand in its place.
 */
const useEnsureBasket = (env: Env, basket: Basket | null | undefined, wanted: boolean) => {
  useEffect(() => {
    if (!wanted || basket !== null) return
    void ensureBasket(env).then(
      (made) => cacheBasket(env, made),
      () => undefined,
    )
  }, [env, basket, wanted])
}

/** Runs a write once per value it depends on, so that a write that changes nothing is not repeated endlessly. */
const useEffectOncePerKey = (key: string | undefined, write: () => void) => {
  const done = useRef<string>(undefined)
  useEffect(() => {
    if (key === undefined || done.current === key) return
    done.current = key
    write()
  })
}

/**
 * The silent housekeeping of the basket, mounted once (section 4 of the specification): a customer's own basket, the
 * page's currency and country outside the checkout, the customer's mail, the chosen store on the first line, the default
 * shipping method where the bill is seen.
 */
export const BasketSync = () => {
  const env = useEnv()
  const { kind } = useShopper()
  const { entry, pathname } = useRoute()
  const { data: basket } = useBasket()
  const { data: customer, isLoading } = useCustomer()
  const { chosen } = useChosenStore()
  const country = useUpdateBasket()
  const email = useUpdateBasketEmail()
  const store = useUpdateItem()
  // Without a network nothing is synchronized: every value to write has come from the network. Nor while the shopper's
  // own change is on its way: what is decided by the basket of before would undo it.
  const { online } = useOfflineQueue()
  const isWritten = useIsMutating({ predicate: ({ options }) => options.scope?.id === basketScope.id }) > 0
  const rests = !online || isWritten || (basket?.waiting ?? 0) > 0
  const paying = isPaying(entry)
  useEnsureBasket(env, basket, kind === 'registered' && !paying && online)
  useEffect(
    () => onOtherTabs(() => void env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey })),
    [env],
  )

  const elsewhere = basket && (basket.currency !== env.currency || basket.c_country !== env.country)
  useEffectOncePerKey(elsewhere && !paying && !rests ? `${basket.basketId} ${env.country}` : undefined, () =>
    country.mutate({ currency: env.currency, c_country: env.country }),
  )
  const mail = customer?.email
  const addressed = mail && basket && !rests && basket.customerInfo.email !== mail
  useEffectOncePerKey(addressed ? `${basket.basketId} ${mail}` : undefined, () => {
    if (mail) email.mutate(mail)
  })
  const first = linesOf(basket)[0]
  const move =
    first &&
    chosen &&
    !paying &&
    !rests &&
    first.c_priceQuote === undefined &&
    first.c_store !== chosen.id &&
    !elsewhere
  useEffectOncePerKey(move ? `${first.itemId} ${chosen.id}` : undefined, () => {
    if (first && chosen) store.mutate({ itemId: first.itemId, quantity: first.quantity, c_store: chosen.id })
  })
  // Last, or each of the writes above would have the methods asked for again.
  const writes = isLoading || elsewhere || (addressed && !email.isError) || (move && !store.isError)
  useDefaultMethod(basket && showsDelivery(pathname) && !rests && !writes ? basket : undefined)
  return null
}
