import { useEnv } from '../../api/env.tsx'
import { sendActivity } from '../../api/personalization.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readStored, writeStored } from '../../lib/browser-storage.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { type Basket, linesOf, useBasket } from '../basket/index.ts'
import { checkoutSteps, readFlow, startStep, shownStep } from '../checkout/index.ts'
import { collect } from './collect.ts'
import { beginCheckout } from './events.ts'
import { pushEvent } from './outside-scripts.ts'
import { useEffectOncePerKey } from './use-effect-once-per-key.ts'
import type { Watched } from './watch-page.tsx'

const productsOf = (basket: Basket) =>
  linesOf(basket).map(({ productId, quantity, basePrice, price }) => ({
    id: productId,
    sku: productId,
    quantity,
    ...(basePrice === undefined ? {} : { price: basePrice }),
    ...(price === undefined ? {} : { amount: price }),
  }))

const names = Object.keys(checkoutSteps)

/**
 * The checkout entered, once however often it is reloaded, and each step of it (S7.062, S7.078, S7.079). No vendor's
 * script runs here, so our own server passes the event on.
 */
export const WatchCheckout = ({ again }: Watched) => {
  const env = useEnv()
  const { search } = useRoute()
  const { data: basket } = useBasket()
  const filled = basket && linesOf(basket).length > 0 ? basket : undefined
  useEffectOncePerKey(filled && `${again} begin ${filled.basketId}`, () => {
    if (!filled || readStored(storageKeys.begunCheckout, 'session') === filled.basketId) return
    writeStored(storageKeys.begunCheckout, filled.basketId, 'session')
    const event = beginCheckout(filled)
    pushEvent(event)
    if (again === 'agreed' && env.settings.analyticsScriptUrl) collect('begin_checkout', event.ecommerce)
    void sendActivity(env, 'beginCheckout', { products: productsOf(filled) })
  })
  const step = filled && shownStep(search.get('step'), startStep(filled, readFlow()))
  useEffectOncePerKey(step === undefined ? undefined : `${again} ${step}`, () => {
    if (step === undefined || !filled) return
    const stepName = names[step] ?? ''
    void sendActivity(env, 'checkoutStep', { stepName, stepNumber: step, basketId: filled.basketId })
  })
  return null
}
