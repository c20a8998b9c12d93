import type { paymentInstrumentRoutes } from '../../customers/payment-instrument-routes.ts'
import type { customersRoutes } from '../../customers/routes.ts'
import type { publicListRoutes } from '../../product-lists/public-list-routes.ts'
import type { privacyRoutes } from '../../privacy/routes.ts'
import type { productListsRoutes } from '../../product-lists/routes.ts'
import type { Case } from './case.ts'
import {
  customerAddress,
  example,
  list,
  listItem,
  loginOf,
  password,
  publicList,
  savedInstrument,
  sharedList,
} from './scene.ts'

const own = { by: ['customer'], owned: true } as const
let registered = 0

type Operations =
  | keyof typeof customersRoutes
  | keyof typeof paymentInstrumentRoutes
  | keyof typeof productListsRoutes
  | keyof typeof publicListRoutes
  | keyof typeof privacyRoutes

/** What its owner has made public. */
const shared = { by: ['guest', 'customer'], open: true, given: [publicList] } as const

export const customerCases: Record<Operations, Case> = {
  registerCustomer: {
    by: ['guest'],
    body: () => {
      const login = `conforme${++registered}@pruebas.example`
      return {
        customer: { login, email: login, firstName: 'Ana', lastName: 'Conforme' },
        password: 'Cubierta-Roja 84!',
      }
    },
    statements: 2,
  },
  getCustomer: { ...own, statements: 2 },
  updateCustomer: { ...own, body: { firstName: 'Eva', c_initialCountry: 'SV' }, statements: 3 },
  updateCustomerPassword: {
    ...own,
    given: [password],
    body: { currentPassword: example.password, password: 'Cubierta-Roja 84!' },
    status: 204,
    statements: 5,
  },
  createCustomerAddress: { ...own, body: { ...example.address, addressId: 'Casa' }, statements: 3 },
  getCustomerAddress: { ...own, given: [customerAddress], statements: 2 },
  updateCustomerAddress: { ...own, given: [customerAddress], body: { city: 'Apopa' }, statements: 3 },
  removeCustomerAddress: { ...own, given: [customerAddress], status: 204, statements: 3 },
  createCustomerPaymentInstrument: {
    ...own,
    body: { paymentMethodId: 'CREDIT_CARD', paymentCard: { cardType: 'Visa', number: '************1111' } },
    statements: 3,
  },
  getCustomerPaymentInstrument: { ...own, given: [savedInstrument], statements: 2 },
  updateCustomerPaymentInstrument: {
    ...own,
    given: [savedInstrument],
    body: { paymentCard: { holder: 'Ana' } },
    statements: 3,
  },
  deleteCustomerPaymentInstrument: { ...own, given: [savedInstrument], status: 204, statements: 3 },
  getPublicProductListsBySearchTerm: {
    by: ['guest', 'customer'],
    query: { email: 'ana@qa.example' },
    statements: 2,
  },
  getPublicProductList: { ...shared, statements: 2 },
  getPublicProductListItems: { ...shared, statements: 2 },
  getProductListItem: { ...shared, statements: 2 },

  shareCustomerProductList: { ...own, given: [list], statements: 3 },
  unshareCustomerProductList: { ...own, given: [list], status: 204, statements: 3 },
  getSharedProductList: {
    by: ['guest', 'customer'],
    open: true,
    given: [sharedList],
    query: ({ token = 'x' }) => ({ c_token: token }),
    statements: 3,
  },

  getCustomerProductLists: { ...own, given: [listItem], statements: 2 },
  createCustomerProductList: { ...own, body: { type: 'wish_list' }, statements: 3 },
  getCustomerProductList: { ...own, given: [listItem], statements: 2 },
  updateCustomerProductList: { ...own, given: [list], body: { name: 'Techo' }, statements: 2 },
  deleteCustomerProductList: { ...own, given: [list], status: 204, statements: 2 },
  createCustomerProductListItem: {
    ...own,
    given: [list],
    body: { productId: 'QA-SCREW', quantity: 2, priority: 1, public: false, type: 'product' },
    statements: 4,
  },
  getCustomerProductListItem: { ...own, given: [listItem], statements: 2 },
  updateCustomerProductListItem: { ...own, given: [listItem], body: { quantity: 5 }, statements: 2 },
  deleteCustomerProductListItem: { ...own, given: [listItem], status: 204, statements: 2 },

  getCustomerData: { ...own, given: [listItem], statements: 14 },
  closeCustomerAccount: {
    ...own,
    given: [password],
    body: ({ customerId = '' }) => ({ email: loginOf(customerId), currentPassword: example.password }),
    status: 204,
    statements: 17,
  },
}
