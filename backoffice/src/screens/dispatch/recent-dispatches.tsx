import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { Section } from '../../ui/index.ts'
import styles from './dispatch.module.css'
import { messages } from './messages.ts'
import { useRecentDispatches } from './use-dispatch.ts'

/** Trucks that have left: a note that was lost is printed again. */
export const RecentDispatches = () => {
  const { t, format } = useEnv()
  const { data } = useRecentDispatches()
  if (!data || data.total === 0) return null
  return (
    <Section isBare title={t(messages.latest)}>
      <ul>
        {data.data.map(({ id, madeAt, truck, driver, orders, madeBy }) => (
          <li key={id} className={styles.left}>
            <Link to="/dispatch" search={{ left: id }}>
              {format.dateTime(madeAt)}
            </Link>
            <span>{t(messages.noteOf, truck, driver)}</span>
            <span className={styles.soft}>
              {[orders.map(({ orderNo }) => orderNo).join(', '), madeBy.name].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
