import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

export type Search = Readonly<Record<string, string | undefined>>

/** Parameters of an address that are no filters. */
const own = new Set(['q', 'page', 'size', 'sort', 'open', 'month'])

export type ListState = {
  /** Words that were typed. */
  words: string
  /** From 1. */
  page: number
  size: number
  /** `creationDate` or `-creationDate`, the latter from the highest down. */
  sort: string | undefined
  /** What stands in the panel at the side. */
  open: string | undefined
  /** Values of each filter, of the address. */
  filters: Readonly<Record<string, readonly string[]>>
  /** All that the address says. */
  search: Search
  /** Changes some of it; what is undefined goes. Another choice begins at the first page. */
  set(patch: Search, options?: { keepsPage?: boolean }): void
  /** Replaces all of it. */
  reset(search: Search): void
}

const cleanSearch = (search: Search) =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== ''))

/** A list's state, which is its address: it survives a reload, a link and the way back. */
export const useListState = (): ListState => {
  const search: Search = useSearch({ strict: false })
  const navigate = useNavigate()
  const reset = useCallback(
    (next: Search) => void navigate({ to: '.', search: cleanSearch(next) as never, replace: true }),
    [navigate],
  )
  return useMemo(() => {
    const filters = Object.fromEntries(
      Object.entries(search)
        .filter(([name, value]) => !own.has(name) && value)
        .map(([name, value]) => [name, (value ?? '').split(',')]),
    )
    return {
      words: search.q ?? '',
      page: Math.max(1, Number(search.page) || 1),
      size: Number(search.size) === 200 ? 200 : 50,
      sort: search.sort,
      open: search.open,
      filters,
      search,
      set: (patch, { keepsPage = false } = {}) =>
        reset({ ...search, ...(keepsPage ? {} : { page: undefined, open: undefined }), ...patch }),
      reset,
    }
  }, [search, reset])
}
