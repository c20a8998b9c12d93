import { basicAuthorization, privateClient } from '../../login/testing.ts'
import {
  joinOf,
  onlyIdentity,
  resetToken,
  sessionOfOwner,
  takenEmailToken,
  takenIdentity,
} from './login-steps.ts'
import { personalisationCases } from './personalisation-cases.ts'
import { bothVersions, type Change, type Refusal, refusal, withForm, withQuery } from './refusal.ts'
import {
  acceptedQuote,
  completedOrder,
  fullList,
  manyAddresses,
  manyInstruments,
  manyLists,
  outdatedApproval,
  orderWithProofs,
  paidOrder,
  quoteOfOtherCountry,
  quoteWithFiles,
  quoteWithoutStock,
  refusedCard,
  refusedQuote,
  soldOutBasket,
  twoAddresses,
  unofferedPaymentMethod,
} from './refusal-steps.ts'
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
  previousGuest,
  pricedOpportunity,
  temporaryBasket,
} from './scene.ts'
import { servedRefusals } from './served-refusals.ts'

const unknownClient = { client_id: '00000000-0000-4000-8000-000000000000' }
const wrongSecret = { authorization: basicAuthorization(privateClient.id, 'wrong') }
/** An application that does not know its secret. */
const stranger = (operation: string): Change => ({
  given: [],
  headers: wrongSecret,
  ...withForm(operation, { client_id: privateClient.id }),
})
const elsewhere = { redirect_uri: 'https://elsewhere.example/callback' }

