import { useEnv } from '../../api/env.tsx'
import { IconButton, SelectField } from '../../ui/index.ts'
import styles from './list.module.css'
import type { ListState } from './list-state.ts'
import { messages } from './messages.ts'

type ListPagesProps = {
  state: ListState
  total: number
  /** Rows of this page. */
  shown: number
}

/** Which rows of how many are shown, how many a page has, and the ways to the pages before and after. */
export const ListPages = ({ state, total, shown }: ListPagesProps) => {
  const { t, format } = useEnv()
  const first = (state.page - 1) * state.size
  return (
    <div className={styles.pages}>
      <span className={styles.range}>
        {t(
          messages.range,
          format.number(shown === 0 ? 0 : first + 1),
          format.number(first + shown),
          format.number(total),
        )}
      </span>
      <span className={styles.size}>
        <SelectField
          label={t(messages.rows)}
          isLabelHidden
          value={state.size}
          onChange={({ target }) => state.set({ size: target.value === '200' ? '200' : undefined })}
        >
          <option value={50}>50</option>
          <option value={200}>200</option>
        </SelectField>
      </span>
      <IconButton
        icon="left"
        label={t(messages.before)}
        disabled={state.page === 1}
        onClick={() => state.set({ page: String(state.page - 1) }, { keepsPage: true })}
      />
      <IconButton
        icon="right"
        label={t(messages.after)}
        disabled={first + shown >= total}
        onClick={() => state.set({ page: String(state.page + 1) }, { keepsPage: true })}
      />
    </div>
  )
}
