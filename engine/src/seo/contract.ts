import { Open, Type } from '../kernel/schema.ts'
import { urlMappingNotFound } from './problems.ts'

export const seoContract = {
  getUrlMapping: {
    query: Type.Object({
      /** Path of the shop without site and locale, and without a query. */
      urlSegment: Type.String({ minLength: 1, maxLength: 2000 }),
    }),
    answer: Open('UrlMapping', {
      /** 301 or 302. */
      statusCode: Type.Integer(),
      destinationUrl: Type.String(),
      /** Whether the query of the old address goes along: always `ALL`. */
      copySourceParams: Type.String(),
    }),
    problems: [urlMappingNotFound],
  },
} as const
