import { useQuery } from '@tanstack/react-query'
import { toUnderscore } from '../../../../facts/locales.ts'
import { type Asset, content } from '../../api/content.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import { type Query, query } from '../../api/query.ts'

/** Content assets by id, in the page's language (S7.041). Unknown ones are missing from the list. */
export const assetsQuery = (env: Env, ids: readonly string[]): Query<Asset[]> => {
  const asked = query(env, content.getContentAssets, {
    query: { c_assetId: ids.join(','), c_localSite: toUnderscore(env.locale) },
    // Never stale: a text that the merchant published a moment ago is what is read [S7.041].
    headers: { 'cache-control': 'no-cache' },
  })
  // An answer that is no array is a failure (S7.042).
  return { ...asked, queryFn: async (context) => [...(await asked.queryFn(context))] }
}

/** The assets that parts of every page are made of: those parts do without what does not come (S7.042). */
export const useAssets = (ids: readonly string[]) => {
  const { data } = useQuery(assetsQuery(useEnv(), ids))
  return (id: string) => data?.find((asset) => asset.id === id)
}
