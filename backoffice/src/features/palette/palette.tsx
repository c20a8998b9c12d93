import { useNavigate } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useText } from '../../api/env.tsx'
import { Dialog, Icon } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './palette.module.css'
import { type Found, type PalettePage, usePalette } from './use-palette.ts'

/** One field for everything: things by number or name, and places to go. Scanners that type land here too. */
export const Palette = ({ pages, onClose }: { pages: readonly PalettePage[]; onClose(): void }) => {
  const t = useText()
  const id = useId()
  const navigate = useNavigate()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const groups = usePalette(words, pages)
  const all = groups.flatMap(({ items }) => items)
  const current = Math.min(at, all.length - 1)
  const go = (found: Found | undefined) => {
    if (!found) return
    onClose()
    void navigate({ to: found.to, params: found.params } as never)
  }
  return (
    <Dialog title={t(messages.title)} closeLabel={t(messages.close)} onClose={onClose}>
      <div className={styles.palette}>
        <input
          className={styles.input}
          role="combobox"
          aria-label={t(messages.title)}
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={all[current] ? `${id}${current}` : undefined}
          placeholder={t(messages.hint)}
          autoFocus
          autoComplete="off"
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setAt(0)
          }}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setAt(Math.min(all.length - 1, current + 1))
            else if (event.key === 'ArrowUp') setAt(Math.max(0, current - 1))
            else if (event.key === 'Enter') go(all[current])
            else return
            event.preventDefault()
          }}
        />
        <div role="listbox" id={id} aria-label={t(messages.results)} className={styles.results}>
          {groups.map(({ title, items }) => (
            <div key={title} role="group" aria-label={title}>
              <p className={styles.group} aria-hidden="true">
                {title}
              </p>
              {items.map((found) => {
                const index = all.indexOf(found)
                return (
                  <div
                    key={found.id}
                    id={`${id}${index}`}
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === current}
                    className={styles.item}
                    onMouseMove={() => setAt(index)}
                    onClick={() => go(found)}
                  >
                    <Icon name={found.icon} />
                    <span className={styles.name}>{found.title}</span>
                    {found.detail && <span className={styles.detail}>{found.detail}</span>}
                  </div>
                )
              })}
            </div>
          ))}
        </div>
        {all.length === 0 && <p className={styles.none}>{t(messages.none)}</p>}
      </div>
    </Dialog>
  )
}