const login: Refusal[] = [
  refusal('authorizeCustomer', '400 invalid-request', withQuery('authorizeCustomer', elsewhere)),
  refusal(
    'authorizeCustomer',
    '400 unknown-identity-provider',
    withQuery('authorizeCustomer', { hint: 'yahoo' }),
  ),
  refusal('returnFromIdentityProvider', '400 invalid-request', { query: { state: 'x', code: 'x' } }),
  refusal('authenticateCustomer', '400 invalid-request', withForm('authenticateCustomer', elsewhere)),
  refusal('authenticateCustomer', '401 unauthorized', {
    headers: { authorization: basicAuthorization('nobody@qa.example', 'Prueba2026!') },
  }),
  refusal('getAccessToken', '400 invalid-request', withForm('getAccessToken', { code: '' })),
  refusal('getAccessToken', '400 invalid-grant', withForm('getAccessToken', { code: 'x' })),
  refusal(
    'getAccessToken',
    '400 unsupported-grant-type',
    withForm('getAccessToken', { grant_type: 'password' }),
  ),
  refusal('getAccessToken', '401 invalid-client', stranger('getAccessToken')),
  refusal('logoutCustomer', '400 invalid-grant', withQuery('logoutCustomer', { refresh_token: 'x' })),
  refusal('logoutCustomer', '401 invalid-access-token', { token: 'x.y.z' }),
  refusal(
    'getPasswordResetToken',
    '400 invalid-request',
    withForm('getPasswordResetToken', { mode: 'pigeon' }),
  ),
  refusal('getPasswordResetToken', '401 invalid-client', stranger('getPasswordResetToken')),
  refusal('resetPassword', '400 invalid-request', {
    given: [],
    ...withForm('resetPassword', { pwd_action_token: 'x' }),
  }),
  refusal('resetPassword', '400 invalid-password', {
    given: [resetToken],
    ...withForm('resetPassword', { new_password: 'short' }),
  }),
  refusal('resetPassword', '401 invalid-client', stranger('resetPassword')),
  refusal('authorizePasswordlessCustomer', '400 invalid-request', {
    ...withForm('authorizePasswordlessCustomer', { mode: 'pigeon' }),
  }),
  refusal('authorizePasswordlessCustomer', '401 invalid-client', stranger('authorizePasswordlessCustomer')),
  refusal('getPasswordLessAccessToken', '400 invalid-request', {
    given: [],
    ...withForm('getPasswordLessAccessToken', { pwdless_login_token: 'x' }),
  }),
  refusal('getPasswordLessAccessToken', '401 invalid-client', stranger('getPasswordLessAccessToken')),
  refusal('getSessionBridgeAccessToken', '400 invalid-request', {
    ...withForm('getSessionBridgeAccessToken', unknownClient),
  }),
  refusal(
    'getSessionBridgeAccessToken',
    '400 invalid-grant',
    withForm('getSessionBridgeAccessToken', { dwsid: 'x' }),
  ),
  refusal('getSessionBridgeAccessToken', '400 unsupported-grant-type', {
    ...withForm('getSessionBridgeAccessToken', { grant_type: 'x' }),
  }),
  refusal('getSessionBridgeAccessToken', '401 invalid-client', stranger('getSessionBridgeAccessToken')),
  refusal('askEmailChange', '400 bad-request', { body: { email: 'none', currentPassword: 'x' } }),
  refusal('askEmailChange', '400 update-password', {
    body: { email: 'x9@qa.example', currentPassword: 'x' },
  }),
  refusal('confirmEmailChange', '400 invalid-request', { given: [], body: { token: 'x' } }),
  refusal('confirmEmailChange', '400 login-already-in-use', { given: [takenEmailToken] }),
  refusal('sendIdentityCode', '400 bad-request', {
    body: ({ pendingIdentity: pending = 'x' }) => ({ pendingIdentity: pending, email: 'none' }),
  }),
  refusal('sendIdentityCode', '400 invalid-request', {
    given: [],
    body: { pendingIdentity: 'x', email: 'x9@qa.example' },
  }),
  refusal('confirmIdentity', '400 invalid-request', {
    given: [],
    body: { pendingIdentity: 'x', email: 'x9@qa.example', code: '1' },
  }),
  refusal('beginIdentityJoin', '400 invalid-request', {
    body: { ...joinOf(example.password), redirectUri: 'https://elsewhere.example/' },
  }),
  refusal('beginIdentityJoin', '400 unknown-identity-provider', {
    body: { ...joinOf(example.password), provider: 'yahoo' },
  }),
  refusal('beginIdentityJoin', '400 update-password', { body: joinOf('x') }),
  // A token of no sign-in of the customer's.
  refusal('beginIdentityJoin', '403 recent-sign-in-required', { given: [password] }),
  refusal('confirmIdentityJoin', '400 invalid-request', { given: [], body: { identityToJoin: 'x' } }),
  refusal('confirmIdentityJoin', '409 identity-in-use', { given: [password, sessionOfOwner, takenIdentity] }),
  refusal('removeIdentity', '400 update-password', { body: { provider: 'google', currentPassword: 'x' } }),
  refusal('removeIdentity', '403 recent-sign-in-required', { given: [] }),
  refusal('removeIdentity', '409 only-way-in', { given: [password, sessionOfOwner, onlyIdentity] }),
  refusal('getUserInfo', '401 invalid-access-token', { token: 'x.y.z' }),
  refusal('revokeToken', '401 invalid-client', stranger('revokeToken')),
  refusal('introspectToken', '401 invalid-client', stranger('introspectToken')),
]

const resetMail = refusal('sendPasswordResetMail', '400 bad-request', { body: {} })

const newCustomerBody = (changes: object) => ({
  customer: { login: 'x1@pruebas.example', email: 'x1@pruebas.example', lastName: 'X', ...changes },
  password: 'Cubierta-Roja 84!',
})
const taken = { login: 'ana@qa.example', email: 'ana@qa.example' }

const withNumber = { paymentMethodId: 'CREDIT_CARD', paymentCard: { number: '4111111111111111' } }

