import { useQuery } from '@tanstack/react-query'
import { formatDate } from '../../../../facts/format-date.ts'
import { useEnv } from '../../api/env.tsx'
import type { BlockOf } from '../content/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { Container, SectionHead } from '../../ui/index.ts'
import styles from './blocks.module.css'
import type { Promotion } from '../../api/promotions.ts'
import { promotionsQuery } from './block-queries.ts'
import { messages } from './messages.ts'

const PromotionCard = ({ promotion }: { promotion: Promotion }) => {
  const t = useText()
  const { id, calloutMsg, name, details, endDate } = promotion
  return (
    <li className={styles.promotion}>
      <h3>{name}</h3>
      {/* The engine has sanitised it. */}
      {calloutMsg && <p className={styles.callOut} dangerouslySetInnerHTML={{ __html: calloutMsg }} />}
      {details && <div className={styles.details} dangerouslySetInnerHTML={{ __html: details }} />}
      <Link className={styles.promotionLink} to={`/category/root?refine=pmid%3D${encodeURIComponent(id)}`}>
        {t(messages.promoted)}
      </Link>
      {endDate && (
        <p className={styles.until}>{t(messages.until, { date: formatDate(endDate.slice(0, 10)) })}</p>
      )}
    </li>
  )
}

/** The promotions that run in the country today. */
export const PromotionBand = ({ block }: { block: BlockOf<'promotions'> }) => {
  const ids = block.promotionIds ?? []
  const { data } = useQuery({ ...promotionsQuery(useEnv(), ids), enabled: ids.length > 0 })
  const running = data?.data ?? []
  if (running.length === 0) return null
  return (
    <section className={styles.band} data-ground="ink">
      <Container className={styles.section}>
        <SectionHead title={block.title} detail={block.text} />
        <ul role="list" className={styles.promotions}>
          {running.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} />
          ))}
        </ul>
      </Container>
    </section>
  )
}
