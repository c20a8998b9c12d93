import { storageKeys } from '../../config/storage-keys.ts'
import { readStored, removeStored, writeStored } from '../../lib/browser-storage.ts'
import type { CheckoutFlow } from './steps.ts'

/** The flow under way; anything but a quote is the normal one (S4.009). */
export const readFlow = (): CheckoutFlow =>
  readStored(storageKeys.checkoutFlow) === 'quote' ? 'quote' : 'normal'

/** Chooses the flow before going to /checkout. */
export const storeFlow = (flow: CheckoutFlow) => writeStored(storageKeys.checkoutFlow, flow)

/** Notes the flow and which basket is being checked out (S4.017). */
export const storeCheckout = (basketId: string) => {
  writeStored(storageKeys.checkoutFlow, readFlow())
  writeStored(storageKeys.checkoutBasketId, basketId)
}

/** PayPal is chosen for this basket and approved in the last step; any other choice forgets it. */
export const storePaypalChoice = (basketId: string | undefined) => {
  if (basketId === undefined) removeStored(storageKeys.paypalBasketId, 'session')
  else writeStored(storageKeys.paypalBasketId, basketId, 'session')
}

export const isPaypalChosen = (basketId: string) =>
  readStored(storageKeys.paypalBasketId, 'session') === basketId

/** Outside the checkout the flow is the normal one and no basket is in it (S4.010, S4.011). */
export const resetCheckout = () => {
  if (readStored(storageKeys.checkoutFlow) !== undefined) writeStored(storageKeys.checkoutFlow, 'normal')
  removeStored(storageKeys.checkoutBasketId)
  storePaypalChoice(undefined)
}