const customers: Refusal[] = [
  refusal('registerCustomer', '400 invalid-customer', { body: newCustomerBody({ lastName: ' ' }) }),
  refusal('registerCustomer', '400 invalid-email', { body: newCustomerBody({ email: 'x' }) }),
  refusal('registerCustomer', '400 invalid-password', {
    body: { ...newCustomerBody({}), password: 'short' },
  }),
  refusal('registerCustomer', '400 login-already-in-use', { body: newCustomerBody(taken) }),
  refusal('updateCustomer', '400 invalid-customer', { body: { lastName: '' } }),
  refusal('updateCustomer', '400 invalid-email', { body: { email: 'x' } }),
  refusal('updateCustomer', '400 update-password', { body: { email: 'x2@pruebas.example' } }),
  refusal('updateCustomer', '400 login-already-in-use', {
    given: [password],
    body: { ...taken, currentPassword: example.password },
  }),
  refusal('closeCustomerAccount', '400 wrong-confirmation', { body: { email: 'otra@pruebas.example' } }),
  refusal('closeCustomerAccount', '400 update-password', {
    body: ({ customerId = '' }) => ({ email: loginOf(customerId), currentPassword: 'Otra-Clave 84!' }),
  }),
  refusal('closeCustomerAccount', '409 orders-under-way', { given: [password, paidOrder] }),
  refusal('updateCustomerPassword', '400 update-password', {
    body: { currentPassword: 'wrong', password: 'Cubierta-Roja 84!' },
  }),
  refusal('updateCustomerPassword', '400 invalid-password', {
    body: { currentPassword: example.password, password: 'short' },
  }),
  refusal('createCustomerAddress', '400 address-name-already-in-use', {
    given: [customerAddress],
    body: { ...example.address, addressId: 'Bodega' },
  }),
  refusal('createCustomerAddress', '400 address-quota-exceeded', { given: [manyAddresses] }),
  refusal('updateCustomerAddress', '400 address-name-already-in-use', {
    given: [twoAddresses],
    body: { addressId: 'Casa 1' },
  }),
  refusal('createCustomerPaymentInstrument', '400 bad-request', { body: withNumber }),
  refusal('createCustomerPaymentInstrument', '400 payment-instrument-quota-exceeded', {
    given: [manyInstruments],
  }),
  refusal('updateCustomerPaymentInstrument', '400 bad-request', { body: withNumber }),
  refusal('getPublicProductListsBySearchTerm', '400 bad-request', { query: {} }),
  refusal('getPublicProductList', '404 not-found', { given: [], params: { listId: 'nowhere' } }),
  refusal('getPublicProductListItems', '404 not-found', { given: [], params: { listId: 'nowhere' } }),
  refusal('getProductListItem', '404 not-found', { params: { itemId: 'nowhere' } }),
  refusal('getSharedProductList', '404 not-found', { given: [], query: { c_token: 'nothing' } }),
  refusal('getSavedList', '404 not-found', { given: [], params: { listId: 'nowhere' } }),
  refusal('deleteSavedList', '404 not-found', { given: [], params: { listId: 'nowhere' } }),
  refusal('createCustomerProductList', '400 product-list-quota-exceeded', { given: [manyLists] }),
  refusal('createCustomerProductListItem', '400 product-list-item-quota-exceeded', { given: [fullList] }),
  refusal('createCustomerProductListItem', '400 invalid-product-id', { body: { productId: 'QA-NOWHERE' } }),
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
  refusal(name, '403 forbidden', { as: 'guest', given: [], params: { listId: 'x', itemId: 'x' } }),
)

const scarceItem = { productId: 'QA-NONE', quantity: 1 }
const wrongCountry = { ...example.address, countryCode: 'ZZ' }
const otherShipment = { shipmentId: 'other' }
const needed = [basket, delivery]

const itemRefusals = (name: string, bodyOf: (item: object) => object) => [
  ...bothVersions(name, '404 product-not-found', { body: bodyOf({ productId: 'QA-NOWHERE' }) }),
  ...bothVersions(name, '400 product-item-not-available', { body: bodyOf(scarceItem) }),
  ...bothVersions(name, '400 bad-request', { body: bodyOf({ productId: 'QA-SCREW', quantity: 0.5 }) }),
]

