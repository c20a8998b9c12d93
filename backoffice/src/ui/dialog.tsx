import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from '../lib/class-names.ts'
import { IconButton } from './button.tsx'
import styles from './dialog.module.css'

type DialogProps = {
  title: string
  /** What closes it is called. */
  closeLabel: string
  onClose(): void
  children: ReactNode
  /** Buttons, at its end. */
  footer?: ReactNode
  /** `panel`: at the side, as high as the window. `whole`: nearly all of it. */
  shape?: 'panel' | 'wide' | 'whole'
  /** False: it has to be answered. */
  canClose?: boolean
}

const fields = 'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea'

/**
 * Shown as long as it is rendered, above all else, with the focus in its first field. Esc closes it; the focus goes back to where
 * it was.
 */
export const Dialog = ({
  title,
  closeLabel,
  onClose,
  children,
  footer,
  shape,
  canClose = true,
}: DialogProps) => {
  const element = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const titleId = useId()
  useEffect(() => {
    const before = document.activeElement
    element.current?.showModal()
    // A field that asks for the focus has asked while nothing was shown yet. A panel is read first.
    if (shape !== 'panel') body.current?.querySelector<HTMLElement>(fields)?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [shape])
  return (
    <dialog
      ref={element}
      className={classNames(styles.dialog, shape && styles[shape])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        if (canClose) onClose()
      }}
      onMouseDown={(event) => {
        if (canClose && event.target === element.current) onClose()
      }}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          {canClose && <IconButton icon="close" label={closeLabel} onClick={onClose} />}
        </header>
        <div ref={body} className={styles.body}>
          {children}
        </div>
        {footer && <footer className={styles.foot}>{footer}</footer>}
      </div>
    </dialog>
  )
}
