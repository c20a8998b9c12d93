import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { isProblem } from '../../api/problem.ts'
import { type Product, type ProductChanges, products, productSearch } from '../../api/products.ts'
import { type Conflict, documentOf, isSame, memberAt, type Members, mergeMembers } from '../../lib/members.ts'
import { showToast } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** A change as the API takes it: a text with markup is said in both its members. */
const bodyOf = (changes: Members): ProductChanges => {
  const marked = Object.entries(changes).flatMap(([path, value]) =>
    path.endsWith('.source')
      ? [[path, value] as const, [path.replace(/source$/, 'markup'), value] as const]
      : [[path, value] as const],
  )
  return documentOf(Object.fromEntries(marked))
}

/** A product as it was read, what was changed of it, and how both come together with what others saved. */
export const useProduct = (productId: string) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const queryKey = [products.getProduct, productId]
  const query = useQuery({
    queryKey,
    queryFn: () => call.tagged(products.getProduct, { params: { productId } }),
    // What is on the screen is edited: it is read anew when it is saved, or when somebody asks.
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [changes, setChanges] = useState<Members>({})
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const read = query.data

  const valueAt = (path: string): unknown => (path in changes ? changes[path] : memberAt(read?.data, path))
  const change = (path: string, value: unknown) => {
    const { [path]: _before, ...rest } = changes
    const before = memberAt(read?.data, path)
    const isBack = isSame(value, before) || (value === '' && before === undefined)
    setChanges(isBack ? rest : { ...changes, [path]: value })
  }
  const write = async (members: Members, etag: string | undefined) => {
    const saved = await call.tagged(products.updateProduct, {
      params: { productId },
      body: bodyOf(members),
      ifMatch: etag,
    })
    queries.setQueryData(queryKey, saved)
    void queries.invalidateQueries({ queryKey: [productSearch.searchProducts] })
    return saved
  }
  /** Saves; what somebody else saved meanwhile is joined, and what clashes is asked. */
  const save = async (members: Members = changes) => {
    if (!read) return
    setBusy(true)
    setFailure(undefined)
    const before = read.data
    try {
      await write(members, read.etag)
      const inverse = Object.fromEntries(
        Object.keys(members).map((path) => [path, memberAt(before, path) ?? null]),
      )
      setChanges({})
      setConflicts([])
      showToast(t(messages.saved), {
        undo: {
          label: t(messages.undo),
          run: () => {
            const now = queries.getQueryData<{ data: Product; etag: string | undefined }>(queryKey)
            void write(inverse, now?.etag).catch(setFailure)
          },
        },
      })
    } catch (caught) {
      if (isProblem(caught, 412)) await meet(before, members)
      else setFailure(caught)
    }
    setBusy(false)
  }
  const meet = async (before: Product, members: Members) => {
    const { data: theirs } = await query.refetch()
    if (!theirs) return
    const merged = mergeMembers(before, theirs.data, members)
    if (merged.conflicts.length > 0) {
      setChanges(merged.changes)
      setConflicts(merged.conflicts)
      return
    }
    try {
      if (Object.keys(merged.changes).length > 0) await write(merged.changes, theirs.etag)
      setChanges({})
      showToast(t(messages.merged))
    } catch (caught) {
      setChanges(merged.changes)
      setFailure(caught)
    }
  }
  return {
    query,
    product: read?.data,
    changes,
    conflicts,
    isBusy,
    failure,
    valueAt,
    change,
    save,
    discard: () => {
      setChanges({})
      setFailure(undefined)
    },
    /** What was chosen of both sides, together with what did not clash. */
    resolve: (chosen: Members) => save({ ...changes, ...chosen }),
    later: () => setConflicts([]),
  }
}
