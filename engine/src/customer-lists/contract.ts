import { CountryCode } from '../bundle/parts.ts'
import { pageAnswer, pageQuery } from '../kernel/page-of.ts'
import { defineProblem } from '../kernel/problem.ts'
import { Open, Type } from '../kernel/schema.ts'
import { SearchRequest, searchAnswer, searchProblems } from '../kernel/search-request/index.ts'

export const customerNotFound = defineProblem(404, 'customer-not-found', 'Customer Not Found')
export const customerListNotFound = defineProblem(404, 'customer-list-not-found', 'Customer List Not Found')
export const addressNotFound = defineProblem(404, 'address-not-found', 'Address Not Found')

const text = Type.Optional(Type.String())

const Address = Open('ListedCustomerAddress', {
  addressId: Type.String(),
  firstName: text,
  lastName: text,
  companyName: text,
  address1: text,
  address2: text,
  city: text,
  stateCode: text,
  postalCode: text,
  countryCode: text,
  phone: text,
  preferred: Type.Boolean(),
})

const Customer = Open('ListedCustomer', {
  customerNo: Type.String(),
  customerId: Type.String(),
  email: Type.String(),
  firstName: text,
  lastName: text,
  companyName: text,
  phoneHome: text,
  phoneMobile: text,
  phoneBusiness: text,
  preferredLocale: text,
  creationDate: Type.String(),
  lastModified: Type.String(),
  lastLoginTime: text,
  credentials: Type.Object({ login: Type.String(), enabled: Type.Boolean() }),
  c_country: Type.Optional(CountryCode),
  c_orderCount: Type.Integer(),
})

const Id = Type.String({ maxLength: 100 })
const ofList = Type.Object({ customerListId: Id })
const ofCustomer = Type.Object({ customerListId: Id, customerNo: Id })
const problems = [customerListNotFound, customerNotFound] as const
const read = { scope: 'sfcc.customerlists', problems } as const

export const customerListContract = {
  searchCustomerInCustomerList: {
    scope: 'sfcc.customerlists',
    params: ofList,
    body: SearchRequest,
    answer: Open('CustomerSearchResult', {
      hits: Type.Array(Type.Object({ data: Customer, relevance: Type.Number() })),
      ...searchAnswer,
    }),
    problems: [customerListNotFound, ...searchProblems],
  },
  getCustomerFromCustomerList: { ...read, params: ofCustomer, answer: Customer },
  getAddressesForCustomerFromCustomerList: {
    ...read,
    params: ofCustomer,
    query: pageQuery,
    answer: Open('CustomerAddressResult', { data: Type.Array(Address), ...pageAnswer }),
  },
  getAddressForCustomerFromCustomerList: {
    ...read,
    params: Type.Object({ ...ofCustomer.properties, addressId: Id }),
    answer: Address,
    problems: [addressNotFound, ...problems],
  },
} as const
