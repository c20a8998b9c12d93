import type { customersRoutes } from '../../customers/routes.ts'
import type { productListsRoutes } from '../../product-lists/routes.ts'
import type { Case } from './case.ts'
import { customerAddress, example, list, listItem, password } from './scene.ts'

const own = { by: ['customer'], owned: true } as const
let registered = 0

export const customerCases: Record<keyof typeof customersRoutes | keyof typeof productListsRoutes, Case> = {
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
}
