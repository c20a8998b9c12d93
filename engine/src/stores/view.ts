import { cleanHtml } from '../content/index.ts'
import type { Ctx } from '../kernel/context.ts'
import { localize } from '../kernel/localized.ts'
import { closedDaysOf } from './closed-days.ts'
import type { Store } from './store.ts'

/** A store as the contract writes it; id and name under both of their names (S3.015). */
export const storeView = (ctx: Pick<Ctx, 'site' | 'now' | 'locale'>, store: Store) => ({
  id: store.id,
  storeID: store.id,
  name: store.name,
  storeName: store.name,
  address1: store.address1,
  city: store.city,
  stateCode: store.divisionLevel1,
  postalCode: store.postalCode,
  countryCode: store.countryCode,
  email: store.email,
  phone: store.phone,
  storeHours: cleanHtml(localize(store.storeHours, ctx.locale)),
  latitude: store.latitude,
  longitude: store.longitude,
  inventoryId: store.inventoryId,
  posEnabled: false,
  storeLocatorEnabled: true,
  c_storeDefault: store.default,
  c_cityName: store.cityName,
  c_divisionId: store.divisionLevel3 ?? store.divisionLevel2,
  c_phoneDisplay: store.phoneDisplay,
  ...(store.whatsapp === undefined ? {} : { c_whatsapp: store.whatsapp }),
  c_size: store.size,
  c_services: store.services,
  /** For "open now": the hours as data, the coming closed days and the zone they are meant in. */
  c_hours: store.hours,
  c_closedDays: closedDaysOf(ctx, store),
  c_timeZone: store.timeZone,
})
