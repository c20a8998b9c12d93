import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { classNames } from '../class-names.ts'
import styles from './tabs.module.css'

export type Tab = { id: string; label: ReactNode; panel: ReactNode }

type TabsProps = {
  /** Spoken name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  /** Id of the tab shown, when the caller keeps it. */
  selected?: string
  onSelect?: (id: string) => void
  className?: string
}

const moves: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Panels of which one is shown; arrows, Home and End move and choose. */
export const Tabs = ({ label, tabs, selected, onSelect, className }: TabsProps) => {
  const [own, setOwn] = useState(tabs[0]?.id)
  const base = useId()
  const current = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0]
  if (!current) return null
  const select = (id: string) => {
    setOwn(id)
    onSelect?.(id)
  }
  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const next = tabs[moves[event.key]?.(tabs.indexOf(current), tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    select(next.id)
    document.getElementById(`${base}-${next.id}`)?.focus()
  }
  return (
    <div className={className}>
      <div role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${base}-${tab.id}`}
            aria-selected={tab === current}
            aria-controls={tab === current ? `${base}-panel` : undefined}
            tabIndex={tab === current ? 0 : -1}
            className={styles.tab}
            onClick={() => select(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${base}-panel`}
        aria-labelledby={`${base}-${current.id}`}
        tabIndex={0}
        className={classNames(styles.panel)}
      >
        {current.panel}
      </div>
    </div>
  )
}
