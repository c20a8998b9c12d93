import { addressFurtherTexts, addressMarks, addressTexts } from '../../../facts/address.ts'
import { CountryCode as KnownCountry } from '../bundle/parts.ts'
import type { OperationContract } from '../kernel/contract.ts'
import { notFound, tooManyRequests } from '../kernel/problem.ts'
import { Body, Extensible, Json, Open, optionalMembers, Type } from '../kernel/schema.ts'
import { CustomerPaymentInstrument } from './payment-instrument-contract.ts'
import {
  addressInUse,
  invalidCustomer,
  invalidEmail,
  invalidPassword,
  loginInUse,
  tooManyAddresses,
  updatePassword,
} from './problems.ts'

const text = (maxLength = 256) => Type.String({ maxLength })
const optional = (maxLength?: number) => Type.Optional(text(maxLength))
const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })
const AddressName = Type.String({ minLength: 1, maxLength: 256 })

const addressMembers = {
  ...optionalMembers([...addressTexts, ...addressMarks, ...addressFurtherTexts], text()),
  fullName: optional(512),
  phone: optional(32),
}

// Written by the shop; clients send them back with what they were given, and they are not read.
const ignoredOfAddress = {
  creationDate: Type.Optional(Type.Unknown()),
  lastModified: Type.Optional(Type.Unknown()),
}

const addressBody = {
  ...addressMembers,
  ...ignoredOfAddress,
  preferred: Type.Optional(Type.Boolean()),
}

export const CustomerAddress = Extensible('CustomerAddress', {
  ...addressMembers,
  addressId: Type.String(),
  lastName: Type.String(),
  countryCode: Type.String(),
  preferred: Type.Boolean(),
  creationDate: Type.Optional(Type.String()),
  lastModified: Type.Optional(Type.String()),
})

const profileTexts = {
  firstName: optional(100),
  lastName: optional(100),
  secondName: optional(100),
  salutation: optional(50),
  companyName: optional(),
  birthday: Type.Optional(Type.String({ format: 'date' })),
  phoneHome: optional(32),
  phoneMobile: optional(32),
  phoneBusiness: optional(32),
  preferredLocale: optional(10),
}

// Members of the contract's Customer that the shop writes, or that have no place here.
const ignoredOfCustomer = Object.fromEntries(
  [
    'addresses',
    'authType',
    'creationDate',
    'customerId',
    'customerNo',
    'emailVerified',
    'enabled',
    'fax',
    'gender',
    'hasPassword',
    'hashedLogin',
    'jobTitle',
    'lastLoginTime',
    'lastModified',
    'lastVisitTime',
    'note',
    'paymentInstruments',
    'paymentMethodReferences',
    'previousLoginTime',
    'previousVisitTime',
    'suffix',
    'title',
  ].map((name) => [name, Type.Optional(Type.Unknown())]),
)

const storeOfCustomer = { storeId: Type.String(), countryCode: KnownCountry }
const PreferredStore = Open('PreferredStore', storeOfCustomer)
const PreferredStoreData = Open('PreferredStoreData', {
  ...storeOfCustomer,
  address: Type.String(),
  city: Type.String(),
  storeName: Type.String(),
})

/** Whom invoices may go to: a name, and the taxpayer's members of a billing address. */
const FiscalProfile = Open('FiscalProfile', {
  name: Type.String(),
  countryCode: KnownCountry,
  default: Type.Boolean(),
  ...optionalMembers(
    [
      'c_taxpayerType',
      'c_fiscalCredit',
      'c_taxIdType',
      'c_taxId',
      'c_nrc',
      'c_economicActivity',
      'c_legalName',
    ],
    Type.String(),
  ),
})

export const Customer = Open('Customer', {
  ...profileTexts,
  authType: Type.String(),
  customerType: Type.String(),
  isRegistered: Type.Boolean(),
  isGuest: Type.Boolean(),
  customerId: Type.String(),
  customerNo: Type.Optional(Type.String()),
  login: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  enabled: Type.Optional(Type.Boolean()),
  hasPassword: Type.Optional(Type.Boolean()),
  creationDate: Type.Optional(Type.String()),
  lastModified: Type.Optional(Type.String()),
  lastLoginTime: Type.Optional(Type.String()),
  addresses: Type.Optional(Type.Array(CustomerAddress)),
  paymentInstruments: Type.Optional(Type.Array(CustomerPaymentInstrument)),
  c_initialCountry: optional(),
  c_typeLogin: optional(),
  c_externallyAuthenticated: Type.Optional(Type.Boolean()),
  c_acceptsMarketing: Type.Optional(Type.Boolean()),
  c_country: optional(),
  c_preferredStoreId: Type.Optional(Json(Type.Array(PreferredStore))),
  c_fiscalProfiles: Type.Optional(Json(Type.Array(FiscalProfile))),
  /** Derived, never written by clients. */
  c_preferredStoreDataComplete: Type.Optional(Json(Type.Array(PreferredStoreData))),
})

const ofCustomer = Type.Object({ customerId: Type.String() })
const ofAddress = Type.Object({ customerId: Type.String(), addressName: AddressName })
const siteQuery = Type.Object({ siteId: Type.Optional(Type.String()) })

export const customersContract = {
  registerCustomer: {
    query: siteQuery,
    body: Body('customer_registration', {
      customer: Body('customer', {
        ...ignoredOfCustomer,
        ...profileTexts,
        lastName: text(100),
        login: text(150),
        email: text(254),
      }),
      password: text(1024),
    }),
    answer: Customer,
    problems: [invalidCustomer, invalidEmail, invalidPassword, loginInUse, tooManyRequests(1)],
  },
  getCustomer: {
    params: ofCustomer,
    query: Type.Object({ expand: Type.Optional(Type.String()) }),
    answer: Customer,
    problems: [notFound],
  },
  updateCustomer: {
    params: ofCustomer,
    body: Body('customer', {
      ...ignoredOfCustomer,
      ...profileTexts,
      login: optional(150),
      email: optional(254),
      currentPassword: optional(1024),
    }),
    answer: Customer,
    problems: [invalidCustomer, invalidEmail, loginInUse, updatePassword, notFound],
  },
  updateCustomerPassword: {
    params: ofCustomer,
    body: Body('password_change', { currentPassword: text(1024), password: text(1024) }),
    problems: [updatePassword, invalidPassword, notFound, tooManyRequests(1)],
  },
  createCustomerAddress: {
    params: ofCustomer,
    body: Body('customer_address', {
      ...addressBody,
      addressId: AddressName,
      lastName: text(),
      countryCode: CountryCode,
    }),
    answer: CustomerAddress,
    problems: [addressInUse, tooManyAddresses, notFound],
  },
  getCustomerAddress: { params: ofAddress, answer: CustomerAddress, problems: [notFound] },
  updateCustomerAddress: {
    params: ofAddress,
    body: Body('customer_address', {
      ...addressBody,
      addressId: Type.Optional(AddressName),
      countryCode: Type.Optional(CountryCode),
    }),
    answer: CustomerAddress,
    problems: [addressInUse, notFound],
  },
  removeCustomerAddress: { params: ofAddress, problems: [notFound] },
} as const satisfies Record<string, OperationContract>
