import { type ElementType, useEffect } from 'react'
import { Anchor } from '../actions/anchor.tsx'
import { IconButton } from '../actions/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { toneIcons } from '../feedback/alert.tsx'
import { Icon } from '../icon/icon.tsx'
import styles from './toast.module.css'
import type { ShownToast } from './toast-list.ts'

type ToastItemProps = {
  toast: ShownToast
  /** The clock stands still while somebody is reading. */
  paused: boolean
  dismissLabel: string
  linkAs?: ElementType
  /** Stable: called with the toast's key when its time is over or it is dismissed. */
  drop: (key: number) => void
}

type ActionProps = { action: NonNullable<ShownToast['action']>; linkAs?: ElementType; onDone: () => void }

const Action = ({ action, linkAs, onDone }: ActionProps) => {
  if ('href' in action)
    return (
      <Anchor as={linkAs} className={styles.action} href={action.href} onClick={onDone}>
        {action.label}
      </Anchor>
    )
  const press = () => {
    action.onPress()
    onDone()
  }
  return (
    <button type="button" className={styles.action} onClick={press}>
      {action.label}
    </button>
  )
}

export const ToastItem = ({ toast, paused, dismissLabel, linkAs, drop }: ToastItemProps) => {
  const { key, duration, tone, title, detail, action } = toast
  const onDone = () => drop(key)
  useEffect(() => {
    if (paused) return
    const timer = setTimeout(drop, duration, key)
    return () => clearTimeout(timer)
  }, [paused, duration, drop, key])
  return (
    <div className={classNames(styles.toast, styles[tone])} data-ground="ink">
      <Icon name={toneIcons[tone]} />
      <div className={styles.body}>
        <p>{title}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
        {action && <Action action={action} linkAs={linkAs} onDone={onDone} />}
      </div>
      <IconButton icon="close" size={20} label={dismissLabel} className={styles.close} onClick={onDone} />
    </div>
  )
}
