import { Blocks } from './blocks.ts'
import { CommaList, Open, Type } from '../kernel/schema.ts'

export const ContentAsset = Open('ContentAsset', {
  id: Type.String(),
  name: Type.String(),
  pageTitle: Type.Optional(Type.String()),
  pageDescription: Type.Optional(Type.String()),
  /** HTML, sanitised; members named as the platform's custom attribute. */
  c_body: Type.String(),
  /** Typed parts of the page, texts in the asked language. */
  c_blocks: Blocks,
})

export const contentContract = {
  getContentAssets: {
    query: Type.Object({
      c_assetId: CommaList(),
      /** Locale in underscore form (es_SV). */
      c_localSite: Type.Optional(Type.String()),
    }),
    answer: Type.Array(ContentAsset),
  },
} as const
