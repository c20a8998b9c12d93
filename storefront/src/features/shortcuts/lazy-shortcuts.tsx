import { lazy, Suspense, useEffect, useState } from 'react'
import { areSingleKeysOn } from './single-keys.ts'

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

/** Whether the key writes where it is pressed. */
const isTextField = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select')

/** `?`, or the footer's button, shows what the keyboard can do, whose code is loaded then. Nothing opens over an open dialog. */
export const LazyShortcuts = () => {
  /** Undefined until it is asked for; then it stays, closed, so that closing it can give the focus back. */
  const [isOpen, setIsOpen] = useState<boolean>()
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '?' || ctrlKey || metaKey || altKey || isTextField(target)) return
      if (document.querySelector('dialog[open]') || !areSingleKeysOn()) return
      event.preventDefault()
      setIsOpen(true)
    }
    const click = ({ target, defaultPrevented }: MouseEvent) => {
      // A press on a part whose code is still on its way is prevented, and repeated once that has come.
      if (defaultPrevented) return
      if (target instanceof Element && target.closest('[data-shortcuts]')) setIsOpen(true)
    }
    document.addEventListener('keydown', press)
    document.addEventListener('click', click)
    return () => {
      document.removeEventListener('keydown', press)
      document.removeEventListener('click', click)
    }
  }, [])
  return isOpen === undefined ? null : (
    <Suspense>
      <ShortcutsDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </Suspense>
  )
}
