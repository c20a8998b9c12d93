import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useEnv } from '../api/env.tsx'
import { Palette } from '../features/palette/index.ts'
import { createValue, useValue } from '../lib/external-value.ts'
import { Dialog } from '../ui/index.ts'
import styles from './app.module.css'
import { messages } from './messages.ts'
import { useEntries } from './use-entries.ts'

/** Opened by a key and by the field above. */
export const isPaletteOpen = createValue(false)

const goMs = 1_200
const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable], [role=grid]')

/** Keys that count on every page: `Ctrl K`, `g` and a letter, `?`. */
export const Shortcuts = () => {
  const { t } = useEnv()
  const navigate = useNavigate()
  const entries = useEntries().flatMap((group) => group.entries)
  const isOpen = useValue(isPaletteOpen)
  const [isHelp, setHelp] = useState(false)
  const latest = useRef({ entries, navigate })
  useEffect(() => {
    latest.current = { entries, navigate }
  })
  useEffect(() => {
    let since = Number.NEGATIVE_INFINITY
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k') {
        event.preventDefault()
        isPaletteOpen.set(!isPaletteOpen.current())
        return
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      const isAfterGo = event.timeStamp - since < goMs
      since = event.key === 'g' ? event.timeStamp : Number.NEGATIVE_INFINITY
      if (event.key === '?') setHelp(true)
      const entry = isAfterGo && latest.current.entries.find(({ key }) => key === event.key)
      if (entry) void latest.current.navigate({ to: entry.to })
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
  const keys: readonly (readonly [string, string])[] = [
    ['Ctrl K', t(messages.search)],
    ['/', t(messages.keySearch)],
    ['j  k', t(messages.keyRows)],
    ['x', t(messages.keySelect)],
    ['a', t(messages.keySelectAll)],
    ['i', t(messages.keyIgnore)],
    ['Enter', t(messages.keyOpen)],
    ['Esc', t(messages.keyBack)],
    ...entries.map(({ key, title }) => [`g ${key}`, t(title)] as const),
  ]
  return (
    <>
      {isOpen && (
        <Palette
          pages={entries.map(({ to, title, icon }) => ({ to, icon, title: t(title) }))}
          onClose={() => isPaletteOpen.set(false)}
        />
      )}
      {isHelp && (
        <Dialog title={t(messages.keys)} closeLabel={t(messages.close)} onClose={() => setHelp(false)}>
          <dl className={styles.keys}>
            {keys.map(([key, what]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
    </>
  )
}
