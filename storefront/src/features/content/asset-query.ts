import { useQuery } from '@tanstack/react-query'
import { toUnderscore } from '../../../../facts/locales.ts'
import { content } from '../../api/content.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import { type Query, query } from '../../api/query.ts'
import type { Asset } from './asset.ts'

/** Content assets by id, in the page's language (S7.041). Unknown ones are missing from the list. */
export const assetsQuery = (env: Env, ids: readonly string[]): Query<Asset[]> =>
  query(env, content.getContentAssets, {
    query: { c_assetId: ids.join(','), c_localSite: toUnderscore(env.locale) },
  }) as Query<Asset[]>

/** The assets of an answer; none when it failed, is on its way, or is no list (S7.042). */
export const assetList = (answer: unknown): readonly Asset[] => (Array.isArray(answer) ? answer : [])

/** The assets that parts of every page are made of: those parts do without what does not come (S7.042). */
export const useAssets = (ids: readonly string[]) => {
  const found = assetList(useQuery(assetsQuery(useEnv(), ids)).data)
  return (id: string) => found.find((asset) => asset.id === id)
}