const baskets: Refusal[] = [
  ...bothVersions('createBasket', '400 customer-baskets-quota-exceeded', { given: [basket] }),
  ...bothVersions('createBasket', '400 customer-temporary-baskets-quota-exceeded', {
    given: Array.from({ length: 4 }, (): Given => temporaryBasket),
    query: { temporary: 'true' },
  }),
  ...bothVersions('createBasket', '400 shipment-quota-exceeded', {
    body: { shipments: [{ shipmentId: 'me' }, { shipmentId: 'second' }] },
  }),
  ...bothVersions('createBasket', '400 product-item-not-available', { body: { productItems: [scarceItem] } }),
  ...bothVersions('createBasket', '400 bad-request', { body: { c_country: 'ZZ' } }),
  ...bothVersions('updateBasket', '400 bad-request', { body: { currency: 'ZZZ' } }),
  ...bothVersions('mergeBasket', '403 forbidden', { as: 'guest', given: [] }),
  ...bothVersions('mergeBasket', '409 no-source-basket-exception', { given: [] }),
  ...bothVersions('mergeBasket', '409 basket-merge-no-current-basket-exception', { query: {} }),
  ...bothVersions('transferBasket', '403 forbidden', { as: 'guest', given: [] }),
  ...bothVersions('transferBasket', '409 basket-transfer-basket-already-exists-exception', {
    given: [previousGuest, basket],
  }),
  ...itemRefusals('addItemToBasket', (item) => [item]),
  ...itemRefusals('updateItemInBasket', (item) => item),
  ...bothVersions('updateItemsInBasket', '404 product-not-found', {
    body: ({ itemId }) => [{ itemId, productId: 'QA-NOWHERE' }],
  }),
  ...bothVersions('updateItemsInBasket', '400 product-item-not-available', {
    body: ({ itemId }) => [{ itemId, productId: 'QA-NONE' }],
  }),
  ...bothVersions('updateItemsInBasket', '400 bad-request', {
    body: ({ itemId }) => [{ itemId, quantity: 0.5 }],
  }),
  ...bothVersions('addCouponToBasket', '400 invalid-coupon-code', { body: { code: 'QA-NOWHERE' } }),
  ...bothVersions('updateCustomerForBasket', '400 bad-request', { body: { email: 'x' } }),
  ...bothVersions('updateBillingAddressForBasket', '400 bad-request', { body: wrongCountry }),
  ...bothVersions('updateShippingAddressForShipment', '404 shipment-not-found', { params: otherShipment }),
  ...bothVersions('updateShippingAddressForShipment', '400 bad-request', { body: wrongCountry }),
  ...bothVersions('updateShipmentForBasket', '404 shipment-not-found', { params: otherShipment }),
  ...bothVersions('updateShipmentForBasket', '400 invalid-shipping-method', {
    given: needed,
    body: { shippingMethod: { id: 'by-air' } },
  }),
  ...bothVersions('updateShipmentForBasket', '400 bad-request', { body: { shippingAddress: wrongCountry } }),
  ...bothVersions('removeShipmentFromBasket', '404 shipment-not-found', { params: otherShipment }),
  ...bothVersions('getShippingMethodsForShipment', '404 shipment-not-found', { params: otherShipment }),
  ...bothVersions('updateShippingMethodForShipment', '404 shipment-not-found', { params: otherShipment }),
  ...bothVersions('updateShippingMethodForShipment', '400 invalid-shipping-method', {
    body: { id: 'by-air' },
  }),
  ...bothVersions('addPaymentInstrumentToBasket', '400 invalid-payment-method', {
    body: { paymentMethodId: 'GOLD' },
  }),
  ...bothVersions('addPaymentInstrumentToBasket', '400 bad-request', {
    body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { maskedNumber: '4111111111111111' } },
  }),
  ...bothVersions('addPaymentInstrumentToBasket', '409 paypal-order-outdated', {
    given: [outdatedApproval],
    body: ({ paypalOrderId }) => ({ paymentMethodId: 'PAYPAL', c_transaction_id: paypalOrderId }),
  }),
  ...bothVersions('updatePaymentInstrumentInBasket', '400 invalid-payment-method', {
    given: [basket, instrument],
    body: { paymentMethodId: 'GOLD' },
  }),
  ...bothVersions('updatePaymentInstrumentInBasket', '400 bad-request', {
    body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { maskedNumber: '4111111111111111' } },
  }),
  ...bothVersions('createShipmentForBasket', '400 bad-request', { body: [] }),
  refusal('promoteTemporaryBasket', '409 basket-not-promotable-exception', { given: [basket] }),
  refusal('promoteTemporaryBasket', '409 basket-transfer-basket-already-exists-exception', {
    given: [basket, temporaryBasket],
  }),
]

