import { basic, privateClient } from '../../login/testing.ts'
import { servedRefusals } from './served-refusals.ts'
import { both, type Change, form, one, query, type Refusal } from './refusal.ts'
import { resetToken, takenEmailToken } from './login-steps.ts'
import {
  basket,
  customerAddress,
  delivery,
  example,
  type Given,
  instrument,
  loginOf,
  opportunity,
  password,
  pricedOpportunity,
  previousGuest,
  temporaryBasket,
} from './scene.ts'
import { personalisationCases } from './personalisation-cases.ts'
import {
  acceptedQuote,
  approvedBefore,
  completedOrder,
  fullList,
  gone,
  manyAddresses,
  manyInstruments,
  manyLists,
  notOffered,
  paidOrder,
  quoteElsewhere,
  quoteWithFiles,
  quoteWithoutStock,
  refusedCard,
  refusedQuote,
  twoAddresses,
} from './refusal-steps.ts'

const unknownClient = { client_id: '00000000-0000-4000-8000-000000000000' }
const wrongSecret = { authorization: basic(privateClient.id, 'wrong') }
/** An application that does not know its secret. */
const stranger = (operation: string): Change => ({
  given: [],
  headers: wrongSecret,
  ...form(operation, { client_id: privateClient.id }),
})
const elsewhere = { redirect_uri: 'https://elsewhere.example/callback' }

const login: Refusal[] = [
  one('authorizeCustomer', '400 invalid-request', query('authorizeCustomer', elsewhere)),
  one('authorizeCustomer', '400 unknown-identity-provider', query('authorizeCustomer', { hint: 'yahoo' })),
  one('returnFromIdentityProvider', '400 invalid-request', { query: { state: 'x', code: 'x' } }),
  one('authenticateCustomer', '400 invalid-request', form('authenticateCustomer', elsewhere)),
  one('authenticateCustomer', '401 unauthorized', {
    headers: { authorization: basic('nobody@qa.example', 'Prueba2026!') },
  }),
  one('getAccessToken', '400 invalid-request', form('getAccessToken', { code: '' })),
  one('getAccessToken', '400 invalid-grant', form('getAccessToken', { code: 'x' })),
  one('getAccessToken', '400 unsupported-grant-type', form('getAccessToken', { grant_type: 'password' })),
  one('getAccessToken', '401 invalid-client', stranger('getAccessToken')),
  one('logoutCustomer', '400 invalid-grant', query('logoutCustomer', { refresh_token: 'x' })),
  one('logoutCustomer', '401 invalid-access-token', { token: 'x.y.z' }),
  one('getPasswordResetToken', '400 invalid-request', form('getPasswordResetToken', { mode: 'pigeon' })),
  one('getPasswordResetToken', '401 invalid-client', stranger('getPasswordResetToken')),
  one('resetPassword', '400 invalid-request', {
    given: [],
    ...form('resetPassword', { pwd_action_token: 'x' }),
  }),
  one('resetPassword', '400 invalid-password', {
    given: [resetToken],
    ...form('resetPassword', { new_password: 'short' }),
  }),
  one('resetPassword', '401 invalid-client', stranger('resetPassword')),
  one('authorizePasswordlessCustomer', '400 invalid-request', {
    ...form('authorizePasswordlessCustomer', { mode: 'pigeon' }),
  }),
  one('authorizePasswordlessCustomer', '401 invalid-client', stranger('authorizePasswordlessCustomer')),
  one('getPasswordLessAccessToken', '400 invalid-request', {
    given: [],
    ...form('getPasswordLessAccessToken', { pwdless_login_token: 'x' }),
  }),
  one('getPasswordLessAccessToken', '401 invalid-client', stranger('getPasswordLessAccessToken')),
  one('getSessionBridgeAccessToken', '400 invalid-request', {
    ...form('getSessionBridgeAccessToken', unknownClient),
  }),
  one(
    'getSessionBridgeAccessToken',
    '400 invalid-grant',
    form('getSessionBridgeAccessToken', { dwsid: 'x' }),
  ),
  one('getSessionBridgeAccessToken', '400 unsupported-grant-type', {
    ...form('getSessionBridgeAccessToken', { grant_type: 'x' }),
  }),
  one('getSessionBridgeAccessToken', '401 invalid-client', stranger('getSessionBridgeAccessToken')),
  one('askEmailChange', '400 bad-request', { body: { email: 'none', currentPassword: 'x' } }),
  one('askEmailChange', '400 update-password', { body: { email: 'x9@qa.example', currentPassword: 'x' } }),
  one('confirmEmailChange', '400 invalid-request', { given: [], body: { token: 'x' } }),
  one('confirmEmailChange', '400 login-already-in-use', { given: [takenEmailToken] }),
  one('getUserInfo', '401 invalid-access-token', { token: 'x.y.z' }),
  one('revokeToken', '401 invalid-client', stranger('revokeToken')),
  one('introspectToken', '401 invalid-client', stranger('introspectToken')),
]

