import { useEnv } from '../../api/env.tsx'
import type { SearchMiss } from '../../api/search-desk.ts'
import { Table, type TableColumn } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './search-words.module.css'

/** What is searched most, what it finds, and what comes of it. */
export const AllSearches = ({ searches }: { searches: readonly SearchMiss[] }) => {
  const { t, format } = useEnv()
  const number = (value: number | undefined) => (value === undefined ? '' : format.number(value))
  const columns: readonly TableColumn<SearchMiss>[] = [
    { title: t(messages.words), cell: ({ words }) => <strong>{words}</strong> },
    { title: t(messages.country), cell: ({ country }) => country, isCorner: true },
    { title: t(messages.searched), cell: ({ times }) => number(times), isNumber: true, isSoft: true },
    { title: t(messages.results), cell: ({ results }) => number(results), isNumber: true, isSoft: true },
    { title: t(messages.clicks), cell: ({ clicks }) => number(clicks), isNumber: true, isSoft: true },
    { title: t(messages.sold), cell: ({ sold }) => number(sold), isNumber: true, isSoft: true },
  ]
  return (
    <>
      <p className={styles.why}>{t(messages.clicksWhy)}</p>
      <Table columns={columns} rows={searches} keyOf={({ country, words }) => `${country} ${words}`} />
    </>
  )
}
