import type { CountryCode } from '../../../facts/countries.ts'
import type { Ctx } from '../kernel/context.ts'
import { badRequest } from '../kernel/problem.ts'
import { findStore } from '../stores/index.ts'
import { isRoleName, type RoleName, roles } from './roles.ts'

/** A role in a place: everywhere without a country, in all of the country without a store. */
export type Assignment = { role: RoleName; country?: CountryCode; storeId?: string }

type Shop = Pick<Ctx, 'db' | 'site'>

const refuse = (detail: string) => badRequest(detail, { property: 'roles' })

/** Problem: 400 for a role in a place that does not exist, or in a kind of place where it cannot be held. */
const placeAssignment = async (
  shop: Shop,
  wanted: { role: RoleName; country?: string; storeId?: string },
): Promise<Assignment> => {
  const { role, storeId } = wanted
  const { place } = roles[role]
  const store = storeId === undefined ? undefined : await findStore(shop, storeId)
  if (storeId !== undefined && !store) throw refuse(`There is no store '${storeId}'.`)
  const code = store?.countryCode ?? wanted.country
  const country = shop.site.countries.find((one) => one.code === code)?.code
  if (code !== undefined && country === undefined) throw refuse(`The shop does not sell in '${code}'.`)
  if (store && wanted.country !== undefined && wanted.country !== country)
    throw refuse(`Store '${storeId}' is not in '${wanted.country}'.`)
  if (place === 'store' && !store) throw refuse(`'${role}' is a role of a store: name one.`)
  if (place === 'all' && country) throw refuse(`'${role}' is a role of the whole shop.`)
  if (place === undefined && store) throw refuse(`'${role}' is a role of countries, not of a store.`)
  return { role, ...(country ? { country } : {}), ...(store ? { storeId: store.id } : {}) }
}

/** Roles in places that exist, each once. Problem: 400 for none, an unknown role or place, or one not meant for the role. */
export const readAssignments = async (
  shop: Shop,
  wanted: readonly { role: string; country?: string; storeId?: string }[],
): Promise<Assignment[]> => {
  if (wanted.length === 0) throw refuse('A person has one role at least.')
  const read = new Map<string, Assignment>()
  for (const { role, ...place } of wanted) {
    if (!isRoleName(role)) throw refuse(`'${role}' is no role. There are: ${Object.keys(roles).join(', ')}.`)
    const assignment = await placeAssignment(shop, { role, ...place })
    read.set(assignmentText(assignment), assignment)
  }
  return [...read.values()]
}

/** `clerk@SV-SS01`, `manager@SV`, `owner`: how the command line writes a role in its place. */
export const assignmentText = ({ role, country, storeId }: Assignment): string =>
  [role, storeId ?? country].filter(Boolean).join('@')

/** Roles as the command line writes them, joined by commas. Problem: 400. */
export const parseAssignments = (shop: Shop, text: string): Promise<Assignment[]> =>
  readAssignments(
    shop,
    text
      .split(',')
      .filter(Boolean)
      .map((one) => {
        const [role = '', place] = one.split('@')
        if (place === undefined) return { role }
        return shop.site.countries.some(({ code }) => code === place)
          ? { role, country: place }
          : { role, storeId: place }
      }),
  )
