import { customerCountry, type CustomerPlace, customersWithin } from '../customers/accounts/index.ts'
import { json, sql } from '../db/sql.ts'
import type { Actor } from '../kernel/admin-context.ts'
import type { StoredBalance } from './balance.ts'

const figures = sql`
  currency, balance_minor as "balanceMinor", overdue_minor as "overdueMinor",
  credit_limit_minor as "creditLimitMinor", term_days as "termDays", as_of as "asOf"`

/** A customer and what was last said of them; `seq` null: nothing yet. */
export type Standing = StoredBalance & {
  customerId: string
  customerNo: string
  country: string | null
  seq: number | null
}

export const selectStanding = (place: CustomerPlace, customerNos: readonly string[]) => sql<Standing>`
  select c.id as "customerId", c.customer_no as "customerNo", ${customerCountry} as country, b.*
  from customer c left join lateral (
    select seq, ${figures} from customer_balance
    where site_id = c.site_id and customer_id = c.id order by seq desc limit 1) b on true
  where ${customersWithin(place)} and c.customer_no = any(${customerNos}::text[])`

/** What was last said of a customer, if this is their country. */
export const selectBalanceIn = (
  siteId: string,
  { id, country }: { id: string; country: string },
) => sql<StoredBalance>`
  select ${figures} from customer_balance
  where site_id = ${siteId} and customer_id = ${id}
    and exists (select from customer c where c.site_id = ${siteId} and c.id = ${id} and ${customerCountry} = ${country})
  order by seq desc limit 1`

/** Of these customers nobody else says anything until the end of the transaction; in one order, so that two imports never deadlock. */
export const lockCustomers = (place: CustomerPlace, customerNos: readonly string[]) => sql`
  select from customer c where ${customersWithin(place)} and c.customer_no = any(${customerNos}::text[])
  order by c.id for no key update of c`

export type NewBalance = StoredBalance & { customerId: string }

export const insertBalances = (
  siteId: string,
  balances: readonly NewBalance[],
  { actor, at, executionId }: { actor: Actor; at: Date; executionId: string | null },
) => sql`
  insert into customer_balance (site_id, customer_id, currency, balance_minor, overdue_minor, credit_limit_minor, term_days,
    as_of, actor, written_at, execution_id)
  select ${siteId}, "customerId", currency, "balanceMinor", "overdueMinor", "creditLimitMinor", "termDays", "asOf",
    ${json(actor)}::jsonb, ${at}::timestamptz, ${executionId}::uuid
  from jsonb_to_recordset(${json(balances)}::jsonb) as b ("customerId" text, currency text, "balanceMinor" bigint,
    "overdueMinor" bigint, "creditLimitMinor" bigint, "termDays" integer, "asOf" timestamptz)`

/** What an import said of a customer, and what held before it. */
export type Undoing = StoredBalance & { customerNo: string; seq: number }

export const selectUndoing = (place: CustomerPlace, executionId: string) => sql<Undoing>`
  select c.customer_no as "customerNo", said.seq, b.*
  from customer_balance said
  join customer c on c.site_id = said.site_id and c.id = said.customer_id
  left join lateral (
    select ${figures} from customer_balance
    where site_id = said.site_id and customer_id = said.customer_id and seq < said.seq order by seq desc limit 1) b on true
  where said.execution_id = ${executionId} and ${customersWithin(place)} order by c.id`

export type BalanceEntry = StoredBalance & { seq: number; actor: Actor; writtenAt: Date }

/** What was said of a customer, the latest first. */
export const selectEntries = (siteId: string, customerId: string, limit: number | null) => sql<BalanceEntry>`
  select seq, ${figures}, actor, written_at as "writtenAt" from customer_balance
  where site_id = ${siteId} and customer_id = ${customerId} order by seq desc limit ${limit}::bigint`
