import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../actions/button.tsx'
import { classNames } from '../class-names.ts'
import styles from './read-more.module.css'

type ReadMoreProps = { moreLabel: string; lessLabel: string; children: ReactNode }

/** A box of 200 px that opens to 500 px and scrolls beyond (S2.121); the button only where text is hidden. */
export const ReadMore = ({ moreLabel, lessLabel, children }: ReadMoreProps) => {
  const [open, setOpen] = useState(false)
  const [taller, setTaller] = useState(false)
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const watch = new ResizeObserver(() => setTaller(element.scrollHeight > 201))
    watch.observe(element)
    return () => watch.disconnect()
  }, [])
  return (
    <div className={styles.readMore}>
      <div
        ref={box}
        id={id}
        className={classNames(styles.box, open ? styles.open : taller && styles.cut)}
        tabIndex={open ? 0 : undefined}
      >
        {children}
      </div>
      {taller && (
        <Button
          variant="quiet"
          size="small"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? lessLabel : moreLabel}
        </Button>
      )}
    </div>
  )
}
