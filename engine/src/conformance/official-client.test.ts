import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problemsOf, successesOf } from '../http/declared-responses.ts'
import { caseOf, operations } from './testing/cases.ts'
import { callOfficial } from './testing/official-call.ts'
import { refusals } from './testing/refusals.ts'
import { openResponseLedger } from './testing/response-ledger.ts'
import { missingIds, openScene } from './testing/scene.ts'
import { type ConformanceShop, openConformanceShop } from './testing/shop.ts'

const ledger = openResponseLedger()
let shop: ConformanceShop
beforeAll(async () => {
  shop = await openConformanceShop()
})
afterAll(() => shop.close())

const calls = operations.flatMap((operation) => {
  const { by } = caseOf(operation.name)
  return (by.length > 0 ? by : (['nobody'] as const)).map((owner) => ({ ...operation, owner }))
})

describe('the official client', () => {
  test.each(calls)('$name for $owner', async ({ owner, ...operation }) => {
    const one = caseOf(operation.name)
    const scene = await openScene(shop, owner === 'guest' ? 'guest' : 'customer', one.given)
    const token = owner === 'nobody' ? undefined : scene.owner.token
    const answer = await callOfficial({ shop, ledger, token }, operation, one, scene.ids)
    expect(answer.status, answer.text.slice(0, 300)).toBe(one.status ?? 200)
  })
})

/** Calls that the specification lists (section 7), as its client made them above. */
const listed: [string, string[]][] = [
  ['[S7.003] coupons are added', ['addCouponToBasket']],
  ['[S7.004] coupons are removed', ['removeCouponFromBasket']],
  ['[S7.005] baskets are merged', ['mergeBasket']],
  ['[S7.006] baskets are opened', ['createBasket']],
  ['[S7.007] a basket changes its currency', ['updateBasket']],
  ['[S7.008] a basket learns an e-mail', ['updateCustomerForBasket']],
  ['[S7.009] a customer signs in', ['authenticateCustomer', 'getAccessToken']],
  ['[S7.010] a customer registers', ['registerCustomer']],
  ['[S7.012] a password is set anew', ['resetPassword']],
  ['[S7.013] [S7.014] a customer is read and changed', ['getCustomer', 'updateCustomer']],
  ['[S7.015] baskets are listed and deleted', ['getCustomerBaskets', 'deleteBasket']],
  ['[S7.018] promotions are read', ['getPromotions']],
  ['[S7.019] categories are read', ['getCategory', 'getCategories']],
  ['[S7.020] orders are read', ['getOrder']],
  ['[S7.023] lines are removed', ['removeItemFromBasket']],
  ['[S7.025] a delivery is chosen', ['updateShippingMethodForShipment']],
  ['[S7.027] lists are read and made', ['getCustomerProductLists', 'createCustomerProductList']],
  ['[S7.027] list items come and go', ['createCustomerProductListItem', 'deleteCustomerProductListItem']],
  ['[S7.028] suggestions are asked for', ['getSearchSuggestions']],
  ['[S7.029] a customer signs out', ['logoutCustomer']],
  ['[S7.041] content assets are read', ['getContentAssets']],
  ['[S7.046] [S7.047] site and preferences are read', ['getSiteInfo', 'getPreferences']],
]

test.each(listed)('%s by the platform’s client', (_, names) => {
  const successful = names.filter((name) => [...ledger.answersOf(name)].some((one) => /^[23]\d\d$/.test(one)))
  expect(successful).toEqual(names)
})

