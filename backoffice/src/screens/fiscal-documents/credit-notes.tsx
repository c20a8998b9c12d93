import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import type { CreditNote } from '../../api/fiscal.ts'
import { Section } from '../../ui/index.ts'
import styles from './fiscal-documents.module.css'
import { messages } from './messages.ts'

type CreditNotesProps = {
  notes: readonly CreditNote[]
  /** Beside the document they are of: its order needs no name. */
  isOfOne?: true
}

/** What went back in part, for which the bookkeeping issues notes; nothing where nothing did. */
export const CreditNotes = ({ notes, isOfOne }: CreditNotesProps) => {
  const { t, format } = useEnv()
  if (notes.length === 0) return null
  return (
    <Section title={t(messages.creditNotes)}>
      <ul className={styles.lines}>
        {notes.map(
          ({
            refundId,
            orderNo,
            day,
            documentName,
            ofNumber,
            receiverName,
            total,
            tax,
            currency,
            reason,
          }) => (
            <li key={refundId} className={styles.line}>
              <span>{format.date(`${day}T12:00:00`)}</span>
              <span>
                {!isOfOne && (
                  <>
                    <Link to="/orders/$orderNo" params={{ orderNo }}>
                      {orderNo}
                    </Link>
                    {` · ${receiverName}`}
                  </>
                )}
                <small className={styles.soft}>
                  {[documentName, ofNumber && t(messages.ofNumber, ofNumber), reason]
                    .filter(Boolean)
                    .join(' · ')}
                </small>
              </span>
              <span>
                −{format.money(total, currency)}
                <small className={styles.soft}>{t(messages.taxOf, format.money(tax, currency))}</small>
              </span>
            </li>
          ),
        )}
      </ul>
    </Section>
  )
}
