import { storageKeys } from '../../config/storage-keys.ts'
import {
  readStored,
  readStoredJson,
  removeStored,
  writeStored,
  writeStoredJson,
} from '../../lib/browser-storage.ts'
import type { CheckoutFlow } from './steps.ts'

/** The flow under way; anything but a quote is the normal one (S4.009). */
export const readFlow = (): CheckoutFlow =>
  readStored(storageKeys.checkoutFlow) === 'quote' ? 'quote' : 'normal'

/** Chooses the flow before going to /checkout. */
export const storeFlow = (flow: CheckoutFlow) => writeStored(storageKeys.checkoutFlow, flow)

/** Stores the flow and which basket is being checked out (S4.017). */
export const storeCheckout = (basketId: string) => {
  writeStored(storageKeys.checkoutFlow, readFlow())
  writeStored(storageKeys.checkoutBasketId, basketId)
}

type ApprovalMethod = { basketId: string; methodId: string }

const isApprovalMethod = (value: unknown): value is ApprovalMethod =>
  typeof value === 'object' && value !== null && 'basketId' in value && 'methodId' in value

/** Notes a method that leaves nothing on the basket before the last step; any other choice forgets it. */
export const storeApprovalMethod = (choice: ApprovalMethod | undefined) => {
  if (choice === undefined) removeStored(storageKeys.latePaymentMethod, 'session')
  else writeStoredJson(storageKeys.latePaymentMethod, choice, 'session')
}

/** Id of the method that was chosen for this basket and pays with the last step. */
export const readApprovalMethod = (basketId: string): string | undefined => {
  const choice = readStoredJson(storageKeys.latePaymentMethod, isApprovalMethod, 'session')
  return choice?.basketId === basketId ? choice.methodId : undefined
}

/** Outside the checkout the flow is the normal one and no basket is in it (S4.010, S4.011). */
export const resetCheckout = () => {
  if (readStored(storageKeys.checkoutFlow) !== undefined) writeStored(storageKeys.checkoutFlow, 'normal')
  removeStored(storageKeys.checkoutBasketId)
  storeApprovalMethod(undefined)
}
