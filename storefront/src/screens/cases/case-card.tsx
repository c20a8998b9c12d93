import { todayIn } from '../../../../facts/dates.ts'
import { formatDate } from '../../../../facts/format-date.ts'
import type { ServiceCase } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { timeZoneIn } from '../../api/shop.ts'
import { subjectText } from '../../features/service-case/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Card, Entry } from '../../ui/index.ts'
import styles from './cases.module.css'
import { messages } from './messages.ts'

/** Subject, number, day, the customer's own words and how many files came with them. */
export const CaseCard = ({ id, subject, description, creationDate, files }: ServiceCase) => {
  const t = useText()
  const { country, shop } = useEnv()
  const label = subjectText(subject)
  const day = formatDate(todayIn(timeZoneIn(shop, country), new Date(creationDate)))
  return (
    <Card as="article">
      <Entry title={label ? t(label) : subject}>
        <p className={`figures ${styles.about}`}>
          {[t(messages.number, { id }), day, files > 0 && t(messages.files, { n: files })]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className={styles.text}>{description}</p>
      </Entry>
    </Card>
  )
}
