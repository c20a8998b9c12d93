import { addDays, daysBetween, isIsoDate, type IsoDate, todayIn } from '../../../facts/dates.ts'
import type { AdminContext } from '../kernel/admin-context.ts'
import { badRequest } from '../kernel/problem.ts'
import type { ReportReach } from './queries.ts'

export const reachOf = ({ site, countries, stores }: AdminContext): ReportReach => ({
  siteId: site.siteId,
  countries,
  stores,
})

/** The present day where the site's days end last. */
export const latestDay = ({ site, now }: Pick<AdminContext, 'site' | 'now'>): IsoDate =>
  site.countries
    .map(({ timeZone }) => todayIn(timeZone, now))
    .toSorted()
    .at(-1) ?? ''

/** The days that are asked for: the last thirty without them. Problem: 400. */
export const spanOf = (
  ctx: Pick<AdminContext, 'site' | 'now'>,
  query: { from?: string | undefined; to?: string | undefined },
): { from: IsoDate; to: IsoDate } => {
  const to = query.to ?? latestDay(ctx)
  if (!isIsoDate(to)) throw badRequest(`'${to}' is no day.`, { property: 'to' })
  const from = query.from ?? addDays(to, -29)
  if (!isIsoDate(from)) throw badRequest(`'${from}' is no day.`, { property: 'from' })
  const days = daysBetween(from, to) + 1
  if (days < 1 || days > 400) throw badRequest('Ask for 1 to 400 days.', { property: 'from' })
  return { from, to }
}