const resetMail = one('sendPasswordResetMail', '400 bad-request', { body: {} })

const someone = (changes: object) => ({
  customer: { login: 'x1@pruebas.example', email: 'x1@pruebas.example', lastName: 'X', ...changes },
  password: 'Cubierta-Roja 84!',
})
const taken = { login: 'ana@qa.example', email: 'ana@qa.example' }

const withNumber = { paymentMethodId: 'CREDIT_CARD', paymentCard: { number: '4111111111111111' } }

const customers: Refusal[] = [
  one('registerCustomer', '400 invalid-customer', { body: someone({ lastName: ' ' }) }),
  one('registerCustomer', '400 invalid-email', { body: someone({ email: 'x' }) }),
  one('registerCustomer', '400 invalid-password', { body: { ...someone({}), password: 'short' } }),
  one('registerCustomer', '400 login-already-in-use', { body: someone(taken) }),
  one('updateCustomer', '400 invalid-customer', { body: { lastName: '' } }),
  one('updateCustomer', '400 invalid-email', { body: { email: 'x' } }),
  one('updateCustomer', '400 update-password', { body: { email: 'x2@pruebas.example' } }),
  one('updateCustomer', '400 login-already-in-use', {
    given: [password],
    body: { ...taken, currentPassword: example.password },
  }),
  one('closeCustomerAccount', '400 wrong-confirmation', { body: { email: 'otra@pruebas.example' } }),
  one('closeCustomerAccount', '400 update-password', {
    body: ({ customerId = '' }) => ({ email: loginOf(customerId), currentPassword: 'Otra-Clave 84!' }),
  }),
  one('closeCustomerAccount', '409 orders-under-way', { given: [password, paidOrder] }),
  one('updateCustomerPassword', '400 update-password', {
    body: { currentPassword: 'wrong', password: 'Cubierta-Roja 84!' },
  }),
  one('updateCustomerPassword', '400 invalid-password', {
    body: { currentPassword: example.password, password: 'short' },
  }),
  one('createCustomerAddress', '400 address-name-already-in-use', {
    given: [customerAddress],
    body: { ...example.address, addressId: 'Bodega' },
  }),
  one('createCustomerAddress', '400 address-quota-exceeded', { given: [manyAddresses] }),
  one('updateCustomerAddress', '400 address-name-already-in-use', {
    given: [twoAddresses],
    body: { addressId: 'Casa 1' },
  }),
  one('createCustomerPaymentInstrument', '400 bad-request', { body: withNumber }),
  one('createCustomerPaymentInstrument', '400 payment-instrument-quota-exceeded', {
    given: [manyInstruments],
  }),
  one('updateCustomerPaymentInstrument', '400 bad-request', { body: withNumber }),
  one('getPublicProductListsBySearchTerm', '400 bad-request', { query: {} }),
  one('getPublicProductList', '404 not-found', { given: [], params: { listId: 'nowhere' } }),
  one('getPublicProductListItems', '404 not-found', { given: [], params: { listId: 'nowhere' } }),
  one('getProductListItem', '404 not-found', { params: { itemId: 'nowhere' } }),
  one('getSharedProductList', '404 not-found', { given: [], query: { c_token: 'nothing' } }),
  one('createCustomerProductList', '400 product-list-quota-exceeded', { given: [manyLists] }),
  one('createCustomerProductListItem', '400 product-list-item-quota-exceeded', { given: [fullList] }),
  one('createCustomerProductListItem', '400 invalid-product-id', { body: { productId: 'QA-NOWHERE' } }),
]

