import { Link } from '@tanstack/react-router'
import { useEnv } from '../api/env.tsx'
import { Icon } from '../ui/index.ts'
import styles from './app.module.css'
import type { Entry } from './navigation.ts'

/** A way to a page of the map. */
export const EntryLink = ({ entry, isShort }: { entry: Entry; isShort?: boolean }) => {
  const { t } = useEnv()
  const title = t(entry.title)
  return (
    <Link
      to={entry.to}
      className={styles.entry}
      title={title}
      activeOptions={{ exact: entry.to === '/' }}
      activeProps={{ 'aria-current': 'page' }}
    >
      <Icon name={entry.icon} />
      <span className={styles.entryTitle}>{isShort && entry.short ? t(entry.short) : title}</span>
    </Link>
  )
}
