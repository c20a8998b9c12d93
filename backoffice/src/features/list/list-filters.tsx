import type { Filter, View } from './column.ts'
import { FilterBar } from './filter-bar.tsx'
import styles from './list.module.css'
import type { ListState } from './list-state.ts'
import { ViewTabs } from './view-tabs.tsx'

type ListFiltersProps = {
  /** By which its views are kept. */
  name: string
  state: Omit<ListState, 'set'> & { set(patch: ListState['search']): void }
  filters: readonly Filter[]
  views: readonly View[]
}

/** Views and filters of what is a list and no table. */
export const ListFilters = ({ name, state, filters, views }: ListFiltersProps) => (
  <div className={styles.filters}>
    <ViewTabs list={name} made={views} state={state} />
    <div className={styles.tools}>
      <div className={styles.choices}>
        <FilterBar state={state} filters={filters} />
      </div>
    </div>
  </div>
)