const orders: Refusal[] = [
  refusal('createOrder', '403 forbidden', { as: 'guest', given: [], body: { basketId: 'x' } }),
  refusal('createOrder', '400 basket-incomplete', { given: [basket] }),
  refusal('createOrder', '400 product-item-not-available', { given: [soldOutBasket] }),
  refusal('createOrder', '400 invalid-payment-method', { given: [unofferedPaymentMethod] }),
  refusal('createOrder', '402 payment-declined', { given: [refusedCard] }),
  refusal('createOrder', '409 order-total-changed', {
    body: ({ basketId }) => ({ basketId, c_orderTotal: 1 }),
  }),
  refusal('failOrder', '409 order-status-transition', { given: [paidOrder] }),
  refusal('guestOrderLookup', '400 insufficient-identifying-information', {
    body: ({ email }) => ({ email }),
  }),
  refusal('guestOrderLookup', '404 order-not-found', {
    body: ({ email }) => ({ email, orderViewCode: 'wrong' }),
  }),
  refusal('cancelOrder', '409 order-status-transition', { given: [completedOrder] }),
  refusal('addTransferProof', '409 order-not-waiting', { given: [completedOrder] }),
  refusal('addTransferProof', '400 file-not-accepted', {
    body: { file: { filename: 'a.gif', fileContent: 'AAAA' } },
  }),
  refusal('addTransferProof', '400 too-many-files', { given: [orderWithProofs] }),
  refusal('createPaypalOrder', '400 basket-incomplete', { given: [basket] }),
  refusal('createPaypalOrder', '404 basket-not-found', { body: { basketId: 'x' } }),
  refusal('receivePaypalNotice', '400 invalid-webhook', {}),
  refusal('getPayment', '404 payment-not-found', { params: { transactionId: 'x' } }),
  refusal('finishPayment', '404 payment-not-found', { params: { transactionId: 'x' } }),
]

const quotes: Refusal[] = [
  refusal('createOpportunity', '404 basket-not-found', { given: [], body: { basketId: 'x' } }),
  refusal('createOpportunity', '400 nothing-to-quote', {
    given: [basket],
    body: ({ basketId }) => ({ basketId, onlyQuoteLines: true }),
  }),
  refusal('createOpportunity', '400 bad-request', { given: [], body: {} }),
  refusal('acceptOpportunity', '409 opportunity-state', { given: [opportunity] }),
  refusal('acceptOpportunity', '409 opportunity-offer-changed', { body: { Revision: 7 } }),
  refusal('acceptOpportunity', '409 conflict', { given: [quoteOfOtherCountry] }),
  refusal('acceptOpportunity', '400 product-item-not-available', { given: [quoteWithoutStock] }),
  refusal('rejectOpportunity', '409 opportunity-state', { given: [acceptedQuote] }),
  refusal('renewOpportunity', '409 opportunity-state', { given: [pricedOpportunity] }),
  refusal('writeOpportunityMessage', '409 opportunity-state', { given: [refusedQuote] }),
  refusal('addOpportunityFile', '400 file-not-accepted', {
    body: { file: { filename: 'a.gif', fileContent: 'AAAA' } },
  }),
  refusal('addOpportunityFile', '400 too-many-files', { given: [quoteWithFiles] }),
]

const noClient = Object.keys(personalisationCases).map((name) =>
  refusal(name, '401 unauthorized', { headers: {} }),
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
