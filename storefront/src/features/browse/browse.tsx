import { useQuery } from '@tanstack/react-query'
import { formatPhone } from '../../../../facts/phone.ts'
import { menuQuery, visibleCategories } from '../../api/category-menu.ts'
import { useEnv } from '../../api/env.tsx'
import { useCustomPreferences } from '../../api/preferences.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Anchor, ChipLink } from '../../ui/index.ts'
import styles from './browse.module.css'
import { messages } from './messages.ts'

/** Ways on from a page that holds nothing: the top categories, and the people of the country who help. */
export const Browse = () => {
  const t = useText()
  const env = useEnv()
  const { data } = useQuery(menuQuery(env))
  const { phone, hours } = useCustomPreferences().support
  return (
    <nav aria-label={t(messages.browse)} className={styles.browse}>
      <p className={styles.head}>{t(messages.browse)}</p>
      <div className={styles.chips}>
        {visibleCategories(data).map(({ id, name }) => (
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
