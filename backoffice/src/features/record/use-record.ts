import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Tagged } from '../../api/call.ts'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { adoptAnswer } from '../../lib/adopt-answer.ts'
import { showToast } from '../../ui/index.ts'
import { problemText } from '../problem/index.ts'
import { messages } from './messages.ts'

type RecordSettings<T> = {
  /** The operation that reads it, and its id. */
  queryKey: readonly [operation: string, id: string]
  read(): Promise<Tagged<T>>
  /** Operations whose answers show it too. */
  shownBy: readonly string[]
}

type ChangeOptions = {
  /** Takes the change back, where something does so exactly. */
  undo?: { label: string; run(): void }
}

/** One thing, and how to change it: each change names the revision that is on the screen, and takes the answer's. */
export const useRecord = <T>({ queryKey, read, shownBy }: RecordSettings<T>) => {
  const { t } = useEnv()
  const queries = useQueryClient()
  const query = useQuery({ queryKey, queryFn: read })
  /** Makes a change, says that it is done, and tells whether it was. One that meets another’s shows the thing anew. */
  const change = async (
    work: (ifMatch: string | undefined) => Promise<Tagged<T>>,
    done: string,
    options: ChangeOptions = {},
  ): Promise<boolean> => {
    try {
      const known = queries.getQueryData<Tagged<T>>(queryKey)
      await adoptAnswer(queries, queryKey, await work(known?.etag))
      showToast(done, options)
      for (const operation of shownBy) void queries.invalidateQueries({ queryKey: [operation] })
      return true
    } catch (caught) {
      const isChanged = isProblem(caught, 412)
      showToast(isChanged ? t(messages.changed) : problemText(t, caught), { tone: 'bad' })
      if (isChanged || isProblem(caught, 409)) await query.refetch()
      return false
    }
  }
  return { query, record: query.data?.data, change }
}
