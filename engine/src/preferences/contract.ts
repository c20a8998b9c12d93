import { Open, Type } from '../kernel/schema.ts'

export const preferenceContract = {
  getPreferences: {
    query: Type.Object({
      /** Locale in underscore form (es_SV). */
      c_localSite: Type.Optional(Type.String({ maxLength: 10 })),
    }),
    answer: Open('Preferences', {
      /** JSON of an object: what the shop lets its pages know (S3.039). */
      body: Type.String(),
    }),
  },
}
