import { CountryCode } from '../bundle/parts.ts'
import { invalidCustomer, invalidEmail, loginInUse } from '../customers/index.ts'
import { outsideYourPlaces } from '../kernel/outside-your-places.ts'
import { idAlreadyExists, preconditionFailed, preconditionRequired } from '../kernel/precondition.ts'
import { stepUpRequired } from '../kernel/require-proven.ts'
import { Body, Changes, Open, optionalMembers, Type } from '../kernel/schema.ts'
import { SearchQuery, SearchRequest, searchAnswer, searchProblems } from '../kernel/search-request/index.ts'
import { ordersUnderWay } from '../privacy/index.ts'
import { addressContract } from './addresses/contract.ts'
import { customerListNotFound, customerProblems } from './problems.ts'

const text = Type.Optional(Type.String())
const exact = <P extends Parameters<typeof Type.Object>[0]>(title: string, properties: P) =>
  Type.Object(properties, { title, additionalProperties: false })

const Customer = Open('ListedCustomer', {
  customerNo: Type.String(),
  customerId: Type.String(),
  email: Type.String(),
  firstName: text,
  lastName: text,
  secondName: text,
  salutation: text,
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
  /** In the countries of who reads it. */
  c_orderCount: Type.Integer(),
  /** Of the profile that invoices go to first; its last signs only. */
  c_taxId: text,
  /** Where it is read: of paid orders that are not cancelled, in the countries of who reads it. */
  c_sales: Type.Optional(
    Type.Object({
      lastOrderDate: text,
      /** Of the last twelve months, less what has been given back, for each currency, the most first. */
      lastYear: Type.Array(Type.Object({ currency: Type.String(), total: Type.Number() })),
    }),
  ),
})

const Id = Type.String({ maxLength: 100 })
const ofList = Type.Object({ customerListId: Id })
const ofCustomer = Type.Object({ customerListId: Id, customerNo: Id })

const words = (maxLength: number) => Type.String({ maxLength })
const profile = Changes({
  firstName: words(100),
  secondName: words(100),
  salutation: words(50),
  companyName: words(256),
  phoneHome: words(32),
  phoneMobile: words(32),
  phoneBusiness: words(32),
  preferredLocale: words(10),
  c_country: CountryCode,
})

/** Members that the shop writes: clients send them back with what they have read. */
const unread = optionalMembers(
  ['customerId', 'creationDate', 'lastModified', 'lastLoginTime', 'lastVisitTime'],
  Type.Unknown(),
)

/** Login and mail address are one. An account is closed, never disabled. */
const Credentials = Type.Object(
  { login: Type.Optional(words(150)), enabled: Type.Optional(Type.Literal(true)) },
  { additionalProperties: false },
)

const body = {
  ...unread,
  ...profile,
  customerNo: Type.Optional(Id),
  email: Type.Optional(words(254)),
  credentials: Type.Optional(Credentials),
}

const NewCustomer = Body('customer', { ...body, lastName: words(100) })

const write = {
  scope: 'sfcc.customerlists.rw',
  answer: Customer,
  perMinute: 60,
} as const
const made = [invalidCustomer, invalidEmail, loginInUse, outsideYourPlaces] as const

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
  /** Those that are chosen, as a list shows them: phones and tax ids masked. */
  exportCustomers: {
    scope: 'sfcc.customerlists',
    params: ofList,
    body: exact('customer_export', { query: SearchQuery }),
    /** CSV in base64. */
    answer: Open('CustomerFile', {
      filename: Type.String(),
      fileContent: Type.String(),
      total: Type.Integer(),
    }),
    problems: [customerListNotFound, stepUpRequired, ...searchProblems],
    perMinute: 10,
  },
  getCustomerFromCustomerList: {
    scope: 'sfcc.customerlists',
    params: ofCustomer,
    answer: Customer,
    problems: customerProblems,
  },
  /** Under the next free number. */
  createCustomerList: {
    ...write,
    params: ofList,
    body: NewCustomer,
    success: [201],
    problems: [customerListNotFound, idAlreadyExists, ...made],
  },
  /** Under this number, or in the place of who has it. */
  createCustomerInCustomerList: {
    ...write,
    params: ofCustomer,
    body: NewCustomer,
    success: [200, 201],
    problems: [
      ...customerProblems,
      idAlreadyExists,
      preconditionFailed,
      preconditionRequired,
      stepUpRequired,
      ...made,
    ],
  },
  updateCustomerInCustomerList: {
    ...write,
    params: ofCustomer,
    body: Body('customer', { ...body, lastName: Type.Optional(words(100)) }),
    problems: [...customerProblems, preconditionFailed, preconditionRequired, stepUpRequired, ...made],
  },
  deleteCustomerFromCustomerList: {
    scope: 'sfcc.customerlists.rw',
    params: ofCustomer,
    success: [204],
    problems: [...customerProblems, ordersUnderWay, preconditionFailed, preconditionRequired, stepUpRequired],
  },
  writeCustomerMessage: {
    scope: 'sfcc.customerlists.rw',
    params: ofCustomer,
    /** They get it by mail, in their language. */
    body: exact('customer_message', { text: Type.String({ minLength: 1, maxLength: 4_000 }) }),
    success: [204],
    problems: customerProblems,
    perMinute: 60,
  },
  sendCustomerPasswordReset: {
    scope: 'sfcc.customerlists.rw',
    params: ofCustomer,
    success: [204],
    problems: customerProblems,
    perMinute: 20,
  },
  endCustomerSessions: {
    scope: 'sfcc.customerlists.rw',
    params: ofCustomer,
    success: [204],
    problems: customerProblems,
    perMinute: 60,
  },
  ...addressContract,
} as const
