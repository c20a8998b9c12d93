import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type Env, useEnv } from '../../api/env.tsx'
import { sendActivity } from '../../api/personalization.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { listingQuery, readListing } from '../listing/index.ts'
import type { SearchResult } from '../product/index.ts'
import { viewItemList } from './events.ts'
import { pushEvent } from './outside-scripts.ts'
import { useEffectOncePerKey } from './use-effect-once-per-key.ts'
import type { Watched } from './watch-page.tsx'

type List = { searchText: string } | { category: { id: string } }
type Tile = SearchResult['tiles'][number]

const productOf = ({ productId, shownId }: Tile) => ({ id: productId, sku: shownId })

const sendListView = (env: Env, list: List, tiles: readonly Tile[]) => {
  const shown = { products: tiles.map(productOf), showProducts: true }
  return 'category' in list
    ? sendActivity(env, 'viewCategory', { ...list, ...shown })
    : sendActivity(env, 'viewSearch', { ...list, ...shown })
}
const sendListClick = (env: Env, list: List, tile: Tile) =>
  'category' in list
    ? sendActivity(env, 'clickCategory', { ...list, product: productOf(tile) })
    : sendActivity(env, 'clickSearch', { ...list, product: productOf(tile) })

/** The product whose link was pressed, if it is one of the list's. */
const pressedProduct = ({ target }: Event, tiles: readonly Tile[]) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('#main a[href]') : null
  const [, id] = /\/product\/([^/?#]+)/.exec(link?.href ?? '') ?? []
  return id === undefined ? undefined : tiles.find(({ shownId }) => shownId === decodeURIComponent(id))
}

/** A list of products seen, and which of them is pressed (S7.065, S7.071–S7.074). */
export const WatchList = ({ again }: Watched) => {
  const env = useEnv()
  const { params, search, url } = useRoute()
  const { categoryId } = params
  const { data: found } = useQuery({ ...listingQuery(env, search, categoryId), enabled: false })
  const tiles = found?.tiles
  const term = readListing(search).q ?? ''
  useEffectOncePerKey(tiles && `${again} ${url}`, () => {
    if (!tiles) return
    const list = categoryId ?? 'search'
    pushEvent(viewItemList({ tiles }, { id: list, name: categoryId ?? term, currency: env.currency }))
    void sendListView(env, categoryId ? { category: { id: categoryId } } : { searchText: term }, tiles)
  })
  useEffect(() => {
    if (!tiles) return
    const list: List = categoryId ? { category: { id: categoryId } } : { searchText: term }
    const press = (event: Event) => {
      const tile = pressedProduct(event, tiles)
      if (tile) void sendListClick(env, list, tile)
    }
    addEventListener('click', press, { capture: true })
    return () => removeEventListener('click', press, { capture: true })
  }, [env, tiles, categoryId, term])
  return null
}
