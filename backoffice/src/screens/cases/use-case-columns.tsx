import { Link } from '@tanstack/react-router'
import type { CaseHit } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { CaseStatus, subjectName } from '../../features/cases/index.ts'
import { ageColumn, type Column } from '../../features/list/index.ts'
import { messages } from './messages.ts'

/** What the list of cases tells of each; ages as of `now`. An order is a link for who may see orders. */
export const useCaseColumns = (now: Date): readonly Column<CaseHit>[] => {
  const { t, format } = useEnv()
  const { can } = useSession()
  return [
    {
      id: 'no',
      title: messages.no,
      cell: ({ caseId }) => (
        <Link to="/cases/$caseId" params={{ caseId }}>
          {caseId}
        </Link>
      ),
      text: ({ caseId }) => caseId,
    },
    ageColumn({ title: messages.age, format, now }),
    {
      id: 'subject',
      title: messages.subject,
      cell: ({ subject }) => subjectName(t, subject),
      text: ({ subject }) => subject,
    },
    { id: 'customer', title: messages.customer, cell: ({ name }) => name, text: ({ name }) => name },
    {
      id: 'order',
      title: messages.order,
      cell: ({ orderNo }) =>
        orderNo && can('sfcc.orders') ? (
          <Link to="/orders/$orderNo" params={{ orderNo }}>
            {orderNo}
          </Link>
        ) : (
          orderNo
        ),
      text: ({ orderNo }) => orderNo,
    },
    { id: 'country', title: messages.country, cell: ({ country: code }) => code, text: (hit) => hit.country },
    {
      id: 'files',
      title: messages.files,
      cell: ({ fileCount }) => (fileCount === 0 ? '' : format.number(fileCount)),
      text: ({ fileCount }) => fileCount,
      align: 'end',
    },
    {
      id: 'owner',
      title: messages.owner,
      cell: ({ owner }) => owner?.name,
      text: ({ owner }) => owner?.name,
    },
    {
      id: 'status',
      title: messages.status,
      cell: ({ status }) => <CaseStatus status={status} />,
      text: ({ status }) => status,
    },
  ]
}
