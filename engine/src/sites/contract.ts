import { Open, Type } from '../kernel/schema.ts'

export const siteContract = {
  getSiteInfo: {
    answer: Open('SiteInfo', {
      /** JSON: allowed_locales, allowed_currencies, default_currency (S3.033). */
      body: Type.String(),
    }),
  },
}
