import { useMutation, useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import { trade } from '../../api/trade.ts'
import { pathTo, paths } from '../../config/paths.ts'
import { savedListsQuery } from '../../features/material-list/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Alert, IconButton, useToast } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './tools.module.css'

/** What the customer has saved in any tool, latest first; nothing where there is none. */
export const SavedLists = () => {
  const t = useText()
  const env = useEnv()
  const show = useToast()
  const own = savedListsQuery(env)
  const { data } = useQuery({ ...own, staleTime: 60_000 })
  const remove = useMutation({
    mutationFn: (listId: string) => env.call(trade.deleteSavedList, { params: { listId } }),
    onSuccess: () => show({ title: t(messages.removed), tone: 'info' }),
    // One that is gone already is gone from here too.
    onSettled: () => env.queries.invalidateQueries({ queryKey: own.queryKey }),
  })
  const lists = data?.lists ?? []
  if (lists.length === 0) return null
  return (
    <section className={styles.saved} aria-labelledby="saved-lists">
      <h2 id="saved-lists">{t(messages.saved)}</h2>
      {remove.isError && <Alert tone="error">{t(problemMessage(remove.error))}</Alert>}
      <ul role="list">
        {lists.map(({ id, title, createdAt, lineCount }) => (
          <li key={id}>
            <span>
              <Link to={pathTo(paths.savedList, id)}>{title}</Link>
              <small>{t(messages.savedOn, { day: formatDate(createdAt.slice(0, 10)), n: lineCount })}</small>
            </span>
            <IconButton
              icon="trash"
              label={t(messages.remove, { title })}
              disabled={remove.isPending}
              onClick={() => remove.mutate(id)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
