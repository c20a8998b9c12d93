import {
  type ElementType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import styles from './toast.module.css'
import { ToastContext } from './toast-context.ts'
import { ToastItem } from './toast-item.tsx'
import { type ShownToast, type Toast, withToast } from './toast-list.ts'

type ToastProviderProps = {
  /** Spoken name of the region. */
  label: string
  dismissLabel: string
  /** The router's link, for toasts with a link. */
  linkAs?: ElementType
  children: ReactNode
}

/** Lifts the region over an open modal dialog, which lives in the browser's top layer. */
const useTopLayer = (region: RefObject<HTMLElement | null>, newest: number | undefined) => {
  useEffect(() => {
    const element = region.current
    if (!element?.showPopover) return
    const shown = element.matches(':popover-open')
    if (shown && !document.querySelector('dialog:modal')) return
    if (shown) element.hidePopover()
    element.showPopover()
  }, [region, newest])
}

/** Keeps the region below what is in sight of the page's header: cart and account stay in reach while a toast stands. */
const useBelowHeader = (region: RefObject<HTMLElement | null>, newest: number | undefined) => {
  useEffect(() => {
    if (newest === undefined) return undefined
    const place = () => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
      region.current?.style.setProperty(
        'inset-block-start',
        `calc(${Math.max(0, header)}px + var(--space-4))`,
      )
    }
    place()
    addEventListener('scroll', place, { passive: true })
    return () => removeEventListener('scroll', place)
  }, [region, newest])
}

/** Holds the toasts, top right (S9.002). Hover or focus stops their clocks. Errors are announced at once. */
export const ToastProvider = ({ label, dismissLabel, linkAs, children }: ToastProviderProps) => {
  const [shown, setShown] = useState<readonly ShownToast[]>([])
  const [paused, setPaused] = useState(false)
  const nextKey = useRef(1)
  const region = useRef<HTMLElement>(null)
  const newest = shown.at(-1)?.key
  useTopLayer(region, newest)
  useBelowHeader(region, newest)
  const show = useCallback((toast: Toast) => {
    const key = nextKey.current++
    setShown((now) => withToast(now, toast, key))
  }, [])
  const drop = useCallback((key: number) => {
    setShown((now) => now.filter((toast) => toast.key !== key))
    setPaused(false)
  }, [])
  const list = (errors: boolean) =>
    shown
      .filter((toast) => (toast.tone === 'error') === errors)
      .map((toast) => (
        <ToastItem
          key={toast.key}
          toast={toast}
          paused={paused}
          dismissLabel={dismissLabel}
          linkAs={linkAs}
          drop={drop}
        />
      ))
  return (
    <ToastContext value={show}>
      {children}
      <section
        ref={region}
        popover="manual"
        aria-label={label}
        className={styles.region}
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        <div aria-live="polite" role="status" className={styles.list}>
          {list(false)}
        </div>
        <div aria-live="assertive" role="alert" className={styles.list}>
          {list(true)}
        </div>
      </section>
    </ToastContext>
  )
}