const listCalls = [
  'getCustomerProductLists',
  'shareCustomerProductList',
  'unshareCustomerProductList',
  'createCustomerProductList',
  'getCustomerProductList',
  'updateCustomerProductList',
  'deleteCustomerProductList',
  'createCustomerProductListItem',
  'getCustomerProductListItem',
  'updateCustomerProductListItem',
  'deleteCustomerProductListItem',
]
const listsOfGuests = listCalls.map((name) =>
  one(name, '403 forbidden', { as: 'guest', given: [], params: { listId: 'x', itemId: 'x' } }),
)

const few = { productId: 'QA-NONE', quantity: 1 }
const wrongCountry = { ...example.address, countryCode: 'ZZ' }
const otherShipment = { shipmentId: 'other' }
const needed = [basket, delivery]

const itemRefusals = (name: string, bodyOf: (item: object) => object) => [
  ...both(name, '404 product-not-found', { body: bodyOf({ productId: 'QA-NOWHERE' }) }),
  ...both(name, '400 product-item-not-available', { body: bodyOf(few) }),
  ...both(name, '400 bad-request', { body: bodyOf({ productId: 'QA-SCREW', quantity: 0.5 }) }),
]

const baskets: Refusal[] = [
  ...both('createBasket', '400 customer-baskets-quota-exceeded', { given: [basket] }),
  ...both('createBasket', '400 customer-temporary-baskets-quota-exceeded', {
    given: Array.from({ length: 4 }, (): Given => temporaryBasket),
    query: { temporary: 'true' },
  }),
  ...both('createBasket', '400 product-item-not-available', { body: { productItems: [few] } }),
  ...both('createBasket', '400 bad-request', { body: { c_country: 'ZZ' } }),
  ...both('updateBasket', '400 bad-request', { body: { currency: 'ZZZ' } }),
  ...both('mergeBasket', '403 forbidden', { as: 'guest', given: [] }),
  ...both('mergeBasket', '409 no-source-basket-exception', { given: [] }),
  ...both('mergeBasket', '409 basket-merge-no-current-basket-exception', { query: {} }),
  ...both('transferBasket', '403 forbidden', { as: 'guest', given: [] }),
  ...both('transferBasket', '409 basket-transfer-basket-already-exists-exception', {
    given: [previousGuest, basket],
  }),
  ...itemRefusals('addItemToBasket', (item) => [item]),
  ...itemRefusals('updateItemInBasket', (item) => item),
  ...both('updateItemsInBasket', '404 product-not-found', {
    body: ({ itemId }) => [{ itemId, productId: 'QA-NOWHERE' }],
  }),
  ...both('updateItemsInBasket', '400 product-item-not-available', {
    body: ({ itemId }) => [{ itemId, productId: 'QA-NONE' }],
  }),
  ...both('updateItemsInBasket', '400 bad-request', { body: ({ itemId }) => [{ itemId, quantity: 0.5 }] }),
  ...both('addCouponToBasket', '400 invalid-coupon-code', { body: { code: 'QA-NOWHERE' } }),
  ...both('updateCustomerForBasket', '400 bad-request', { body: { email: 'x' } }),
  ...both('updateBillingAddressForBasket', '400 bad-request', { body: wrongCountry }),
  ...both('updateShippingAddressForShipment', '404 shipment-not-found', { params: otherShipment }),
  ...both('updateShippingAddressForShipment', '400 bad-request', { body: wrongCountry }),
  ...both('updateShipmentForBasket', '404 shipment-not-found', { params: otherShipment }),
  ...both('updateShipmentForBasket', '400 invalid-shipping-method', {
    given: needed,
    body: { shippingMethod: { id: 'by-air' } },
  }),
  ...both('updateShipmentForBasket', '400 bad-request', { body: { shippingAddress: wrongCountry } }),
  ...both('removeShipmentFromBasket', '404 shipment-not-found', { params: otherShipment }),
  ...both('getShippingMethodsForShipment', '404 shipment-not-found', { params: otherShipment }),
  ...both('updateShippingMethodForShipment', '404 shipment-not-found', { params: otherShipment }),
  ...both('updateShippingMethodForShipment', '400 invalid-shipping-method', { body: { id: 'by-air' } }),
  ...both('addPaymentInstrumentToBasket', '400 invalid-payment-method', {
    body: { paymentMethodId: 'GOLD' },
  }),
  ...both('addPaymentInstrumentToBasket', '400 bad-request', {
    body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { maskedNumber: '4111111111111111' } },
  }),
  ...both('addPaymentInstrumentToBasket', '409 paypal-order-outdated', {
    given: [approvedBefore],
    body: ({ paypalOrderId }) => ({ paymentMethodId: 'PAYPAL', c_transaction_id: paypalOrderId }),
  }),
  ...both('updatePaymentInstrumentInBasket', '400 invalid-payment-method', {
    given: [basket, instrument],
    body: { paymentMethodId: 'GOLD' },
  }),
  ...both('updatePaymentInstrumentInBasket', '400 bad-request', {
    body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { maskedNumber: '4111111111111111' } },
  }),
  ...both('createShipmentForBasket', '400 bad-request', { body: [] }),
  one('promoteTemporaryBasket', '409 basket-not-promotable-exception', { given: [basket] }),
  one('promoteTemporaryBasket', '409 basket-transfer-basket-already-exists-exception', {
    given: [basket, temporaryBasket],
  }),
]

