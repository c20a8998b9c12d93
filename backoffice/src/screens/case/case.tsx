import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { type ServiceCase, cases } from '../../api/cases.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { Attachments } from '../../features/attachments/index.ts'
import { CaseStatus, subjectName } from '../../features/cases/index.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { OwnerField } from '../../features/owner/index.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { useCountryName } from '../../features/place/index.ts'
import { AlsoHere } from '../../features/presence/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { useStoredDraft } from '../../lib/use-stored-draft.ts'
import { Button, KeyValues, Section, Skeleton, TextArea, TextField } from '../../ui/index.ts'
import { CaseOrder } from './case-order.tsx'
import styles from './case.module.css'
import { messages } from './messages.ts'
import { type ChangeCase, useCase } from './use-case.ts'

type PartProps = { of: ServiceCase; change: ChangeCase }

/** An answer that goes out by mail; with it the case may be closed. */
const AnswerForm = ({ of: { caseId }, change }: PartProps) => {
  const { call, t } = useEnv()
  const { person } = useSession()
  const [text = '', setText] = useStoredDraft<string>(`case.${person.userId}.${caseId}`)
  const [busy, setBusy] = useState<'send' | 'close'>()
  const send = async (close: boolean) => {
    setBusy(close ? 'close' : 'send')
    const body = { text: text.trim(), ...(close ? { close } : {}) }
    const isSent = await change(
      (ifMatch) => call.tagged(cases.answerCase, { params: { caseId }, body, ifMatch }),
      t(messages.answered),
    )
    if (isSent) setText(undefined)
    setBusy(undefined)
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const submitter = event.nativeEvent.submitter
        void send(submitter?.dataset.closes === 'true')
      }}
    >
      <TextArea
        label={t(messages.answer)}
        required
        rows={5}
        maxLength={4_000}
        value={text}
        onChange={({ target }) => setText(target.value || undefined)}
      />
      <div className={styles.foot}>
        <Button type="submit" isBusy={busy === 'send'}>
          {t(messages.send)}
        </Button>
        <Button type="submit" kind="main" data-closes="true" isBusy={busy === 'close'}>
          {t(messages.sendAndClose)}
        </Button>
      </div>
    </form>
  )
}

const Facts = ({ of, change }: PartProps) => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const countryName = useCountryName()
  const { caseId, owner } = of
  const assign = (staffId: string | null, isUndo = false) =>
    void change(
      (ifMatch) => call.tagged(cases.assignCase, { params: { caseId }, body: { staffId }, ifMatch }),
      t(messages.owned),
      isUndo ? {} : { undo: { label: t(messages.undo), run: () => assign(owner?.id ?? null, true) } },
    )
  return (
    <>
      <Section title={t(messages.customer)}>
        <KeyValues
          of={[
            [t(messages.name), of.name],
            [
              t(messages.email),
              <a key="mail" href={`mailto:${of.email}`}>
                {of.email}
              </a>,
            ],
            [t(messages.phone), of.phone],
            [t(messages.country), countryName(of.country)],
            [t(messages.written), format.dateTime(of.creationDate)],
            [t(messages.order), <CaseOrder key="order" of={of} change={change} />],
            [
              t(messages.owner),
              <OwnerField
                key="owner"
                owner={owner}
                work="sfcc.cases.rw"
                country={of.country}
                onAssign={can('sfcc.cases.rw') ? (staffId) => assign(staffId) : undefined}
              />,
            ],
            [
              '',
              can('sfcc.customerlists') && (
                <Link key="customer" to="/customers" search={{ q: of.email }}>
                  {t(messages.inCustomers)}
                </Link>
              ),
            ],
          ]}
        />
      </Section>
    </>
  )
}

/** One case: what was written, with its pictures; answered, given to somebody, closed. */
export const CaseScreen = () => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const { caseId = '' } = useParams({ strict: false })
  const { query, record, change } = useCase(caseId)
  const [isClosing, setClosing] = useState(false)
  const isOpen = record && record.status !== 'closed' && can('sfcc.cases.rw')
  const isClosed = record?.status === 'closed' && can('sfcc.cases.rw')
  const reopen = () =>
    void change(
      (ifMatch) => call.tagged(cases.reopenCase, { params: { caseId }, ifMatch }),
      t(messages.reopened),
    )
  return (
    <Page
      title={record ? `${subjectName(t, record.subject)} · ${record.name}` : t(messages.title, caseId)}
      mark={
        record && (
          <>
            <CaseStatus status={record.status} />
            <AlsoHere kind="case" id={record.caseId} />
          </>
        )
      }
      actions={
        isOpen ? (
          <Button onClick={() => setClosing(true)}>{t(messages.close)}</Button>
        ) : (
          isClosed && <Button onClick={reopen}>{t(messages.reopen)}</Button>
        )
      }
      back={
        <BackLink to="/cases" search={{ status: 'open', sort: 'creationDate' }}>
          {t(messages.back)}
        </BackLink>
      }
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={8} />}
      {record && (
        <Columns aside={<Facts of={record} change={change} />}>
          <Section title={`${t(messages.wrote)} · ${caseId}`}>
            <p className={styles.text}>{record.description}</p>
            {record.files.length > 0 && (
              <div className={styles.files}>
                <Attachments
                  files={record.files}
                  operation={cases.getCaseFile}
                  load={(fileId) => call(cases.getCaseFile, { params: { caseId, fileId } })}
                />
              </div>
            )}
          </Section>
          {(record.answers.length > 0 || isOpen) && (
            <Section title={`${t(messages.answers)} (${record.answers.length})`}>
              <ol className={styles.answers}>
                {record.answers.map(({ at, actor, text }) => (
                  <li key={at} className={styles.answer}>
                    <p className={styles.text}>{text}</p>
                    <small>
                      {actor.name} · {format.dateTime(at)}
                    </small>
                  </li>
                ))}
              </ol>
              {isOpen && <AnswerForm of={record} change={change} />}
            </Section>
          )}
        </Columns>
      )}
      {isClosing && record && (
        <Confirm
          title={t(messages.close)}
          why={t(messages.closeWhy, record.name)}
          keepLabel={t(messages.keep)}
          onConfirm={(form) =>
            change(
              (ifMatch) =>
                call.tagged(cases.closeCase, {
                  params: { caseId },
                  body: { reason: textIn(form, 'reason') },
                  ifMatch,
                }),
              t(messages.closed),
              { undo: { label: t(messages.undo), run: reopen } },
            )
          }
          onClose={() => setClosing(false)}
        >
          <TextField label={t(messages.reason)} name="reason" required maxLength={4_000} autoFocus />
        </Confirm>
      )}
    </Page>
  )
}
