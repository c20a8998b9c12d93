import { useState } from 'react'

const depth = 50

/** A value whose last fifty changes can be taken back and made again. */
export const useUndo = <T>(first: () => T) => {
  const [{ past, value, future }, setState] = useState(() => ({
    past: [] as readonly T[],
    value: first(),
    future: [] as readonly T[],
  }))
  return {
    value,
    canUndo: past.length > 0,
    set: (next: T) => setState({ past: [...past, value].slice(-depth), value: next, future: [] }),
    undo() {
      const before = past.at(-1)
      if (before !== undefined)
        setState({ past: past.slice(0, -1), value: before, future: [value, ...future] })
    },
    redo() {
      const [after, ...rest] = future
      if (after !== undefined) setState({ past: [...past, value], value: after, future: rest })
    },
  }
}
