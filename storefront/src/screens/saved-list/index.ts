import { cachedData, defineScreen } from '../../api/screen.ts'
import { savedListQuery } from '../../features/material-list/index.ts'
import { SavedListScreen } from './saved-list-screen.tsx'

/** A list that somebody saved, for whoever has its link; without the right one, no page. */
export const screen = defineScreen({
  Screen: SavedListScreen,
  queries: ({ params }, env) => [savedListQuery(env, params.listId ?? '')],
  head: ({ params }, env) => ({
    title: cachedData(env, savedListQuery(env, params.listId ?? ''))?.title ?? '',
  }),
})