const orders: Refusal[] = [
  one('createOrder', '400 basket-incomplete', { given: [basket] }),
  one('createOrder', '400 product-item-not-available', { given: [gone] }),
  one('createOrder', '400 invalid-payment-method', { given: [notOffered] }),
  one('createOrder', '402 payment-declined', { given: [refusedCard] }),
  one('createOrder', '409 order-total-changed', { body: ({ basketId }) => ({ basketId, c_orderTotal: 1 }) }),
  one('failOrder', '409 order-status-transition', { given: [paidOrder] }),
  one('guestOrderLookup', '400 insufficient-identifying-information', {
    body: ({ email }) => ({ email }),
  }),
  one('guestOrderLookup', '404 order-not-found', {
    body: ({ email }) => ({ email, orderViewCode: 'wrong' }),
  }),
  one('cancelOrder', '409 order-status-transition', { given: [completedOrder] }),
  one('createPaypalOrder', '400 basket-incomplete', { given: [basket] }),
  one('createPaypalOrder', '404 basket-not-found', { body: { basketId: 'x' } }),
  one('receivePaypalNotice', '400 invalid-webhook', {}),
  one('getPayment', '404 payment-not-found', { params: { transactionId: 'x' } }),
  one('finishPayment', '404 payment-not-found', { params: { transactionId: 'x' } }),
]

const quotes: Refusal[] = [
  one('createOpportunity', '404 basket-not-found', { given: [], body: { basketId: 'x' } }),
  one('createOpportunity', '400 nothing-to-quote', {
    given: [basket],
    body: ({ basketId }) => ({ basketId, onlyQuoteLines: true }),
  }),
  one('acceptOpportunity', '409 opportunity-state', { given: [opportunity] }),
  one('acceptOpportunity', '409 opportunity-offer-changed', { body: { Revision: 7 } }),
  one('acceptOpportunity', '409 conflict', { given: [quoteElsewhere] }),
  one('acceptOpportunity', '400 product-item-not-available', { given: [quoteWithoutStock] }),
  one('rejectOpportunity', '409 opportunity-state', { given: [acceptedQuote] }),
  one('renewOpportunity', '409 opportunity-state', { given: [pricedOpportunity] }),
  one('writeOpportunityMessage', '409 opportunity-state', { given: [refusedQuote] }),
  one('addOpportunityFile', '400 file-not-accepted', {
    body: { file: { filename: 'a.gif', fileContent: 'AAAA' } },
  }),
  one('addOpportunityFile', '400 too-many-files', { given: [quoteWithFiles] }),
]

const noClient = Object.keys(personalisationCases).map((name) =>
  one(name, '401 unauthorized', { headers: {} }),
)

/** Every declared problem that this suite meets. */
export const refusals: Refusal[] = [
  ...login,
  resetMail,
  ...customers,
  ...listsOfGuests,
  ...baskets,
  ...orders,
  ...quotes,
  ...servedRefusals,
  ...noClient,
]
