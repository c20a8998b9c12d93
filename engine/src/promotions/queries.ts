import type { CountryCode } from '../../../facts/countries.ts'
import { sql } from '../db/sql.ts'
import type { PromotionRow } from '../import/bundle/index.ts'

type Found = { record: PromotionRow }

/** Promotions that run at a moment in a country, in the order they are tried. */
export const selectActivePromotions = (siteId: string, country: CountryCode, at: Date) => sql<Found>`
  select record from promotion
  where site_id = ${siteId} and enabled and ${country} = any(countries)
    and (starts_at is null or starts_at <= ${at}) and (ends_at is null or ends_at > ${at})
  order by rank, id`
