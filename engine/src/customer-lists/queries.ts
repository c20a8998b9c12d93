import type { Minor } from '../../../facts/money.ts'
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

/** Orders are counted where sales are summed: in the countries of who asks. */
const columnsFor = ({ countries }: CustomerPlace) => sql`
  c.id, c.customer_no as "customerNo", c.login, c.email, c.profile, c.addresses, c.created_at as "createdAt",
  c.modified_at as "modifiedAt", c.last_login_at as "lastLoginAt", ${customerCountry} as country,
  (select count(*) from orders o
    where o.site_id = c.site_id and o.customer_id = c.id and o.country = any(${countries}::text[])) as orders`

export const selectListedCustomer = (place: CustomerPlace, customerNo: string) => sql<ListedCustomer>`
  select ${columnsFor(place)} from customer c where ${customersWithin(place)} and c.customer_no = ${customerNo}`

/** The same, locked for the caller's transaction. */
export const selectListedCustomerForUpdate = (
  place: CustomerPlace,
  customerNo: string,
) => sql<ListedCustomer>`
  select ${columnsFor(place)} from customer c where ${customersWithin(place)} and c.customer_no = ${customerNo} for no key update of c`

/** Whether the number is somebody's, wherever they are. */
export const selectNumber = (siteId: string, customerNo: string) => sql<{ id: string }>`
  select id from customer where site_id = ${siteId} and customer_no = ${customerNo}`

const text = (expression: Statement<unknown>): SearchField => ({ type: 'text', expression })
const flag = (expression: Statement<unknown>): SearchField => ({ type: 'boolean', expression })
const moment = (expression: Statement<unknown>): SearchField => ({ type: 'moment', expression })

/** A quote that waits for its price, or whose price still stands, in the countries of who asks. */
const hasOpenQuote = ({ countries }: CustomerPlace) => sql`exists (
  select from opportunity q where q.site_id = c.site_id and q.customer_id = c.id and q.country = any(${countries}::text[])
    and (q.state = 'requested' or q.state = 'priced' and q.valid_until >= current_date))`

/** The rows of a search of customers: `customer c`. */
export const customerResource = (place: CustomerPlace): SearchResource => ({
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
    c_hasTaxId: flag(sql`coalesce(c.profile ->> 'c_fiscalProfiles', '[]') not in ('', '[]')`),
    c_hasOpenQuote: flag(hasOpenQuote(place)),
  },
  key: sql`c.customer_no`,
})

export const selectFoundCustomers = (
  place: CustomerPlace,
  { where, orderBy, limit, offset }: CompiledSearch,
) =>
  unpreparedSql<ListedCustomer>`select ${columnsFor(place)} from customer c where ${customersWithin(place)} and ${where}
    order by ${orderBy} limit ${limit} offset ${offset}`

export const countFoundCustomers = (place: CustomerPlace, { where }: CompiledSearch) =>
  unpreparedSql<{
    total: number
  }>`select count(*) as total from customer c where ${customersWithin(place)} and ${where}`

export type CustomerSales = { customerId: string; currency: string; lastAt: Date; lastYearMinor: Minor }

/**
 * What paid orders of customers came to since a moment, less what of them has been given back, and when the last was placed; for each
 * currency, the most first.
 */
export const selectCustomerSales = (
  { siteId, countries }: CustomerPlace,
  customerIds: readonly string[],
  since: Date,
) => sql<CustomerSales>`
  select o.customer_id as "customerId", o.currency, max(o.created_at) as "lastAt",
    coalesce(sum(o.total_minor - coalesce(given.back, 0)) filter (where o.created_at >= ${since}), 0)::bigint
      as "lastYearMinor"
  from orders o
  left join lateral (
    select sum(r.amount_minor) as back from order_refund r
    where r.site_id = o.site_id and r.order_no = o.order_no and r.status = 'done') as given on true
  where o.site_id = ${siteId} and o.customer_id = any(${customerIds}::text[]) and o.country = any(${countries}::text[])
    and o.payment_status = 'paid' and o.status in ('new', 'completed')
  group by o.customer_id, o.currency order by "lastYearMinor" desc, o.currency`
