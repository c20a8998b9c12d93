import type { CountryCode } from '../../../facts/countries.ts'
import { sql } from '../db/sql.ts'
import type { PromotionRow } from '../bundle/index.ts'

type Found = { record: PromotionRow }

/** Whether the campaign that a promotion names runs at a moment; over rows of `promotion p`. */
export const withinCampaign = (siteId: string, at: Date) => sql`
  not exists (select 1 from campaign c where c.site_id = ${siteId} and c.id = p.record ->> 'campaign'
    and not (c.enabled and coalesce(c.starts_at <= ${at}, true) and coalesce(c.ends_at > ${at}, true)))`

/**
 * Promotions that run at a moment in a country, in the order they are tried. Dates without an offset are read by the
 * country's clock, and told as the instants they are there.
 */
export const selectActivePromotions = (
  siteId: string,
  { country, timeZone, at }: { country: CountryCode; timeZone: string; at: Date },
) => sql<Found>`
  select record || jsonb_strip_nulls(jsonb_build_object(
    'startDate', starts_local at time zone ${timeZone}::text, 'endDate', ends_local at time zone ${timeZone}::text)) as record
  from promotion p
  where site_id = ${siteId} and enabled and ${withinCampaign(siteId, at)} and ${country} = any(countries)
    and (starts_at is null or starts_at <= ${at}) and (ends_at is null or ends_at > ${at})
    and (starts_local is null or starts_local <= ${at}::timestamptz at time zone ${timeZone}::text)
    and (ends_local is null or ends_local > ${at}::timestamptz at time zone ${timeZone}::text)
  order by rank, id`
