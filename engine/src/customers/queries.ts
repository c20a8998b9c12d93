import { json, sql } from '../db/sql.ts'
import type { Customer, CustomerAddress, CustomerPaymentInstrument, Profile } from './customer.ts'

const columns = sql`
  c.id, c.customer_no as "customerNo", c.login, c.email, c.profile, c.addresses,
  c.payment_instruments as "paymentInstruments",
  c.password_hash is not null as "hasPassword", c.created_at as "createdAt", c.modified_at as "modifiedAt",
  c.last_login_at as "lastLoginAt"`

export const selectCustomer = (siteId: string, customerId: string) =>
  sql<Customer>`select ${columns} from customer c where c.site_id = ${siteId} and c.id = ${customerId}`

export const lockCustomer = (siteId: string, customerId: string) =>
  sql<Customer & { passwordHash: string | null }>`
    select ${columns}, c.password_hash as "passwordHash" from customer c
    where c.site_id = ${siteId} and c.id = ${customerId} for no key update`

/** Addresses below a name that is kept for examples. */
export const countExampleCustomers = () => sql<{ count: number }>`
  select count(*)::int as count from customer
  where login ~* '[@.](example|invalid|localhost|test|example[.](com|net|org))$'`

export const selectByLogin = (siteId: string, login: string) =>
  sql<Customer & { passwordHash: string | null }>`
    select ${columns}, c.password_hash as "passwordHash" from customer c
    where c.site_id = ${siteId} and lower(c.login) = ${login}`

export type NewCustomer = {
  id: string
  login: string
  email: string
  passwordHash: string | null
  profile: Profile
  /** The next free one without. */
  customerNo?: string
}

/** No row when the login or the number is taken, also by a registration in the same moment. */
export const insertCustomer = (siteId: string, customer: NewCustomer, now: Date) =>
  sql<Customer>`
    insert into customer as c (site_id, id, customer_no, login, email, password_hash, credentials_changed_at,
      created_at, modified_at, profile)
    values (${siteId}, ${customer.id},
      coalesce(${customer.customerNo ?? null}::text, lpad(nextval('customer_number')::text, 8, '0')), ${customer.login},
      ${customer.email}, ${customer.passwordHash}, ${now}, ${now}, ${now}, ${json(customer.profile)})
    on conflict do nothing
    returning ${columns}`

export const updateProfile = (siteId: string, customerId: string, profile: Profile, now: Date) =>
  sql<Customer>`
    update customer c set profile = ${json(profile)}, modified_at = ${now}
    where c.site_id = ${siteId} and c.id = ${customerId} returning ${columns}`

export const updateLogin = (siteId: string, customerId: string, email: string, now: Date) =>
  sql`
    update customer set login = ${email}, email = ${email}, credentials_changed_at = ${now}, modified_at = ${now}
    where site_id = ${siteId} and id = ${customerId}`

export const updatePasswordHash = (siteId: string, customerId: string, passwordHash: string, now: Date) =>
  sql`
    update customer set password_hash = ${passwordHash}, credentials_changed_at = ${now}, modified_at = ${now}
    where site_id = ${siteId} and id = ${customerId}`

export const updateAddresses = (
  siteId: string,
  customerId: string,
  addresses: CustomerAddress[],
  now: Date,
) =>
  sql`
    update customer set addresses = ${json(addresses)}, modified_at = ${now}
    where site_id = ${siteId} and id = ${customerId}`

export const updatePaymentInstruments = (
  siteId: string,
  customerId: string,
  instruments: CustomerPaymentInstrument[],
  now: Date,
) =>
  sql`
    update customer set payment_instruments = ${json(instruments)}, modified_at = ${now}
    where site_id = ${siteId} and id = ${customerId}`

export const updateLastLogin = (siteId: string, customerId: string, proof: Profile, now: Date) =>
  sql<Customer>`
    update customer c set last_login_at = ${now}, profile = c.profile || ${json(proof)}::jsonb
    where c.site_id = ${siteId} and c.id = ${customerId} returning ${columns}`

export const selectStoresOfCustomer = (siteId: string, storeIds: string[]) =>
  sql<{ id: string; country: string; name: string; address: string; city: string }>`
    select id, country, record ->> 'name' as name, record ->> 'address1' as address, record ->> 'city' as city
    from store where site_id = ${siteId} and id = any(${storeIds})`

/** A person's key at an identity provider. */
export type IdentityKey = { provider: string; tenant: string; subject: string }

export const selectByIdentity = (siteId: string, { provider, tenant, subject }: IdentityKey) =>
  sql<Customer>`
    select ${columns} from customer_identity i
    join customer c on c.site_id = i.site_id and c.id = i.customer_id
    where i.site_id = ${siteId} and i.provider = ${provider} and i.tenant = ${tenant} and i.subject = ${subject}`

/** No row when somebody else was as quick. */
export const insertIdentity = (
  siteId: string,
  { provider, tenant, subject }: IdentityKey,
  customerId: string,
  now: Date,
) => sql<{ customerId: string }>`
  insert into customer_identity (site_id, provider, tenant, subject, customer_id, created_at)
  values (${siteId}, ${provider}, ${tenant}, ${subject}, ${customerId}, ${now})
  on conflict do nothing
  returning customer_id as "customerId"`

/** The accounts at providers that open a customer's account, the oldest first. */
export const selectIdentities = (siteId: string, customerId: string) =>
  sql<{ provider: string; since: Date }>`
    select provider, created_at as since from customer_identity
    where site_id = ${siteId} and customer_id = ${customerId} order by created_at, provider`

export const deleteIdentities = (siteId: string, customerId: string, provider: string) =>
  sql<{ provider: string }>`
    delete from customer_identity
    where site_id = ${siteId} and customer_id = ${customerId} and provider = ${provider} returning provider`

/** What names a customer waits until the end of the transaction too: nothing comes to one who leaves. */
export const lockLeaving = (siteId: string, customerId: string) =>
  sql`select from customer where site_id = ${siteId} and id = ${customerId} for update`

/** The customer who leaves, with the identities that other sites vouch for. */
export const eraseCustomer = (siteId: string, customerId: string) =>
  sql`delete from customer where site_id = ${siteId} and id = ${customerId}`

/** Those who have one of these numbers, digits alone. */
export const selectByPhone = (siteId: string, digits: readonly string[]) =>
  sql<Customer>`
    select ${columns} from customer c
    where c.site_id = ${siteId} and customer_phones(c.profile) && ${digits}::text[] order by c.id limit 10`

export const selectByCustomerNo = (siteId: string, customerNo: string) =>
  sql<Customer>`select ${columns} from customer c where c.site_id = ${siteId} and c.customer_no = ${customerNo}`
