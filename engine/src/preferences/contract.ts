import { ByCountry, Hours } from '../bundle/parts.ts'
import { Country, Preferences } from '../bundle/site.ts'
import { Json, Open, Type } from '../kernel/schema.ts'

const { support, paymentMethods, storeCities } = Country.properties
const MenuEntry = Open('MenuEntry', { categoryId: Type.String(), name: Type.String() })

/** What the shop lets its pages know (S3.039). */
const ShopPreferences = Open('ShopPreferences', {
  ...Preferences.properties,
  secondMenuCategoryName: Type.String(),
  siteName: Type.String(),
  menu: Open('MenuEntries', { first: MenuEntry, second: MenuEntry }),
  paymentMethods: ByCountry(paymentMethods),
  storeCities: ByCountry(storeCities),
  /** When somebody answers the chat in the locale's country, with the holidays ahead (ISO); absent where it is always offered. */
  chatHours: Type.Optional(
    Open('ChatHours', { hours: Type.Array(Hours), closedDays: Type.Array(Type.String()) }),
  ),
  /** Of the country of the locale. */
  support: Type.Optional(Open('Support', { ...support.properties, hours: Type.String() })),
})

export const preferenceContract = {
  getPreferences: {
    query: Type.Object({
      /** Locale in underscore form (es_SV). */
      c_localSite: Type.Optional(Type.String({ maxLength: 10 })),
    }),
    answer: Open('Preferences', { body: Json(ShopPreferences) }),
  },
}
