import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import styles from './dialog.module.css'
import { trapFocus } from './trap-focus.ts'

export type DialogProps = {
  open: boolean
  /** Asked for by Escape, the cross and, if allowed, a press beside the dialog. */
  onClose: () => void
  title: ReactNode
  closeLabel: string
  /** False keeps it open when one presses beside it; Escape and the cross still close. */
  closeOnOverlay?: boolean
  size?: 'small' | 'medium' | 'large' | 'full'
  /** Slides in from that edge at full height. */
  side?: 'left' | 'right'
  /** Stays in sight under the scrolling part. */
  footer?: ReactNode
  /** No padding around the content. */
  flush?: boolean
  children: ReactNode
  className?: string
}

const isBeside = (event: MouseEvent<HTMLDialogElement>) => {
  const box = event.currentTarget.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}

/** Says to the style sheet whether the page stands still behind a modal: `:has()` of the root would restyle all of it with every change. */
const markModal = () =>
  document.documentElement.toggleAttribute('data-modal', document.querySelector('dialog[open]') !== null)

/** Opens the element as a modal, gives the focus to `[data-autofocus]` or the title, and back on closing. */
const useModal = (open: boolean) => {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return
    const opener = document.activeElement
    dialog.showModal()
    markModal()
    const first = dialog.querySelector<HTMLElement>('[data-autofocus]')
    const title = dialog.querySelector<HTMLElement>('[data-dialog-title]')
    ;(first ?? title)?.focus()
    return () => {
      dialog.close()
      markModal()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])
  return ref
}

/** A modal window on the native element: the page behind is inert, Escape closes, the focus stays inside. */
export const DialogWindow = ({
  open,
  onClose,
  title,
  closeLabel,
  closeOnOverlay = true,
  size = 'medium',
  side,
  footer,
  flush,
  children,
  className,
}: DialogProps) => {
  const ref = useModal(open)
  const titleId = useId()
  const pressedBeside = useRef(false)
  return (
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(
        styles.dialog,
        side ? styles[side] : styles.sheet,
        !side && styles[size],
        className,
      )}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onKeyDown={trapFocus}
      onMouseDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget && isBeside(event)
      }}
      onClick={(event) => {
        if (closeOnOverlay && pressedBeside.current && isBeside(event)) onClose()
      }}
    >
      {open && (
        <>
          <div className={styles.head}>
            <h2 id={titleId} className={styles.title} tabIndex={-1} data-dialog-title>
              {title}
            </h2>
            <IconButton icon="close" label={closeLabel} onClick={onClose} />
          </div>
          <div className={classNames(styles.body, flush && styles.flush)}>{children}</div>
          {footer && <div className={styles.foot}>{footer}</div>}
        </>
      )}
    </dialog>
  )
}
