import type { PromotionRow } from '../bundle/promotions.ts'
import { definedMembers } from '../kernel/defined-members.ts'
import { badRequest } from '../kernel/problem.ts'
import { overlayTexts, textsView } from '../kernel/texts-by-locale.ts'
import type { PromotionChanges } from './contract.ts'

const classes = { item: 'product', order: 'order', shipping: 'shipping' } as const
const exclusivities = { none: 'no', class: 'class', global: 'global' } as const
/** As a bundle writes what the API calls otherwise. */
export const storedExclusivities = { no: 'none', class: 'class', global: 'global' } as const

/** A promotion as the merchant's programs see it. */
export const promotionView = (row: PromotionRow) => ({
  id: row.id,
  enabled: row.enabled,
  name: textsView(row.name),
  promotionClass: classes[row.rule.class],
  ...(row.exclusivity ? { exclusivity: exclusivities[row.exclusivity] } : {}),
  c_calloutMsg: textsView(row.calloutMsg),
  c_details: textsView(row.details),
  c_customersOnly: row.customersOnly,
  ...(row.amountForGuests ? { c_amountForGuests: true } : {}),
  c_countries: row.countries,
  c_startDate: row.startDate,
  c_endDate: row.endDate,
  c_priority: row.priority,
  c_rule: row.rule,
  ...(row.campaign === undefined
    ? {}
    : {
        assignmentInformation: {
          campaignId: row.campaign,
          enabled: row.enabled,
          schedule: { startDate: row.startDate, endDate: row.endDate },
        },
      }),
  c_coupons: (row.coupons ?? []).map(({ code }) => code),
})

/** What a new promotion is where nothing is said. */
const blank: Partial<PromotionRow> = {
  enabled: false,
  customersOnly: true,
  priority: 100,
  calloutMsg: { es: '', en: '' },
  details: { es: '', en: '' },
}

const pick = <T>(change: T | null | undefined, stands: T | undefined): T | undefined =>
  change === undefined ? stands : (change ?? undefined)

/**
 * The line of a bundle that a body says, laid over what stands; whether it is legal is for the import's rules. Coupons and
 * campaign have calls of their own. Problem: 400.
 */
export const readPromotion = (
  id: string,
  stands: PromotionRow | undefined,
  change: PromotionChanges,
): object => {
  if (change.id !== undefined && change.id !== id)
    throw badRequest(`The path says '${id}'.`, { property: '$.id' })
  const before = stands ?? blank
  const { exclusivity } = change
  const text = (
    member: 'name' | 'calloutMsg' | 'details',
    words: Record<string, string> | null | undefined,
  ) => (words === null ? undefined : overlayTexts(member, before[member], words))
  const members = {
    ...before,
    id,
    enabled: pick(change.enabled, before.enabled),
    name: text('name', change.name),
    calloutMsg: text('calloutMsg', change.c_calloutMsg),
    details: text('details', change.c_details),
    customersOnly: pick(change.c_customersOnly, before.customersOnly),
    amountForGuests: pick(change.c_amountForGuests, before.amountForGuests) || undefined,
    countries: pick(change.c_countries, before.countries),
    startDate: pick(change.c_startDate, before.startDate),
    endDate: pick(change.c_endDate, before.endDate),
    priority: pick(change.c_priority, before.priority),
    exclusivity: pick(exclusivity && storedExclusivities[exclusivity], before.exclusivity),
    rule: pick(change.c_rule, before.rule),
  }
  const told = change.promotionClass
  if (told !== undefined && members.rule && told !== classes[members.rule.class])
    throw badRequest(`The rule is of another class than '${told}'.`, { property: '$.promotionClass' })
  return definedMembers(members)
}

const names: Readonly<Record<string, string>> = {
  id: 'id',
  enabled: 'enabled',
  name: 'name',
  exclusivity: 'exclusivity',
}

/** What an import would say, with the members as the API calls them. */
export const faultsOfPromotion = (faults: readonly { field: string; expected: string }[]) =>
  faults.map(({ field, expected }) => {
    const [member = '', ...rest] = field.split('/')
    const property = member === '' ? '$' : `$.${[names[member] ?? `c_${member}`, ...rest].join('.')}`
    return { property, detail: `${property}: ${expected}` }
  })
