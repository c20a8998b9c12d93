import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect } from 'react'
import { useText } from '../../api/env.tsx'
import { Button } from '../../ui/index.ts'
import styles from './editor.module.css'
import { messages } from './messages.ts'

type SaveBarProps = {
  /** What is not saved, in words. */
  text: string
  isBusy: boolean
  onSave(): void
  onDiscard(): void
  saveLabel?: string
  /** Further buttons. */
  children?: ReactNode
}

/** Stands at the foot of the page while something is not saved; Ctrl S saves, leaving asks. */
export const SaveBar = ({ text, isBusy, onSave, onDiscard, saveLabel, children }: SaveBarProps) => {
  const t = useText()
  useBlocker({
    shouldBlockFn: () => !isBusy && !window.confirm(t(messages.leave)),
    enableBeforeUnload: true,
  })
  // Before anything else can be pressed: an older listener would save what was there before the last letter.
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      onSave()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <div className={styles.bar} role="status">
      <strong>{text}</strong>
      <span className={styles.barEnd}>
        {children}
        <Button onClick={onDiscard}>{t(messages.discard)}</Button>
        <Button kind="main" isBusy={isBusy} onClick={onSave}>
          {saveLabel ?? t(messages.save)}
        </Button>
      </span>
    </div>
  )
}
