import { Link } from '@tanstack/react-router'
import { useEnv } from '../api/env.tsx'
import { Icon } from '../ui/index.ts'
import styles from './app.module.css'
import type { Entry } from './navigation.ts'
import { useFilteredEntry } from './use-entries.ts'

/** A way to a page of the map. */
export const EntryLink = ({ entry, isShort }: { entry: Entry; isShort?: boolean }) => {
  const { t } = useEnv()
  const title = t(entry.title)
  const filtered = useFilteredEntry()
  // Of a page under the filter of another entry that one alone is lit: to the router, exactly is also without a filter.
  const isExact = entry.to === '/' || filtered !== undefined
  return (
    <Link
      to={entry.to}
      className={styles.entry}
      title={title}
      activeOptions={{ exact: isExact }}
      aria-current={entry.to === filtered ? 'page' : undefined}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon name={entry.icon} />
      <span className={styles.entryTitle}>{isShort && entry.short ? t(entry.short) : title}</span>
    </Link>
  )
}
