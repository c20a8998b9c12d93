import { useEnv } from '../../api/env.tsx'
import { Problem } from '../../api/problem.ts'
import type { Translate } from '../../lib/i18n.ts'
import { Table } from '../../ui/index.ts'
import { problemText } from '../problem/index.ts'
import styles from './bulk.module.css'
import { messages } from './messages.ts'
import type { Exception, Outcomes } from './outcomes.ts'

const kinds = ['changed', 'unchanged', 'overtaken', 'refused'] as const
/** Exceptions that are shown; the list that is downloaded has all. */
const mostShown = 20

/** Why something was not changed. */
export const reasonOf = (t: Translate, { outcome, problem = '', detail = '' }: Exception): string =>
  outcome === 'refused' ? problemText(t, new Problem(400, problem, detail)) : t(messages.overtakenOne)

/** How many came to what, and of those that were not changed which and why. */
export const OutcomeReport = ({ outcomes }: { outcomes: Outcomes }) => {
  const { t, format } = useEnv()
  const { exceptions } = outcomes
  const missed = outcomes.overtaken + outcomes.refused
  return (
    <div className={styles.report}>
      <dl className={styles.counts} role="status">
        {kinds
          .filter((kind) => kind === 'changed' || outcomes[kind] > 0)
          .map((kind) => (
            <div key={kind} data-kind={kind}>
              <dt>{t(messages[kind])}</dt>
              <dd>{format.number(outcomes[kind])}</dd>
            </div>
          ))}
      </dl>
      {exceptions.length > 0 && (
        <section aria-label={t(messages.exceptions)}>
          <Table
            columns={[
              { title: t(messages.which), cell: ({ id }) => id },
              { title: t(messages.why), cell: (exception) => reasonOf(t, exception) },
            ]}
            rows={exceptions.slice(0, mostShown)}
            keyOf={({ id }) => id}
          />
          {missed > mostShown && <p className={styles.soft}>{t(messages.moreInFile)}</p>}
        </section>
      )}
    </div>
  )
}
