import { Open, Type } from '../kernel/schema.ts'

export const siteContract = {
  getSiteInfo: {
    answer: Open('SiteInfo', {
      /** JSON: allowed_locales, allowed_currencies, default_currency (S3.033). */
      body: Type.String(),
    }),
  },
  getConfigurations: {
    answer: Open('SiteConfiguration', {
      configurations: Type.Array(
        Open('ModelConfiguration', {
          id: Type.String(),
          value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
          configurationType: Type.Optional(Type.String()),
        }),
      ),
    }),
  },
}
