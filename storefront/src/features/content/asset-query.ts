import { toUnderscore } from '../../../../facts/locales.ts'
import { content } from '../../api/content.ts'
import type { Env } from '../../api/env.tsx'
import { type Query, query } from '../../api/query.ts'
import type { Asset } from './asset.ts'

/** Content assets by id, in the page's language (S7.041). Unknown ones are missing from the list. */
export const assetsQuery = (env: Env, ids: readonly string[]): Query<Asset[]> =>
  query(env, content.getContentAssets, {
    query: { c_assetId: ids.join(','), c_localSite: toUnderscore(env.locale) },
  }) as Query<Asset[]>
