import { useEffect, useRef, useState } from 'react'
import type { Proposal } from '../../api/bank.ts'
import { selectedAfter, useListKeys } from '../../features/list/index.ts'

type Doings = {
  /** False for who only looks. */
  mayWrite: boolean
  /** Says what a line is for. */
  open(proposal: Proposal): void
  /** Puts lines aside. */
  ignore(proposals: readonly Proposal[]): void
}

/** Lines of the board that are chosen, by hand or by the keys of a list; `i` puts them aside. */
export const useChosenLines = (shown: readonly Proposal[], { mayWrite, open, ignore }: Doings) => {
  const [pressed, setPressed] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(-1)
  const lastPress = useRef(-1)
  const ids = shown.map(({ line }) => line.id)
  const chosen = shown.filter(({ line }) => pressed.has(line.id))
  const current = shown[at]
  const press = (index: number, isRange: boolean) => {
    const from = isRange ? lastPress.current : undefined
    lastPress.current = index
    setPressed(selectedAfter(new Set(chosen.map(({ line }) => line.id)), ids, { at: index, from }))
  }
  const clear = () => setPressed(new Set())
  const selectAll = () => setPressed(new Set(ids))
  const aside = chosen.length > 0 ? chosen : current ? [current] : []
  useListKeys({
    count: shown.length,
    at,
    move: setAt,
    select: (index, isRange) => mayWrite && press(index, isRange),
    selectAll: () => mayWrite && selectAll(),
    open: () => mayWrite && current && open(current),
    close: clear,
    further: mayWrite && aside.length > 0 ? { i: () => ignore(aside) } : {},
  })
  const currentId = current?.line.id
  useEffect(() => {
    if (currentId) document.getElementById(lineElementId(currentId))?.scrollIntoView({ block: 'nearest' })
  }, [currentId])
  return {
    chosen,
    clear,
    selectAll,
    /** Of the row of a line: whether it is chosen and where the keys are, and choosing it. */
    rowOf: (index: number) => ({
      isAt: index === at,
      isChosen: pressed.has(ids[index] ?? ''),
      onChoose: (isRange: boolean) => press(index, isRange),
    }),
  }
}

/** What the row of a line is called in the page. */
export const lineElementId = (lineId: string): string => `line-${lineId}`
