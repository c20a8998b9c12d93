import { customerCountry, type CustomerPlace, customersWithin } from '../customers/accounts/index.ts'
import type { Customer } from '../customers/index.ts'
import { sql, type Statement, unpreparedSql } from '../db/sql.ts'
import type { CompiledSearch, SearchField, SearchResource } from '../kernel/search-request/index.ts'

export type ListedCustomer = Pick<
  Customer,
  | 'id'
  | 'customerNo'
  | 'login'
  | 'email'
  | 'profile'
  | 'addresses'
  | 'createdAt'
  | 'modifiedAt'
  | 'lastLoginAt'
> & { country: string | null; orders: number }

const columns = sql`
  c.id, c.customer_no as "customerNo", c.login, c.email, c.profile, c.addresses, c.created_at as "createdAt",
  c.modified_at as "modifiedAt", c.last_login_at as "lastLoginAt", ${customerCountry} as country,
  (select count(*) from orders o where o.site_id = c.site_id and o.customer_id = c.id) as orders`

export const selectListedCustomer = (place: CustomerPlace, customerNo: string) => sql<ListedCustomer>`
  select ${columns} from customer c where ${customersWithin(place)} and c.customer_no = ${customerNo}`

/** The same, locked for the caller's transaction. */
export const selectListedCustomerForUpdate = (
  place: CustomerPlace,
  customerNo: string,
) => sql<ListedCustomer>`
  select ${columns} from customer c where ${customersWithin(place)} and c.customer_no = ${customerNo} for no key update of c`

/** Whether the number is somebody's, wherever they are. */
export const selectNumber = (siteId: string, customerNo: string) => sql<{ id: string }>`
  select id from customer where site_id = ${siteId} and customer_no = ${customerNo}`

const text = (expression: Statement<unknown>): SearchField => ({ type: 'text', expression })
const moment = (expression: Statement<unknown>): SearchField => ({ type: 'moment', expression })

/** The rows of a search of customers: `customer c`. */
export const customerResource: SearchResource = {
  fields: {
    customerNo: text(sql`c.customer_no`),
    customerId: text(sql`c.id`),
    email: { ...text(sql`lower(c.email)`), isCaseless: true },
    login: { ...text(sql`lower(c.login)`), isCaseless: true },
    firstName: text(sql`c.profile ->> 'firstName'`),
    lastName: text(sql`c.profile ->> 'lastName'`),
    companyName: text(sql`c.profile ->> 'companyName'`),
    c_country: text(customerCountry),
    creationDate: moment(sql`c.created_at`),
    lastModified: moment(sql`c.modified_at`),
    lastLoginTime: moment(sql`c.last_login_at`),
  },
  key: sql`c.customer_no`,
}

export const selectFoundCustomers = (
  place: CustomerPlace,
  { where, orderBy, limit, offset }: CompiledSearch,
) =>
  unpreparedSql<ListedCustomer>`select ${columns} from customer c where ${customersWithin(place)} and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`

export const countFoundCustomers = (place: CustomerPlace, { where }: CompiledSearch) =>
  unpreparedSql<{
    total: number
  }>`select count(*) as total from customer c where ${customersWithin(place)} and ${where}`
