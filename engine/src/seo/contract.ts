import { OneOf, Open, Type } from '../kernel/schema.ts'
import { urlMappingNotFound } from './problems.ts'

export const seoContract = {
  getUrlMapping: {
    query: Type.Object({
      /** Path of the shop without site and locale, and without a query. */
      urlSegment: Type.String({ minLength: 1, maxLength: 2000 }),
    }),
    answer: Open('UrlMapping', {
      /** Of a path that has moved: 301 or 302. */
      statusCode: Type.Optional(Type.Integer()),
      destinationUrl: Type.Optional(Type.String()),
      /** Whether the query of the old address goes along: always `ALL`. */
      copySourceParams: Type.Optional(Type.Boolean()),
      /** Of a path that shows something. */
      resourceType: Type.Optional(OneOf('CATEGORY', 'PRODUCT', 'CONTENT_ASSET')),
      resourceId: Type.Optional(Type.String()),
      /** Of a product: the category it belongs to. */
      productCategoryId: Type.Optional(Type.String()),
    }),
    problems: [urlMappingNotFound],
  },
} as const
