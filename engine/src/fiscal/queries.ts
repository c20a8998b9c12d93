import type { CountryCode } from '../../../facts/countries.ts'
import type { IsoDate } from '../../../facts/dates.ts'
import { sql } from '../db/sql.ts'

/** What the bookkeeping gave a document or a credit note. */
export type IssuedNumber = { number: string; issuedOn: IsoDate | null; revision: number }
export type FiscalNumber = IssuedNumber & { orderNo: string }
export type CreditNoteNumber = IssuedNumber & { refundId: string }

const numberColumns = sql`order_no as "orderNo", number, issued_on as "issuedOn", revision`

export const selectNumbers = (siteId: string, orderNos: readonly string[]) => sql<FiscalNumber>`
  select ${numberColumns} from fiscal_number where site_id = ${siteId} and order_no = any(${orderNos}::text[])`

/** Until the end of the transaction nobody else gives this order a number. */
export const lockNumber = (siteId: string, orderNo: string) => sql<FiscalNumber>`
  select ${numberColumns} from fiscal_number where site_id = ${siteId} and order_no = ${orderNo} for no key update`

/** Whether another order of the country has the number. */
export const selectOwnerOfNumber = (siteId: string, country: CountryCode, number: string) => sql<{
  orderNo: string
}>`
  select order_no as "orderNo" from fiscal_number
  where site_id = ${siteId} and country = ${country} and number = ${number}`

/** No row where another order has the number. */
export const saveNumber = (
  siteId: string,
  country: CountryCode,
  { orderNo, number, issuedOn }: Omit<FiscalNumber, 'revision'>,
) => sql`
  insert into fiscal_number (site_id, order_no, country, number, issued_on)
  values (${siteId}, ${orderNo}, ${country}, ${number}, ${issuedOn})
  on conflict (site_id, order_no) do update set number = excluded.number, issued_on = excluded.issued_on,
    revision = fiscal_number.revision + 1`

const noteColumns = sql`refund_id as "refundId", number, issued_on as "issuedOn", revision`

export const selectNoteNumbers = (siteId: string, refundIds: readonly string[]) => sql<CreditNoteNumber>`
  select ${noteColumns} from credit_note_number
  where site_id = ${siteId} and refund_id = any(${refundIds}::text[])`

/** Until the end of the transaction nobody else gives this note a number. */
export const lockNoteNumber = (siteId: string, refundId: string) => sql<CreditNoteNumber>`
  select ${noteColumns} from credit_note_number
  where site_id = ${siteId} and refund_id = ${refundId} for no key update`

/** The note of the country that has the number. */
export const selectNoteOfNumber = (siteId: string, country: CountryCode, number: string) => sql<{
  refundId: string
}>`
  select refund_id as "refundId" from credit_note_number
  where site_id = ${siteId} and country = ${country} and number = ${number}`

export const saveNoteNumber = (
  siteId: string,
  country: CountryCode,
  { refundId, number, issuedOn }: Omit<CreditNoteNumber, 'revision'>,
) => sql`
  insert into credit_note_number (site_id, refund_id, country, number, issued_on)
  values (${siteId}, ${refundId}, ${country}, ${number}, ${issuedOn})
  on conflict (site_id, refund_id) do update set number = excluded.number, issued_on = excluded.issued_on,
    revision = credit_note_number.revision + 1`

export type ProductCodes = { sku: string; cat014: number | null; cabys: string | null }

/** Codes that documents of some countries ask for, of the product or its master. */
export const selectCodes = (siteId: string, skus: readonly string[]) => sql<ProductCodes>`
  select p.id as sku, coalesce(p.content ->> 'cat014', m.content ->> 'cat014')::int as cat014,
    coalesce(p.content ->> 'cabys', m.content ->> 'cabys') as cabys
  from product p left join product m on m.site_id = p.site_id and m.id = p.master_id
  where p.site_id = ${siteId} and p.id = any(${skus}::text[])`
