import { type ReactNode, useId, useRef } from 'react'
import { classNames } from '../lib/class-names.ts'
import { Button, type ButtonProps, IconButton } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './menu.module.css'

type MenuProps = {
  label: string
  icon?: IconName
  /** A drawing alone, and the label for readers of the screen. */
  isIconOnly?: boolean
  kind?: ButtonProps['kind']
  /** On which side of its button it opens. */
  side?: 'start' | 'end'
  /** False where its place says already that it opens something. */
  hasArrow?: boolean
  className?: string
  children: ReactNode
}

/** A button that opens a small panel; a press beside it or Esc closes it. */
export const Menu = ({
  label,
  icon,
  isIconOnly,
  kind,
  side = 'end',
  hasArrow = true,
  className,
  children,
}: MenuProps) => {
  const id = useId()
  const panel = useRef<HTMLDivElement>(null)
  const button = { popoverTarget: id, className }
  return (
    <div className={styles.menu}>
      {isIconOnly && icon ? (
        <IconButton icon={icon} label={label} {...button} />
      ) : (
        <Button icon={icon} kind={kind} {...button}>
          <span className={styles.label}>{label}</span>
          {hasArrow && <Icon name="down" size={12} />}
        </Button>
      )}
      <div
        id={id}
        ref={panel}
        popover="auto"
        className={classNames(styles.panel, styles[side])}
        onClick={(event) => {
          if ((event.target as HTMLElement).closest('[data-closes]')) panel.current?.hidePopover()
        }}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          const items = [...(panel.current?.querySelectorAll<HTMLElement>('button, a, input') ?? [])]
          const at = items.indexOf(document.activeElement as HTMLElement)
          items.at((at + (event.key === 'ArrowDown' ? 1 : -1)) % items.length)?.focus()
          event.preventDefault()
        }}
        onToggle={(event) => {
          if (event.newState !== 'open') return
          const opener = document.querySelector<HTMLElement>(`[popovertarget="${CSS.escape(id)}"]`)
          const rect = opener?.getBoundingClientRect()
          const own = panel.current
          if (!rect || !own) return
          const wanted = side === 'end' ? rect.right - own.offsetWidth : rect.left
          const most = innerWidth - own.offsetWidth - 8
          own.style.left = `${Math.max(8, Math.min(wanted, most))}px`
          const below = rect.bottom + 4
          const isRoom = below + own.offsetHeight < innerHeight - 8
          own.style.top = `${isRoom ? below : Math.max(8, rect.top - own.offsetHeight - 4)}px`
          own.querySelector<HTMLElement>('button, a, input')?.focus()
        }}
      >
        {children}
      </div>
    </div>
  )
}

type MenuItemProps = ButtonProps & { isChosen?: boolean }

/** A line of a menu. */
export const MenuItem = ({ isChosen, kind: _kind, ...rest }: MenuItemProps) => (
  <Button
    kind="quiet"
    data-closes
    aria-pressed={isChosen}
    {...rest}
    icon={isChosen ? 'check' : rest.icon}
    className={styles.item}
  />
)

export const MenuLine = () => <hr className={styles.line} />
