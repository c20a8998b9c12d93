import { sql } from '../db/sql.ts'
import type { AdminContext } from '../kernel/admin-context.ts'

/** The country of a customer (`customer c`): the one they told, else that of their language. */
export const customerCountry = sql`coalesce(c.profile ->> 'c_country', right(c.profile ->> 'preferredLocale', 2))`

/** Where somebody of the merchant sees customers. */
export type CustomerPlace = {
  siteId: string
  countries: readonly string[]
  /** All countries of the shop: customers of none as well. */
  isEverywhere: boolean
}

/** Where the caller sees customers. */
export const customerPlaceOf = ({
  site,
  countries,
}: Pick<AdminContext, 'site' | 'countries'>): CustomerPlace => ({
  siteId: site.siteId,
  countries,
  isEverywhere: site.countries.every(({ code }) => countries.includes(code)),
})

/** That a customer (`customer c`) is of such a place. */
export const customersWithin = ({ siteId, countries, isEverywhere }: CustomerPlace) => sql`
  c.site_id = ${siteId} and (${isEverywhere}::boolean or ${customerCountry} = any(${countries}::text[]))`
