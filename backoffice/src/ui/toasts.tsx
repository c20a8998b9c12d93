import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { createValue, useValue } from '../lib/external-value.ts'
import { Button, IconButton } from './button.tsx'
import { Icon } from './icon.tsx'
import styles from './toasts.module.css'

type Toast = {
  id: number
  text: string
  tone: 'good' | 'bad'
  /** What takes it back, and what that is called. */
  undo?: { label: string; run(): void }
}

const toasts = createValue<readonly Toast[]>([])
const shownMs = 10_000
let last = 0

const drop = (id: number) => toasts.set(toasts.current().filter((one) => one.id !== id))

/** Says what was done, for ten seconds. */
export const showToast = (
  text: string,
  options: { tone?: 'good' | 'bad'; undo?: Toast['undo'] } = {},
): void => {
  const { tone = 'good', undo } = options
  toasts.set([...toasts.current().slice(-2), { id: ++last, text, tone, ...(undo ? { undo } : {}) }])
}

const ToastLine = ({ toast, closeLabel }: { toast: Toast; closeLabel: string }) => {
  useEffect(() => {
    const timer = setTimeout(drop, shownMs, toast.id)
    return () => clearTimeout(timer)
  }, [toast.id])
  return (
    <div className={styles.toast}>
      <Icon name={toast.tone === 'good' ? 'check' : 'alert'} />
      <span className={styles.text}>{toast.text}</span>
      {toast.undo && (
        <Button
          kind="quiet"
          className={styles.action}
          onClick={() => {
            toast.undo?.run()
            drop(toast.id)
          }}
        >
          {toast.undo.label}
        </Button>
      )}
      <IconButton className={styles.action} icon="close" label={closeLabel} onClick={() => drop(toast.id)} />
    </div>
  )
}

/** Tells the page how much of its end they take (`--toasts`), and keeps what has the focus in sight. */
const useRoom = (element: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const box = element.current
    if (!box) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      style.setProperty('--toasts', `${box.offsetHeight}px`)
      document.activeElement?.closest('main *')?.scrollIntoView({ block: 'nearest' })
    })
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--toasts')
    }
  }, [element])

/** Where they stand, once in the page, above dialogs too; readers of the screen are told each. */
export const Toasts = ({ closeLabel }: { closeLabel: string }) => {
  const all = useValue(toasts)
  const element = useRef<HTMLDivElement>(null)
  const newest = all.at(-1)?.id
  useRoom(element)
  useEffect(() => {
    const box = element.current
    if (!box) return
    // What is shown last lies on top, and a dialog may have opened since.
    if (box.matches(':popover-open')) box.hidePopover()
    if (newest !== undefined) box.showPopover()
  }, [newest])
  return (
    <div ref={element} className={styles.toasts} popover="manual" role="status" aria-live="polite">
      {all.map((toast) => (
        <ToastLine key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  )
}
