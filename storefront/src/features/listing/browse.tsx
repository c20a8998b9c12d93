import { useQuery } from '@tanstack/react-query'
import { categories } from '../../api/categories.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import { type Query, query } from '../../api/query.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { ChipLink } from '../../ui/index.ts'
import styles from './listing.module.css'
import { messages } from './messages.ts'

type Branch = { id: string; name: string; c_showInMenu?: boolean; categories?: Branch[] }

/** The top of the category tree, as the menus ask for it. */
export const rootQuery = (env: Env): Query<Branch> =>
  query(env, categories.getCategory, { params: { id: 'root' }, query: { levels: 2 } }) as Query<Branch>

/** Ways on from a list without products: the top categories. */
export const Browse = () => {
  const t = useText()
  const { data } = useQuery(rootQuery(useEnv()))
  return (
    <nav aria-label={t(messages.browse)} className={styles.browse}>
      <p className={styles.browseHead}>{t(messages.browse)}</p>
      <div className={styles.chips}>
        {(data?.categories ?? [])
          .filter((one) => one.c_showInMenu !== false)
          .map(({ id, name }) => (
            <ChipLink key={id} as={Link} href={`/category/${id}`}>
              {name}
            </ChipLink>
          ))}
      </div>
    </nav>
  )
}
