import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { CreditNote } from '../../api/fiscal.ts'
import { useSession } from '../../api/session.ts'
import { Button, Section } from '../../ui/index.ts'
import { CreditNoteDialog } from './credit-note-dialog.tsx'
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
  const { can } = useSession()
  const [asked, setAsked] = useState<CreditNote>()
  if (notes.length === 0) return null
  return (
    <Section title={t(messages.creditNotes)}>
      <ul className={styles.lines}>
        {notes.map((note) => {
          const { refundId, orderNo, day, documentName, ofNumber, number, receiverName } = note
          const { total, tax, currency, reason } = note
          const told = [
            documentName,
            number && t(messages.noteIssued, number),
            ofNumber && t(messages.ofNumber, ofNumber),
            reason,
          ]
          return (
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
                <small className={styles.soft}>{told.filter(Boolean).join(' · ')}</small>
                {can('sfcc.fiscal.rw') && (
                  <Button className={styles.give} onClick={() => setAsked(note)}>
                    {t(number === undefined ? messages.setNote : messages.changeNote)}
                  </Button>
                )}
              </span>
              <span>
                −{format.money(total, currency)}
                <small className={styles.soft}>{t(messages.taxOf, format.money(tax, currency))}</small>
              </span>
            </li>
          )
        })}
      </ul>
      {asked && <CreditNoteDialog note={asked} onClose={() => setAsked(undefined)} />}
    </Section>
  )
}
