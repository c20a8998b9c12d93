import { addressFurtherTexts } from '../../../../facts/address.ts'
import { addressInUse, tooManyAddresses } from '../../customers/index.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { Body, Changes, Open, optionalMembers, Type } from '../../kernel/schema.ts'
import { addressNotFound, customerProblems } from '../problems.ts'

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
  c_divisionId: text,
  c_coordinates: text,
  preferred: Type.Boolean(),
  /** The tag to name when this address is changed. */
  etag: Type.String(),
})

const Id = Type.String({ maxLength: 100 })
const ofCustomer = Type.Object({ customerListId: Id, customerNo: Id })
const AddressName = Type.String({ minLength: 1, maxLength: 256 })
const ofAddress = Type.Object({ ...ofCustomer.properties, addressId: AddressName })
const CountryCode = Type.String({ pattern: '^[A-Z]{2}$' })
const words = (maxLength = 256) => Type.String({ maxLength })

/** Members that the shop writes: clients send them back with what they have read. */
const unread = optionalMembers(['creationDate', 'lastModified', 'etag'], Type.Unknown())

const body = {
  ...unread,
  ...Changes({
    firstName: words(),
    companyName: words(),
    address1: words(),
    address2: words(),
    city: words(),
    stateCode: words(),
    postalCode: words(),
    phone: words(32),
    fullName: words(512),
    c_divisionId: words(),
    c_coordinates: words(),
  }),
  ...optionalMembers(addressFurtherTexts, words()),
  preferred: Type.Optional(Type.Boolean()),
}

const read = { scope: 'sfcc.customerlists', params: ofAddress } as const
const write = { scope: 'sfcc.customerlists.rw', params: ofAddress } as const
const changed = [addressNotFound, ...customerProblems, preconditionFailed, preconditionRequired] as const

export const addressContract = {
  getAddressesForCustomerFromCustomerList: {
    ...read,
    params: ofCustomer,
    query: pageQuery,
    answer: Open('CustomerAddressResult', { data: Type.Array(Address), ...pageAnswer }),
    problems: customerProblems,
  },
  createAddressForCustomerInCustomerList: {
    ...write,
    params: ofCustomer,
    body: Body('customer_address', {
      ...body,
      addressId: AddressName,
      lastName: words(),
      countryCode: CountryCode,
    }),
    answer: Address,
    success: [201],
    problems: [...customerProblems, addressInUse, tooManyAddresses],
  },
  getAddressForCustomerFromCustomerList: {
    ...read,
    answer: Address,
    problems: [addressNotFound, ...customerProblems],
  },
  updateAddressForCustomerInCustomerList: {
    ...write,
    body: Body('customer_address', {
      ...body,
      addressId: Type.Optional(AddressName),
      lastName: Type.Optional(words()),
      countryCode: Type.Optional(CountryCode),
    }),
    answer: Address,
    problems: [...changed, addressInUse],
  },
  removeAddressForCustomerInCustomerList: { ...write, success: [204], problems: changed },
} as const
