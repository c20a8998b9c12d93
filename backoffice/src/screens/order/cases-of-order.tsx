import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { allOf, isOneOf, sortsOf } from '../../api/search-query.ts'
import { useSession } from '../../api/session.ts'
import { CaseStatus, subjectName } from '../../features/cases/index.ts'
import { Section } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './order.module.css'

const most = 20

/** What was written to the shop about an order, the newest first; nothing where nothing was. */
export const CasesOfOrder = ({ orderNo }: { orderNo: string }) => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const body = {
    query: allOf(isOneOf('orderNo', [orderNo])),
    sorts: sortsOf(undefined, '-creationDate'),
    limit: most,
    offset: 0,
  }
  const found = useQuery({
    queryKey: [cases.searchCases, body],
    queryFn: ({ signal }) => call(cases.searchCases, { body, signal }),
    enabled: can('sfcc.cases'),
  })
  if (!found.data || found.data.hits.length === 0) return null
  return (
    <Section title={t(messages.cases)}>
      <ul className={styles.people}>
        {found.data.hits.map(({ caseId, subject, status, creationDate }) => (
          <li key={caseId}>
            <Link to="/cases/$caseId" params={{ caseId }}>
              {caseId} · {subjectName(t, subject)}
            </Link>
            <small>
              <CaseStatus status={status} /> {format.date(creationDate)}
            </small>
          </li>
        ))}
      </ul>
    </Section>
  )
}
