import { heldShipmentsOf } from '../../api/shipments.ts'

/** The steps of the checkout in order; their numbers are their places (S4.001). */
export const checkoutSteps = {
  CONTACT_INFO: 0,
  SHIPPING_ADDRESS: 1,
  SHIPPING_OPTIONS: 2,
  PAYMENT: 3,
  REVIEW_ORDER: 4,
} as const
export type StepName = keyof typeof checkoutSteps
export type Step = (typeof checkoutSteps)[StepName]

/** The other flow sends the basket as a quote and asks for no payment (S3.044). */
export type CheckoutFlow = 'normal' | 'quote'

type Address = {
  firstName?: string
  lastName?: string
  companyName?: string
  address1?: string
  city?: string
  countryCode?: string
}

/** What the rules read of a basket. */
export type Checked = {
  customerInfo?: { email?: string }
  productItems?: readonly { shipmentId?: string; c_pickUpProduct: boolean }[]
  shipments?: readonly { shipmentId?: string; shippingAddress?: Address; shippingMethod?: { id: string } }[]
  paymentInstruments?: readonly unknown[]
  billingAddress?: Address
  c_personPicksUpData?: string
}

const isComplete = (address: Address | undefined) =>
  Boolean(
    address &&
      (address.companyName || (address.firstName && address.lastName)) &&
      address.address1 &&
      address.city &&
      address.countryCode,
  )

/** Whether invoice and payment are given, whatever else lacks. */
export const isPaymentComplete = (basket: Checked): boolean =>
  (basket.paymentInstruments?.length ?? 0) > 0 && isComplete(basket.billingAddress)

/** The first step that still lacks something; REVIEW_ORDER when an order can be placed (S4.002–S4.006). */
export const startStep = (basket: Checked, flow: CheckoutFlow = 'normal'): Step => {
  const shipments = heldShipmentsOf(basket).map(({ shipment }) => shipment)
  const hasAddresses = shipments.length > 0 && shipments.every((one) => isComplete(one.shippingAddress))
  if (!basket.customerInfo?.email) return checkoutSteps.CONTACT_INFO
  if (!hasAddresses || !basket.c_personPicksUpData) return checkoutSteps.SHIPPING_ADDRESS
  if (shipments.some((one) => !one.shippingMethod)) return checkoutSteps.SHIPPING_OPTIONS
  if (flow === 'quote') return checkoutSteps.REVIEW_ORDER
  const paid = isPaymentComplete(basket)
  return paid ? checkoutSteps.REVIEW_ORDER : checkoutSteps.PAYMENT
}

/**
 * Whether the payment may come with the order (S4.067), for a method that is approved with the last button: nothing else
 * is missing, and nothing has been approved yet.
 */
export const lacksPaymentAlone = (basket: Checked): boolean =>
  (basket.paymentInstruments?.length ?? 0) === 0 &&
  isComplete(basket.billingAddress) &&
  startStep(basket) === checkoutSteps.PAYMENT

/** Names of the steps in the URL. */
const urlNames = ['contact', 'shipping', 'options', 'payment', 'review'] as const

export const urlOf = (step: Step) => `/checkout?step=${urlNames[step]}`

/** The step a URL asks for, if it can be shown already; else the first incomplete one (S4.008). */
export const shownStep = (wanted: string | null, start: Step): Step => {
  const step = urlNames.findIndex((name) => name === wanted)
  return step === -1 || step > start ? start : (step as Step)
}

/** What the way on from a step depends on, beside the step itself. */
export type Onward = {
  flow?: CheckoutFlow
  /** Nothing was missing, or nothing in later steps is: the step was opened to change it, and leads back to the review. */
  wasComplete?: boolean
  /** Everything is picked up, which is done in one way: its step has nothing to choose. */
  isPickedUp?: boolean
}

/** The step after this one (S4.007): a quote goes past the payment, and nobody meets a step that has no choice. */
export const nextStep = (step: Step, { flow = 'normal', wasComplete, isPickedUp }: Onward = {}): Step => {
  if (wasComplete) return checkoutSteps.REVIEW_ORDER
  const after = Math.min(step + 1, checkoutSteps.REVIEW_ORDER) as Step
  if (after === checkoutSteps.SHIPPING_OPTIONS && isPickedUp) return nextStep(after, { flow, isPickedUp })
  return after === checkoutSteps.PAYMENT && flow === 'quote' ? checkoutSteps.REVIEW_ORDER : after
}
