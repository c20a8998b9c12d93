import { type QueryKey, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Tagged } from '../../api/call.ts'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { adoptAnswer } from '../../lib/adopt-answer.ts'
import {
  changesBack,
  type Conflict,
  documentOf,
  isSame,
  memberAt,
  type Members,
  membersWith,
  mergeMembers,
} from '../../lib/members.ts'
import { readDraft, writeDraft } from '../../lib/stored-draft.ts'
import { showToast } from '../../ui/index.ts'
import { problemText } from '../problem/index.ts'
import { messages } from './messages.ts'
import { useDraftKey } from './use-draft.ts'

export type DocumentSource<T extends object> = {
  /** How this browser remembers what was not saved. */
  name: string
  queryKey: QueryKey
  load(): Promise<Tagged<T>>
  /** Saves these members, each whole; another revision is a problem 412. */
  write(members: Members, etag: string | undefined): Promise<Tagged<T>>
  onSaved?(saved: T): void
  /** The document does not exist yet: its first save makes it, and can be undone only by `unmake`. */
  isNew?: boolean
  /** Takes away what the first save has made. */
  unmake?(made: Tagged<T>): Promise<void>
  /** The ways of members without which it is not saved. */
  required?: readonly string[]
}

type Draft = { changes: Members; base: Members }

const noWays: readonly string[] = []
const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

const mineOf = (conflicts: readonly Conflict[]): Members =>
  Object.fromEntries(conflicts.map(({ path, mine }) => [path, mine]))

/** What clashed and still does, with what is typed now. */
const stillClashing = (conflicts: readonly Conflict[], changes: Members): Conflict[] =>
  conflicts.flatMap((conflict) =>
    conflict.path in changes ? [{ ...conflict, mine: changes[conflict.path] }] : [],
  )

/** A document as it was read, what was changed of it, and how both come together with what others saved. */
export const useDocument = <T extends object>(source: DocumentSource<T>) => {
  const { t } = useEnv()
  const queries = useQueryClient()
  const { queryKey } = source
  const draftKey = useDraftKey(source.name)
  const query = useQuery({
    queryKey,
    queryFn: source.load,
    // What is on the screen is edited: it is read anew when it is saved, or when somebody asks.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
  })
  const [changes, setChanges] = useState<Members>({})
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const [isTried, setTried] = useState(false)
  const read = query.data

  const edit = (next: Members) => {
    setChanges(next)
    const paths = Object.keys(next)
    // What clashed still goes by what both began with: a page that is opened anew asks again.
    const before = new Map(conflicts.map(({ path, base }) => [path, base]))
    const base = Object.fromEntries(
      paths.map((path) => [path, before.has(path) ? before.get(path) : memberAt(read?.data, path)]),
    )
    writeDraft(draftKey, paths.length > 0 ? ({ changes: next, base } satisfies Draft) : undefined)
  }
  /** Asks what clashed; until that is answered, what was typed stands in its fields. */
  const meetConflicts = (merged: ReturnType<typeof mergeMembers>) => {
    setChanges({ ...merged.changes, ...mineOf(merged.conflicts) })
    setConflicts(merged.conflicts)
    setAsked(true)
  }
  const restored = useRef('')
  useEffect(() => {
    if (!read || restored.current === draftKey) return
    restored.current = draftKey
    const draft = readDraft<Draft>(draftKey)
    if (!draft) return
    const merged = mergeMembers(documentOf(draft.base), read.data, draft.changes)
    meetConflicts(merged)
    if (Object.keys(draft.changes).length > 0) showToast(t(messages.restored))
  }, [read, draftKey, t])

  const valueAt = (path: string): unknown => (path in changes ? changes[path] : memberAt(read?.data, path))
  const missing = (source.required ?? noWays).filter((path) => isEmpty(valueAt(path)))
  const isAsBefore = ([path, value]: [string, unknown]) => {
    const before = memberAt(read?.data, path)
    return isSame(value, before) || ((value === '' || value === null) && before === undefined)
  }
  const changeAll = (members: Members) => {
    const different = Object.entries({ ...changes, ...members }).filter((member) => !isAsBefore(member))
    edit(Object.fromEntries(different))
  }
  const write = async (members: Members, now: Tagged<T>) => {
    const saved = await source.write(membersWith(now.data, members), now.etag)
    if (!source.isNew) await adoptAnswer(queries, queryKey, saved)
    source.onSaved?.(saved.data)
    return saved
  }
  const undo = (back: Members) => {
    const now = queries.getQueryData<Tagged<T>>(queryKey)
    if (now) void write(back, now).catch(setFailure)
  }
  const showFailure = (caught: unknown) => showToast(problemText(t, caught), { tone: 'bad' })
  /** Says in the form why nothing was saved; a question that lay over it goes, and comes back with the next saving. */
  const fail = (caught: unknown) => {
    setAsked(false)
    setFailure(caught)
  }
  /** Saves; what somebody else saved meanwhile is joined, and what clashes is asked. */
  const save = async (chosen?: Members) => {
    if (!read || isBusy) return
    setTried(true)
    if (missing.length > 0) return
    const members = chosen ?? changes
    // What was chosen of a clash is forgotten once it is saved: until then a further try asks again.
    if (!chosen) {
      const open = stillClashing(conflicts, changes)
      setConflicts(open)
      if (open.length > 0) {
        setAsked(true)
        return
      }
    }
    setBusy(true)
    setFailure(undefined)
    try {
      const saved = await write(members, read)
      const back = changesBack(read.data, members)
      edit({})
      setConflicts([])
      setTried(false)
      const { isNew, unmake } = source
      const takeBack = isNew ? unmake && (() => void unmake(saved).catch(showFailure)) : () => undo(back)
      showToast(t(messages.saved), takeBack ? { undo: { label: t(messages.undo), run: takeBack } } : {})
    } catch (caught) {
      if (isProblem(caught, 412)) await meet(read.data, members)
      else fail(caught)
    }
    setBusy(false)
  }
  const meet = async (before: T, members: Members) => {
    const { data: theirs } = await query.refetch()
    if (!theirs) return
    const merged = mergeMembers(before, theirs.data, members)
    if (merged.conflicts.length > 0) {
      meetConflicts(merged)
      return
    }
    try {
      if (Object.keys(merged.changes).length > 0) await write(merged.changes, theirs)
      edit({})
      setConflicts([])
      showToast(t(messages.merged))
    } catch (caught) {
      setChanges(merged.changes)
      fail(caught)
    }
  }
  return {
    query,
    /** How it is called here; a document that does not exist yet has no name for others. */
    name: source.isNew ? undefined : source.name,
    data: read?.data,
    etag: read?.etag,
    changes,
    /** What is asked now. */
    conflicts: isAsked ? conflicts : [],
    isBusy,
    failure,
    /** The ways of members that it lacks, once somebody has tried to save it. */
    missing: isTried ? missing : noWays,
    valueAt,
    change: (path: string, value: unknown) => changeAll({ [path]: value }),
    /** Several members that belong together. */
    changeAll,
    save,
    discard: () => {
      edit({})
      setConflicts([])
      setFailure(undefined)
      setTried(false)
    },
    /** What was chosen of both sides, together with what did not clash. */
    resolve: (chosen: Members) => {
      const clashing = new Set(conflicts.map(({ path }) => path))
      const rest = Object.fromEntries(Object.entries(changes).filter(([path]) => !clashing.has(path)))
      return save({ ...rest, ...chosen })
    },
    /** Edits on: the next saving asks again. */
    later: () => setAsked(false),
  }
}

export type Editor = Omit<ReturnType<typeof useDocument>, 'data' | 'query'>
