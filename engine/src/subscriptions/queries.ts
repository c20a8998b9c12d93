import { sql } from '../db/sql.ts'
import type { Subscription, SubscriptionState } from './subscription.ts'

const columns = sql`id, email, country, locale, state`

/** No row when the address is known. */
export const insertSubscription = (siteId: string, subscription: Subscription, now: Date) =>
  sql<Subscription>`
    insert into subscription (site_id, id, email, country, locale, state, created_at, modified_at)
    values (${siteId}, ${subscription.id}, ${subscription.email}, ${subscription.country},
      ${subscription.locale}, ${subscription.state}, ${now}, ${now})
    on conflict (site_id, email) do nothing
    returning ${columns}`

export const lockSubscription = (siteId: string, email: string) =>
  sql<Subscription>`
    select ${columns} from subscription where site_id = ${siteId} and email = ${email} for no key update`

export const updateSubscription = (
  siteId: string,
  { id, country, locale, state }: Subscription,
  now: Date,
) => sql`
    update subscription set country = ${country}, locale = ${locale}, state = ${state}, modified_at = ${now}
    where site_id = ${siteId} and id = ${id}`

export const setState = (siteId: string, email: string, state: SubscriptionState, now: Date) =>
  sql<Subscription>`
    update subscription set state = ${state}, modified_at = ${now}
    where site_id = ${siteId} and email = ${email}
    returning ${columns}`

/** The newsletter entry of an address, as its owner may see it. */
export const subscriptionOf = (siteId: string, email: string) =>
  sql<{ email: string; country: string; locale: string; state: string; since: Date }>`
    select email, country, locale, state, created_at as since from subscription
    where site_id = ${siteId} and email = lower(${email})`

/** The newsletter entry of somebody who leaves. */
export const eraseSubscription = (siteId: string, email: string) =>
  sql`delete from subscription where site_id = ${siteId} and email = lower(${email})`
