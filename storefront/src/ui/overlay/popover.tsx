import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { classNames } from '../class-names.ts'
import { panelClass } from './panel-class.ts'
import styles from './popover.module.css'

type Trigger = {
  'aria-expanded': boolean
  'aria-controls': string | undefined
  onClick: (event: MouseEvent) => void
}

type PopoverProps = {
  /** The opening control; spread the given attributes on a button. */
  trigger: (attributes: Trigger) => ReactNode
  children: ReactNode | ((close: () => void) => ReactNode)
  /** Spoken name of the panel. */
  label: string
  align?: 'start' | 'end'
  flush?: boolean
  /** Limits the height, see `panelClass`. */
  scrolls?: boolean
  /** Opens under the mouse too and closes that many ms after it left. */
  hoverCloseMs?: number
  className?: string
}

const useHover = (open: (to: boolean) => void, closeAfterMs: number | undefined) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  if (closeAfterMs === undefined) return {}
  return {
    onMouseEnter: () => {
      clearTimeout(timer.current)
      open(true)
    },
    onMouseLeave: () => {
      timer.current = setTimeout(() => open(false), closeAfterMs)
    },
  }
}

/** A small panel under its button; Escape, a press outside or leaving it with Tab close it. */
export const Popover = ({
  trigger,
  children,
  label,
  align = 'start',
  flush,
  scrolls,
  hoverCloseMs,
  className,
}: PopoverProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const host = useRef<HTMLDivElement>(null)
  const hover = useHover(setOpen, hoverCloseMs)
  useEffect(() => {
    if (!open) return
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !host.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [open])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return
    event.stopPropagation()
    setOpen(false)
    host.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus()
  }
  const closeOnLeave = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !host.current?.contains(event.relatedTarget)) setOpen(false)
  }
  return (
    <div
      ref={host}
      className={classNames(styles.host, className)}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}
      {...hover}
    >
      {trigger({
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        // Under the mouse it is open already; a key press (detail 0) still toggles.
        onClick: ({ detail }) => setOpen(hoverCloseMs === undefined || detail === 0 ? !open : true),
      })}
      {open && (
        <div
          id={id}
          role="group"
          aria-label={label}
          className={classNames(panelClass({ scrolls, flush }), align === 'end' && styles.end)}
        >
          {typeof children === 'function' ? children(() => setOpen(false)) : children}
        </div>
      )}
    </div>
  )
}
