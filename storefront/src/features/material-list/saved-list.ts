import { useMutation } from '@tanstack/react-query'
import { type Env, useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../api/line-change.ts'
import { query } from '../../api/query.ts'
import { trade } from '../../api/trade.ts'
import { pathTo, paths } from '../../config/paths.ts'
import { cutText } from '../../lib/cut-text.ts'
import { toPriceRequest } from './use-priced-lines.ts'

/** A list as it is saved: its goods, where it was made, and what is no goods yet. */
export type ListToSave = {
  title: string
  items: readonly NewLine[]
  path?: string
  unread?: readonly string[]
}

/** The list of a link with its goods; an unknown one is a problem 404. */
export const savedListQuery = (env: Env, listId: string) =>
  query(env, trade.getSavedList, { params: { listId } })

/** What the customer has saved, latest first. */
export const savedListsQuery = (env: Env) => query(env, trade.getSavedLists, {})

/** Letters of an address that are saved along; a longer one leads to nothing of use. */
const longestPath = 4000

/** Saves the list; `url` is the link of the one that was saved last, as long as the list is still that one. */
export const useSaveList = ({ title, items, path, unread = [] }: ListToSave) => {
  const env = useEnv()
  const body = {
    title: cutText(title, 120),
    lines: toPriceRequest(items, undefined).lines,
    ...(path !== undefined && path.length <= longestPath ? { toolPath: path } : {}),
    unread: unread.slice(0, 200).map((line) => cutText(line, 200)),
  }
  const key = JSON.stringify(body)
  const save = useMutation({
    mutationFn: async (wanted: typeof body) => ({
      key: JSON.stringify(wanted),
      saved: await env.call(trade.createSavedList, { body: wanted }),
    }),
    onSuccess: () => env.queries.invalidateQueries({ queryKey: savedListsQuery(env).queryKey }),
  })
  const saved = save.data?.key === key ? save.data.saved : undefined
  return {
    save: () => save.mutate(body),
    pending: save.isPending,
    error: save.error,
    url: saved && `${env.settings.origin}${env.href(pathTo(paths.savedList, saved.id))}`,
  }
}
