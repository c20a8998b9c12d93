import type { CountryCode } from '../../../facts/countries.ts'
import { todayIn } from '../../../facts/dates.ts'
import { type Statement, unpreparedSql as sql } from '../db/sql.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { forbidden } from '../kernel/problem.ts'
import { hasScope } from '../kernel/require-right.ts'
import { standardTaxClass, taxRateOf } from '../taxes/index.ts'

type Asking = Pick<AdminContext, 'site' | 'now' | 'grants' | 'scopes'>

/**
 * What is left of a price beside its cost, in percent of the price, both with tax: of the first tier, today; of a master the
 * lowest among its variants. Null where a price or a cost is missing. `p` names a row of `product`. Problem: 403 for whoever may
 * not know what goods cost there, since to search by it is to be told it.
 */
export const lowestMargin = (
  ctx: Asking,
  p: Statement<unknown>,
  code: CountryCode,
): Statement<unknown> | undefined => {
  const country = ctx.site.countries.find((one) => one.code === code)
  if (!country) return undefined
  if (!hasScope(ctx, 'sfcc.costs', { country: code, storeIds: [] }))
    throw forbidden(`The caller lacks the scope 'sfcc.costs' in ${code}.`, { scope: 'sfcc.costs' })
  const rates = country.taxes.map(
    (tax) => sql`when ${tax.class}::text then ${taxRateOf(country, tax.class)}::numeric`,
  )
  const rate = sql`case v.tax_classes ->> ${code}::text
    ${rates.reduce((all, one) => sql`${all} ${one}`)} else ${taxRateOf(country, standardTaxClass)}::numeric end`
  return sql`(
    select min(100 * (r.amount_minor - c.amount_minor - round(c.amount_minor * ${rate} / 10000)) / r.amount_minor)
    from product v
      cross join lateral (select amount_minor from price where site_id = v.site_id and country = ${code}
        and sku = v.id order by min_quantity limit 1) r
      cross join lateral (select amount_minor from cost where site_id = v.site_id and country = ${code}
        and sku = v.id and valid_from <= ${todayIn(country.timeZone, ctx.now)}::date
        order by valid_from desc limit 1) c
    where v.site_id = ${p}.site_id and (v.id = ${p}.id or v.master_id = ${p}.id) and r.amount_minor > 0)`
}
