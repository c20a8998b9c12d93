import { useRouterState } from '@tanstack/react-router'
import { useId, useState } from 'react'
import { useEnv } from '../api/env.tsx'
import { recall, remember, storageKeys } from '../lib/storage.ts'
import { Icon } from '../ui/index.ts'
import styles from './app.module.css'
import { EntryLink } from './entry-link.tsx'
import { messages } from './messages.ts'
import { navigation, type PartName } from './navigation.ts'
import { type ShownGroup, useEntries } from './use-entries.ts'

type Choices = Partial<Record<PartName, boolean>>

const recallChoices = (): Choices => {
  try {
    return JSON.parse(recall(storageKeys.rail) ?? '{}') as Choices
  } catch {
    return {}
  }
}

/** The part in which a page lies, also for whoever has no entry for it. */
const partAt = (pathname: string): PartName | undefined =>
  navigation.find(({ entries }) =>
    entries.some(({ to }) => to !== '/' && (pathname === to || pathname.startsWith(`${to}/`))),
  )?.id

const Part = ({
  group,
  isOpen,
  onFold,
}: {
  group: ShownGroup
  isOpen: boolean
  onFold(isOpen: boolean): void
}) => {
  const { t } = useEnv()
  const id = useId()
  const { title, entries } = group
  return (
    <div className={styles.group}>
      {title && (
        <button
          type="button"
          className={styles.groupTitle}
          aria-expanded={isOpen}
          aria-controls={id}
          title={t(title)}
          onClick={() => onFold(!isOpen)}
        >
          <span className={styles.groupName}>{t(title)}</span>
          <Icon name="down" size={14} />
        </button>
      )}
      <div id={id} className={styles.entries} hidden={!isOpen}>
        {entries.map((entry) => (
          <EntryLink key={entry.to} entry={entry} />
        ))}
      </div>
    </div>
  )
}

/** All that a person may open, by parts that fold; how they were left is remembered by this browser. */
export const Rail = () => {
  const { t } = useEnv()
  const groups = useEntries()
  const [choices, setChoices] = useState(recallChoices)
  const here = useRouterState({ select: ({ location }) => partAt(location.pathname) })
  const fold = (id: PartName, isOpen: boolean) => {
    const next = { ...choices, [id]: isOpen }
    setChoices(next)
    remember(storageKeys.rail, JSON.stringify(next))
  }
  return (
    <nav className={styles.rail} aria-label={t(messages.navigation)}>
      {groups.map((group) => (
        <Part
          key={group.id}
          group={group}
          isOpen={choices[group.id] ?? (group.isOpen || group.id === here)}
          onFold={(isOpen) => fold(group.id, isOpen)}
        />
      ))}
    </nav>
  )
}
