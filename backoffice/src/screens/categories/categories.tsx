import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { type PlacedCategory, useCategories } from '../../features/categories/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { classNames } from '../../lib/class-names.ts'
import { Badge, Button, EmptyState, Icon, IconButton, Skeleton } from '../../ui/index.ts'
import styles from './categories.module.css'
import { CategoryPanel } from './category-panel.tsx'
import { messages } from './messages.ts'
import { NewCategory } from './new-category.tsx'
import { useMoveCategory } from './use-move-category.ts'

type TreeProps = { placed: readonly PlacedCategory[]; chosen: string | undefined; onChoose(id: string): void }

const Tree = ({ placed, chosen, onChoose }: TreeProps) => {
  const { t } = useEnv()
  const { can } = useSession()
  const move = useMoveCategory(placed)
  const siblingsOf = ({ category }: PlacedCategory) =>
    placed.filter((one) => one.category.parentCategoryId === category.parentCategoryId)
  return (
    <ul className={styles.tree} aria-label={t(messages.tree)}>
      {placed.map((one) => {
        const { category, depth, title } = one
        const siblings = siblingsOf(one)
        const isChosen = category.id === chosen
        return (
          <li key={category.id} className={classNames(styles.node, isChosen && styles.chosen)}>
            <button
              type="button"
              className={styles.name}
              style={{ paddingLeft: 10 + depth * 18 }}
              aria-current={isChosen || undefined}
              onClick={() => onChoose(category.id)}
            >
              {title}
              {category.online === false && <Badge>{t(messages.hidden)}</Badge>}
            </button>
            {isChosen && can('sfcc.catalogs.rw') && (
              <span className={styles.tools}>
                <IconButton
                  icon="down"
                  className={styles.up}
                  label={t(messages.up, title)}
                  disabled={siblings[0] === one || move.isPending}
                  onClick={() => move.mutate({ moved: one, by: -1 })}
                />
                <IconButton
                  icon="down"
                  label={t(messages.down, title)}
                  disabled={siblings.at(-1) === one || move.isPending}
                  onClick={() => move.mutate({ moved: one, by: 1 })}
                />
              </span>
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** The tree of the menu; the chosen category, what it says and what it shows, beside it. */
export const CategoriesScreen = () => {
  const { t } = useEnv()
  const { can } = useSession()
  const { id, setup }: { id?: string; setup?: string } = useSearch({ strict: false })
  const navigate = useNavigate()
  const { query, placed } = useCategories()
  const [isNew, setNew] = useState(false)
  const chosen = placed.find(({ category }) => category.id === id)
  const choose = (next: string | undefined) =>
    void navigate({ to: '.', search: (next === undefined ? {} : { id: next }) as never, replace: true })
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      actions={
        can('sfcc.catalogs.rw') && (
          <Button kind="main" icon="plus" onClick={() => setNew(true)}>
            {chosen ? t(messages.addBelow, chosen.title) : t(messages.add)}
          </Button>
        )
      }
    >
      <div className={styles.screen} data-chosen={chosen ? true : undefined}>
        <div className={styles.side}>
          {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
          {query.isPending && <Skeleton lines={12} />}
          {query.data?.length === 0 && <EmptyState icon="category" title={t(messages.empty)} />}
          <Tree placed={placed} chosen={id} onChoose={choose} />
        </div>
        <div className={styles.panel}>
          {chosen && (
            <Link to="/categories" className={styles.back}>
              <Icon name="left" />
              {t(messages.title)}
            </Link>
          )}
          {chosen ? (
            <CategoryPanel
              key={chosen.category.id}
              placed={placed}
              chosen={chosen}
              onRemoved={() => choose(undefined)}
            />
          ) : (
            placed.length > 0 && <EmptyState icon="category" title={t(messages.choose)} />
          )}
        </div>
      </div>
      {isNew && (
        <NewCategory
          parent={chosen}
          placed={placed}
          onClose={() => setNew(false)}
          onMade={(made) => {
            setNew(false)
            // Of the first steps it is one, and the next is waiting.
            if (setup) void navigate({ to: '/setup' })
            else choose(made)
          }}
        />
      )}
    </Page>
  )
}
