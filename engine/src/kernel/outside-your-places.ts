import type { AdminContext } from './admin-context.ts'
import { defineProblem } from './problem.ts'

/** The thing is in more places than the caller may change. Carries those `countries`. */
export const outsideYourPlaces = defineProblem(403, 'outside-your-places', 'Outside Your Places')

/** Problem: 403 for whoever may not change what every country shows; `what` names it. */
export const requireEverywhere = (
  { site, countries }: Pick<AdminContext, 'site' | 'countries'>,
  what: string,
): void => {
  const foreign = site.countries.map(({ code }) => code).filter((code) => !countries.includes(code))
  if (foreign.length > 0)
    throw outsideYourPlaces(`${what} are shown in every country.`, { countries: foreign })
}
