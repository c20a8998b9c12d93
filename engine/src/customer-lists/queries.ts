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

/** The country that a customer told, else that of their language. */
const country = sql`coalesce(c.profile ->> 'c_country', right(c.profile ->> 'preferredLocale', 2))`

const columns = sql`
  c.id, c.customer_no as "customerNo", c.login, c.email, c.profile, c.addresses, c.created_at as "createdAt",
  c.modified_at as "modifiedAt", c.last_login_at as "lastLoginAt", ${country} as country,
  (select count(*) from orders o where o.site_id = c.site_id and o.customer_id = c.id) as orders`

export type Place = {
  siteId: string
  countries: readonly string[]
  /** The caller may see all countries: customers of none as well. */
  isEverywhere: boolean
}

const within = ({ siteId, countries, isEverywhere }: Place) => sql`
  c.site_id = ${siteId} and (${isEverywhere}::boolean or ${country} = any(${countries}::text[]))`

export const selectListedCustomer = (place: Place, customerNo: string) => sql<ListedCustomer>`
  select ${columns} from customer c where ${within(place)} and c.customer_no = ${customerNo}`

/** The same, locked for the caller's transaction. */
export const selectListedCustomerForUpdate = (place: Place, customerNo: string) => sql<ListedCustomer>`
  select ${columns} from customer c where ${within(place)} and c.customer_no = ${customerNo} for no key update of c`

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
    c_country: text(country),
    creationDate: moment(sql`c.created_at`),
    lastModified: moment(sql`c.modified_at`),
    lastLoginTime: moment(sql`c.last_login_at`),
  },
  key: sql`c.customer_no`,
}

export const selectFoundCustomers = (place: Place, { where, orderBy, limit, offset }: CompiledSearch) =>
  unpreparedSql<ListedCustomer>`select ${columns} from customer c where ${within(place)} and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`

export const countFoundCustomers = (place: Place, { where }: CompiledSearch) =>
  unpreparedSql<{
    total: number
  }>`select count(*) as total from customer c where ${within(place)} and ${where}`
