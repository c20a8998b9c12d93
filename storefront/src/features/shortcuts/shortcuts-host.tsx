import { lazy, Suspense, useEffect, useState } from 'react'

const ShortcutsDialog = lazy(() =>
  import('./shortcuts-dialog.tsx').then((module) => ({ default: module.ShortcutsDialog })),
)

/** Whether the key writes where it is pressed. */
const writes = (target: EventTarget | null) =>
  target instanceof Element && target.matches('input, textarea, select')

/** `?` shows what the keyboard can do, whose code is loaded then. Nothing opens over an open dialog. */
export const ShortcutsHost = () => {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (key !== '?' || ctrlKey || metaKey || altKey || writes(target)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
  return isOpen ? (
    <Suspense>
      <ShortcutsDialog onClose={() => setIsOpen(false)} />
    </Suspense>
  ) : null
}
