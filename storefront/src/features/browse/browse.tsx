import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '../../../../facts/phone.ts'
import { categories } from '../../api/categories.ts'
import { type Env, useEnv } from '../../api/env.tsx'
import { useCustomPreferences } from '../../api/preferences.tsx'
import { query } from '../../api/query.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Anchor, ChipLink } from '../../ui/index.ts'
import styles from './browse.module.css'
import { messages } from './messages.ts'

/** The top of the category tree, as the menus ask for it. */
const rootQuery = (env: Env) =>
  query(env, categories.getCategory, { params: { id: 'root' }, query: { levels: 2 } })

/** Ways on from a page that holds nothing: the top categories, and the people of the country who help. */
export const Browse = () => {
  const t = useText()
  const env = useEnv()
  const { data } = useQuery(rootQuery(env))
  const { phone, hours } = useCustomPreferences().support
  return (
    <nav aria-label={t(messages.browse)} className={styles.browse}>
      <p className={styles.head}>{t(messages.browse)}</p>
      <div className={styles.chips}>
        {(data?.categories ?? [])
          .filter((one) => one.c_showInMenu !== false)
          .map(({ id, name }) => (
            <ChipLink key={id} as={Link} href={`/category/${id}`}>
              {name}
            </ChipLink>
          ))}
      </div>
      {phone && (
        <p className={styles.help}>
          {t(messages.help)} <Anchor href={`tel:${phone}`}>{formatPhone(env.country, phone)}</Anchor>
          {hours && <span className={styles.hours}>{hours}</span>}
        </p>
      )}
    </nav>
  )
}