const owned = operations.filter(
  ({ name, route }) => caseOf(name).owned && /\{(?!org|site|shipment)/.test(route),
)

describe('what does not exist', () => {
  test.each(owned)('$name', async (operation) => {
    const one = caseOf(operation.name)
    const scene = await openScene(shop, one.by.at(-1) ?? 'customer', one.given)
    const calling = { shop, ledger, token: scene.owner.token }
    const none = missingIds(scene.ids)
    const { customerId, basketId, ...parts } = scene.ids
    expect((await callOfficial(calling, operation, one, none)).status).toBe(404)
    if (Object.keys(parts).length === 0) return
    // What is missing in a basket, a list or an account that is there.
    const part = { ...none, customerId: String(customerId), ...(basketId ? { basketId } : {}) }
    await callOfficial(calling, operation, one, part)
  })
})

describe('what is declared', () => {
  test.each(refusals)('$operation: $problem', async ({ operation, problem, as, token, one }) => {
    const scene = await openScene(shop, as, one.given)
    const route = operations.find(({ name }) => name === operation)?.route ?? ''
    const own = caseOf(operation).by.length > 0 ? scene.owner.token : undefined
    const calling = { shop, ledger, token: token ?? own }
    const answer = await callOfficial(calling, { name: operation, route }, one, scene.ids)
    const { type = '', error = '' } = answer.body as { type?: string; error?: string }
    const slug = type.split('/').at(-1) || error.replaceAll('_', '-')
    expect(`${answer.status} ${slug}`, answer.text.slice(0, 300)).toBe(problem)
  })
})

/** Declared, but met by the tests of the module: what needs another shop, two shoppers at once or a silent vendor. */
const elsewhere: Record<string, string> = {
  'createShipmentForBasket 400 invalid-shipping-method': 'conformance/shipments.test.ts',
  'createShipmentForBasketV2 400 invalid-shipping-method': 'conformance/shipments.test.ts',
  'authenticateCustomer 409 conflict': 'login/calls/authenticate-customer.test.ts',
  'sendPasswordResetMail success': 'login/mails/password-reset.test.ts',
  'createOrder 400 coupon-not-redeemable': 'orders/placing/races.test.ts',
  'createOrder 409 idempotency-key-reused': 'orders/placing/races.test.ts',
  'createOpportunity 409 idempotency-key-reused': 'opportunities/races.test.ts',
  'getOpportunityDocument 403 forbidden': 'opportunities/opportunities.test.ts',
  'failOrder 503 service-unavailable': 'orders/calls/fail-order.test.ts',
  'cancelOrder 503 service-unavailable': 'orders/transition-order.test.ts',
  'createPaypalOrder 404 payment-method-not-found': 'paypal/create-paypal-order.test.ts',
  'createPaypalOrder 503 service-unavailable': 'paypal/create-paypal-order.test.ts',
  'receivePaypalNotice 404 payment-method-not-found': 'paypal/create-paypal-order.test.ts',
  'receivePaypalNotice 503 service-unavailable': 'paypal/create-paypal-order.test.ts',
  'receivePaypalNotice success': 'orders/payment/payment-scripts.test.ts',
  'getCardFields 503 service-unavailable': 'payments/get-card-fields.test.ts',
  'getCardFields 404 payment-method-not-found': 'payments/get-card-fields.test.ts',
  'setUpCardAuthentication 400 card-token-not-valid': 'payments/set-up-card-authentication.test.ts',
  'setUpCardAuthentication 404 payment-method-not-found': 'payments/set-up-card-authentication.test.ts',
  'setUpCardAuthentication 503 service-unavailable': 'payments/set-up-card-authentication.test.ts',
}

describe('declared is seen, and seen is declared', () => {
  test.each(operations)('$name', ({ name, contract, route }) => {
    const seen = [...ledger.answersOf(name)]
    const words = ({ status, slug }: { status: number; slug: string }) => `${status} ${slug}`
    const successes = successesOf(contract).map(String)
    const own = (contract.problems ?? []).map(({ kind }) => words(kind))
    const declared = [...problemsOf(contract, route).map(words), ...successes]
    expect(seen.filter((one) => !declared.includes(one))).toEqual([])
    const wanted = (caseOf(name).status ?? 200) < 400 ? ['success', ...own] : own
    const met = seen.some((one) => successes.includes(one)) ? ['success', ...seen] : seen
    // Limits are off here: http/rate-limits.test.ts and login/limits/login-limits.test.ts meet them.
    const unmet = wanted.filter((one) => !met.includes(one) && !one.startsWith('429 '))
    expect(unmet.filter((one) => !(`${name} ${one}` in elsewhere))).toEqual([])
  })
})

/** Where the client's types are not what the platform answers, or the shop decided otherwise; each with its evidence. */
const quirks: { fault: RegExp; why: string }[] = [
  {
    fault: /\.(\w*Total|\w*TotalTax): null, not number$/,
    why: 'before a delivery is chosen; the baskets that the platform recorded for its storefront have null too',
  },
  {
    fault: /^(introspectToken|revokeToken) \.token: required, absent$/,
    why: 'the description names the body of the request as the answer',
  },
  {
    fault: /^(getUserInfo|getWellknownOpenidConfiguration) : object, not string$/,
    why: 'the description has no schema for them; OpenID Connect has',
  },
  {
    fault: /\.productPromotions\[\]\.promotionalPrice: required, absent$/,
    why: 'a promotion of the order gives the product no price; recorded answers of shops on the platform have such too',
  },
  {
    fault: /^getSearchSuggestions \.productSuggestions\.products\[\]\.(price|currency): required, absent$/,
    why: 'guests see no prices, and goods on request have none (decision 033)',
  },
]

test('every success has the types that the platform’s client declares', () => {
  const unexplained = ledger.faults().filter((fault) => !quirks.some((one) => one.fault.test(fault)))
  expect(unexplained).toEqual([])
  // A quirk that is seen no more is none.
  expect(quirks.filter(({ fault }) => !ledger.faults().some((one) => fault.test(one)))).toEqual([])
  expect(ledger.compared().size).toBeGreaterThan(80)
})
