import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type FiscalDocument, type FiscalFault, fiscal, type WholeFiscalDocument } from '../../api/fiscal.ts'
import { useSession } from '../../api/session.ts'
import { textIn } from '../../features/confirm/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { useRecord } from '../../features/record/index.ts'
import { Badge, Button, Icon, KeyValues, Section, Skeleton, TextField } from '../../ui/index.ts'
import { CreditNotes } from './credit-notes.tsx'
import { faultText } from './fault-text.ts'
import styles from './fiscal-documents.module.css'
import { messages } from './messages.ts'

/** What is missing, and where it is mended: in the order, or in the product. */
const Fault = ({ fault, orderNo }: { fault: FiscalFault; orderNo: string }) => {
  const { t } = useEnv()
  const { can } = useSession()
  const text = faultText(t, fault)
  const isOfProduct = fault.fault === 'product-code-missing'
  return (
    <li className={styles.fault}>
      <Icon name="alert" size={14} />
      {isOfProduct && can('sfcc.products') ? (
        <Link to="/products/$productId" params={{ productId: fault.of }}>
          {text}
        </Link>
      ) : isOfProduct ? (
        text
      ) : (
        <Link to="/orders/$orderNo" params={{ orderNo }}>
          {text}
        </Link>
      )}
    </li>
  )
}

const Lines = ({ lines, currency }: { lines: WholeFiscalDocument['lines']; currency: string }) => {
  const { format } = useEnv()
  return (
    <ul className={styles.lines}>
      {lines.map(({ productId, name, quantity, ratePercent, total, productCode, unitCode }, at) => (
        <li key={`${productId}${at}`} className={styles.line}>
          <span>{format.quantity(quantity)}</span>
          <span>
            {name}
            <small className={styles.soft}>
              {[productId, productCode, unitCode, format.share(ratePercent / 100, 3)]
                .filter((one) => one !== undefined)
                .join(' · ')}
            </small>
          </span>
          <span>{format.money(total, currency)}</span>
        </li>
      ))}
    </ul>
  )
}

/** A document with its receiver and lines, what it lacks, and the number that the bookkeeping gave it. */
export const DocumentPanel = ({ document }: { document: FiscalDocument }) => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const { orderNo, currency } = document
  const [isBusy, setBusy] = useState(false)
  const { query, record, change } = useRecord<WholeFiscalDocument>({
    queryKey: [fiscal.getFiscalDocument, orderNo],
    read: () => call.tagged(fiscal.getFiscalDocument, { params: { orderNo } }),
    shownBy: [fiscal.searchFiscalDocuments],
  })
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const issuedDate = textIn(form, 'issuedDate')
    const body = { number: textIn(form, 'number'), ...(issuedDate === '' ? {} : { issuedDate }) }
    setBusy(true)
    await change(
      (ifMatch) => call.tagged(fiscal.setFiscalNumber, { params: { orderNo }, body, ifMatch }),
      t(messages.saved),
    )
    setBusy(false)
  }
  const { receiver } = record ?? {}
  return (
    <div className={styles.panel}>
      {document.faults.length > 0 && (
        <ul className={styles.faults} aria-label={t(messages.faults)}>
          {document.faults.map((fault) => (
            <Fault key={`${fault.fault}${fault.of}`} fault={fault} orderNo={orderNo} />
          ))}
        </ul>
      )}
      <KeyValues
        of={[
          [t(messages.receiver), document.receiverName],
          [t(messages.id), document.receiverId],
          [t(messages.nrc), receiver?.nrc],
          [t(messages.activity), receiver?.economicActivityName ?? receiver?.economicActivity],
          [
            t(messages.address),
            [receiver?.address, ...(receiver?.divisions ?? [])].filter(Boolean).join(', '),
          ],
          [t(messages.authority), document.authority],
          [t(messages.net), format.money(document.net, currency)],
          [t(messages.tax), format.money(document.tax, currency)],
          [t(messages.total), format.money(document.total, currency)],
        ]}
      />
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton />}
      {record && <Lines lines={record.lines} currency={currency} />}
      {record && <CreditNotes notes={record.creditNotes} isOfOne />}
      {record && can('sfcc.fiscal.rw') && (
        <Section title={t(messages.issued)}>
          <form key={record.number} className={styles.number} onSubmit={(event) => void save(event)}>
            <TextField
              label={t(messages.number)}
              name="number"
              required
              maxLength={100}
              autoComplete="off"
              defaultValue={record.number}
            />
            <TextField
              label={t(messages.issuedDate)}
              name="issuedDate"
              type="date"
              defaultValue={record.issuedDate ?? record.day}
            />
            <Button kind="main" type="submit" isBusy={isBusy}>
              {t(messages.save)}
            </Button>
          </form>
        </Section>
      )}
      {record && !can('sfcc.fiscal.rw') && record.number !== undefined && (
        <Badge tone="good">{record.number}</Badge>
      )}
      {can('sfcc.orders') && (
        <Link to="/orders/$orderNo" params={{ orderNo }}>
          {t(messages.goToOrder)}
        </Link>
      )}
    </div>
  )
}
