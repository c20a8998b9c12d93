import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** Where files are that somebody drags: over the page, or over the target. */
export type FileDrag = 'near' | 'over'

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false

/** A file field takes what is dropped on it by itself. */
const isFileField = ({ target }: DragEvent): boolean =>
  target instanceof HTMLInputElement && target.type === 'file' && !target.disabled

/**
 * A part of the page that files are dropped on: give it `target`. `drag` says where dragged files are, so that the target
 * can show itself. What is dropped beside it is let go: else the browser would leave the page for the file. Dropping is
 * never the only way; the same files are chosen with a file field.
 */
export const useFileDrop = (onFiles: (files: File[]) => void, disabled = false) => {
  const target = useRef<HTMLDivElement>(null)
  const [drag, setDrag] = useState<FileDrag>()
  const isOver = useEffectEvent(
    (event: DragEvent) =>
      !disabled && event.target instanceof Node && target.current?.contains(event.target) === true,
  )
  const take = useEffectEvent(onFiles)
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!hasFiles(event) || !event.dataTransfer) return
      const here = isOver(event)
      setDrag(here ? 'over' : 'near')
      // Another target, or a field, may have taken them.
      if (!here && (event.defaultPrevented || isFileField(event))) return
      event.preventDefault()
      event.dataTransfer.dropEffect = here ? 'copy' : 'none'
    }
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDrag(undefined)
    }
    const drop = (event: DragEvent) => {
      setDrag(undefined)
      if (!hasFiles(event)) return
      if (isOver(event)) {
        event.preventDefault()
        take([...(event.dataTransfer?.files ?? [])])
      } else if (!isFileField(event)) event.preventDefault()
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', over, { signal })
    window.addEventListener('dragleave', leave, { signal })
    window.addEventListener('drop', drop, { signal })
    return () => listening.abort()
  }, [])
  return { target, drag }
}
