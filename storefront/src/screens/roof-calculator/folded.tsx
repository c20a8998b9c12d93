import { memo, type ReactNode, useEffect, useRef, useState } from 'react'
import styles from './roof-calculator.module.css'

type FoldedProps = { summary: string; inside: () => ReactNode }

/**
 * What is there on request. It is in the page from the start, for who has no script and for a search in the page; while it
 * is closed it stands as it was, so that a key costs nothing for what nobody looks at.
 */
export const Folded = ({ summary, inside }: FoldedProps) => {
  const details = useRef<HTMLDetailsElement>(null)
  const [open, setOpen] = useState(false)
  const look = () => setOpen(details.current?.open ?? false)
  // It may have been opened before the scripts came.
  useEffect(look, [])
  return (
    <details ref={details} className={styles.details} onToggle={look}>
      <summary>{summary}</summary>
      <Inside open={open} inside={inside} />
    </details>
  )
}

const Inside = memo(
  ({ inside }: { open: boolean; inside: FoldedProps['inside'] }) => inside(),
  (_, { open }) => !open,
)
