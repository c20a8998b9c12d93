import { expect, test } from 'vitest'
import { checkoutSteps, nextStep, startStep, shownStep, urlOf } from './steps.ts'

const address = {
  firstName: 'Ana',
  lastName: 'Paz',
  address1: 'Calle 1',
  city: 'Santa Ana',
  countryCode: 'SV',
}
const complete = {
  customerInfo: { email: 'ana@example.com' },
  shipments: [{ shippingAddress: address, shippingMethod: { id: 'truck' } }],
  c_personPicksUpData: '{"firstName":"Ana"}',
  paymentInstruments: [{}],
  billingAddress: address,
}

test('[S4.001] the steps are numbered from 0 in their order', () => {
  expect(Object.entries(checkoutSteps)).toEqual([
    ['CONTACT_INFO', 0],
    ['SHIPPING_ADDRESS', 1],
    ['SHIPPING_OPTIONS', 2],
    ['PAYMENT', 3],
    ['REVIEW_ORDER', 4],
  ])
})

test('[S4.002] without a mail address the checkout begins with the contact', () => {
  expect(startStep({ ...complete, customerInfo: {} })).toBe(checkoutSteps.CONTACT_INFO)
})

test('[S4.003] without an address, or without somebody who receives, it begins with the address', () => {
  const shipments = [{ shippingMethod: { id: 'truck' } }]
  expect(startStep({ ...complete, shipments })).toBe(checkoutSteps.SHIPPING_ADDRESS)
  expect(startStep({ ...complete, c_personPicksUpData: undefined })).toBe(checkoutSteps.SHIPPING_ADDRESS)
  const { city: _city, ...partly } = address
  const half = [{ shippingAddress: partly, shippingMethod: { id: 'truck' } }]
  expect(startStep({ ...complete, shipments: half })).toBe(checkoutSteps.SHIPPING_ADDRESS)
  const store = { companyName: 'Lámina Santa Ana', address1: 'Calle 1', city: 'Santa Ana', countryCode: 'SV' }
  const pickup = [{ shippingAddress: store, shippingMethod: { id: 'store-pickup' } }]
  expect(startStep({ ...complete, shipments: pickup })).toBe(checkoutSteps.REVIEW_ORDER)
})

test('[S4.004] without a shipping method it begins with the options', () => {
  expect(startStep({ ...complete, shipments: [{ shippingAddress: address }] })).toBe(
    checkoutSteps.SHIPPING_OPTIONS,
  )
})

test('a shipment beside the first is waited for too, and one that holds nothing is not', () => {
  const at = (shipmentId: string) => ({ itemId: shipmentId, shipmentId, c_pickUpProduct: false })
  const me = { shipmentId: 'me', shippingAddress: address, shippingMethod: { id: 'truck' } }
  const starts = (second: object, ...lines: ReturnType<typeof at>[]) =>
    startStep({ ...complete, productItems: lines, shipments: [me, { shipmentId: 'two', ...second }] })
  expect(starts({}, at('me'), at('two'))).toBe(checkoutSteps.SHIPPING_ADDRESS)
  expect(starts({ shippingAddress: address }, at('me'), at('two'))).toBe(checkoutSteps.SHIPPING_OPTIONS)
  expect(starts({}, at('me'))).toBe(checkoutSteps.REVIEW_ORDER)
})

test('[S4.005] without an instrument or a billing address it begins with the payment', () => {
  expect(startStep({ ...complete, paymentInstruments: [] })).toBe(checkoutSteps.PAYMENT)
  expect(startStep({ ...complete, billingAddress: undefined })).toBe(checkoutSteps.PAYMENT)
})

test('[S4.006] a complete basket is ready for review; a quote needs no payment', () => {
  expect(startStep(complete)).toBe(checkoutSteps.REVIEW_ORDER)
  expect(startStep({ ...complete, paymentInstruments: [], billingAddress: undefined }, 'quote')).toBe(
    checkoutSteps.REVIEW_ORDER,
  )
})

test('[S4.008] the URL opens completed steps and the current one, nothing further', () => {
  const { CONTACT_INFO, SHIPPING_OPTIONS, PAYMENT, REVIEW_ORDER } = checkoutSteps
  expect(shownStep('contact', PAYMENT)).toBe(CONTACT_INFO)
  expect(shownStep('payment', PAYMENT)).toBe(PAYMENT)
  expect(shownStep('payment', REVIEW_ORDER)).toBe(PAYMENT)
  expect(shownStep('review', REVIEW_ORDER)).toBe(REVIEW_ORDER)
  expect(shownStep('review', SHIPPING_OPTIONS)).toBe(SHIPPING_OPTIONS)
  expect(shownStep('nonsense', REVIEW_ORDER)).toBe(REVIEW_ORDER)
  expect(shownStep(null, PAYMENT)).toBe(PAYMENT)
  expect(urlOf(REVIEW_ORDER)).toBe('/checkout?step=review')
})

test('[S4.007] going on moves one step, past the payment for a quote and past what has no choice', () => {
  const { CONTACT_INFO, SHIPPING_ADDRESS, SHIPPING_OPTIONS, PAYMENT, REVIEW_ORDER } = checkoutSteps
  expect(nextStep(CONTACT_INFO)).toBe(SHIPPING_ADDRESS)
  expect(nextStep(SHIPPING_ADDRESS)).toBe(SHIPPING_OPTIONS)
  expect(nextStep(SHIPPING_ADDRESS, { isPickedUp: true })).toBe(PAYMENT)
  expect(nextStep(SHIPPING_ADDRESS, { isPickedUp: true, flow: 'quote' })).toBe(REVIEW_ORDER)
  expect(nextStep(SHIPPING_OPTIONS)).toBe(PAYMENT)
  expect(nextStep(SHIPPING_OPTIONS, { flow: 'quote' })).toBe(REVIEW_ORDER)
  expect(nextStep(REVIEW_ORDER)).toBe(REVIEW_ORDER)
})

test('a step that is opened again from a complete checkout leads back to its review', () => {
  for (const step of Object.values(checkoutSteps))
    expect(nextStep(step, { wasComplete: true })).toBe(checkoutSteps.REVIEW_ORDER)
})
