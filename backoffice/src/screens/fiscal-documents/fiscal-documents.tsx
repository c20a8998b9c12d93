import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type FiscalDocument, fiscal } from '../../api/fiscal.ts'
import { useSession } from '../../api/session.ts'
import { type Column, List, loadPages, queryProps, useListState } from '../../features/list/index.ts'
import { Page } from '../../features/page/index.ts'
import { useCountryName, usePlace } from '../../features/place/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { bytesOf } from '../../lib/base64.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Badge, Button, SelectField, showToast } from '../../ui/index.ts'
import { CreditNotes } from './credit-notes.tsx'
import { DocumentPanel } from './document-panel.tsx'
import { faultText } from './fault-text.ts'
import styles from './fiscal-documents.module.css'
import { messages } from './messages.ts'
import { monthsUntil } from './months.ts'

const mimeTypes = { csv: 'text/csv', json: 'application/json' } as const
type Format = keyof typeof mimeTypes

/** Whether it can be issued, was issued, or what it lacks first. */
const DocumentState = ({ document: { faults, number } }: { document: FiscalDocument }) => {
  const { t } = useEnv()
  const [first] = faults
  if (number !== undefined) return <Badge tone="good">{t(messages.isIssued)}</Badge>
  if (!first) return <Badge tone="open">{t(messages.toIssue)}</Badge>
  return (
    <Badge tone="bad">
      {faultText(t, first)}
      {faults.length > 1 && ` +${faults.length - 1}`}
    </Badge>
  )
}

/** The tax documents of a month and country, faults first, and their export for the bookkeeping. */
export const FiscalDocumentsScreen = () => {
  const { call, t, format } = useEnv()
  const { has } = useSession()
  const place = usePlace()
  const countryName = useCountryName()
  const state = useListState()
  const [months] = useState(() => monthsUntil(new Date()))
  const month = months.find((one) => one === state.search.month) ?? months[0] ?? ''
  const country = place.country ?? place.countries[0] ?? ''
  const { faults, number } = state.search
  const inMonth = state.search.month === undefined ? {} : { month }
  const asked = {
    country,
    month,
    ...(faults === undefined ? {} : { hasFaults: faults === 'true' }),
    ...(number === undefined ? {} : { hasNumber: number === 'true' }),
  }
  const body = { ...asked, limit: state.size, offset: (state.page - 1) * state.size }
  const found = useQuery({
    queryKey: [fiscal.searchFiscalDocuments, body],
    queryFn: ({ signal }) => call(fiscal.searchFiscalDocuments, { body, signal }),
    placeholderData: keepPreviousData,
  })
  const write = useMutation({
    mutationFn: (as: Format) => call(fiscal.exportFiscalDocuments, { body: { country, month, format: as } }),
    onSuccess: ({ filename, fileContent }, as) => {
      saveFile(filename, bytesOf(fileContent), mimeTypes[as])
      showToast(t(messages.exported, filename))
    },
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
  })
  const money = (pick: 'net' | 'tax' | 'total'): Column<FiscalDocument> => ({
    id: pick,
    title: messages[pick],
    cell: (one) => format.money(one[pick], one.currency),
    text: (one) => one[pick],
    align: 'end',
  })
  const columns: readonly Column<FiscalDocument>[] = [
    {
      id: 'order',
      title: messages.order,
      cell: ({ orderNo }) => (
        <Link to="/orders/$orderNo" params={{ orderNo }}>
          {orderNo}
        </Link>
      ),
      text: ({ orderNo }) => orderNo,
    },
    { id: 'state', title: messages.state, cell: (one) => <DocumentState document={one} /> },
    {
      id: 'faults',
      title: messages.faults,
      cell: (one) => one.faults.map((fault) => faultText(t, fault)).join(' · '),
      text: (one) => one.faults.map((fault) => faultText(t, fault)).join('; '),
      isHidden: true,
    },
    {
      id: 'day',
      title: messages.day,
      cell: ({ day }) => format.date(`${day}T12:00:00`),
      text: ({ day }) => day,
    },
    {
      id: 'document',
      title: messages.document,
      cell: ({ documentName }) => documentName,
      text: ({ documentCode, documentName }) => documentCode ?? documentName,
    },
    {
      id: 'receiver',
      title: messages.receiver,
      cell: ({ receiverName }) => receiverName,
      text: ({ receiverName }) => receiverName,
    },
    { id: 'id', title: messages.id, cell: ({ receiverId }) => receiverId },
    money('net'),
    money('tax'),
    money('total'),
    { id: 'number', title: messages.number, cell: (one) => one.number, text: (one) => one.number },
  ]
  const yesOrNo = (yes: string, no: string) => [
    { value: 'true', title: yes },
    { value: 'false', title: no },
  ]
  return (
    <Page
      width="wide"
      title={t(messages.title)}
      mark={
        found.data && found.data.withFaults > 0 ? (
          <Badge tone="bad">{t(messages.withFaults, format.number(found.data.withFaults))}</Badge>
        ) : undefined
      }
      actions={
        <>
          {place.countries.length > 1 && (
            <SelectField
              label={t(messages.country)}
              isLabelHidden
              value={country}
              onChange={({ target }) => place.go(target.value)}
            >
              {place.countries.map((code) => (
                <option key={code} value={code}>
                  {countryName(code)}
                </option>
              ))}
            </SelectField>
          )}
          <SelectField
            label={t(messages.month)}
            isLabelHidden
            value={month}
            onChange={({ target }) => state.set({ month: target.value })}
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {format.month(one)}
              </option>
            ))}
          </SelectField>
          {has('persons.reveal', country) &&
            (['csv', 'json'] as const).map((as) => (
              <Button
                key={as}
                icon="download"
                kind={as === 'csv' ? 'main' : undefined}
                isBusy={write.isPending && write.variables === as}
                disabled={!found.data?.total && !found.data?.creditNotes.length}
                onClick={() => write.mutate(as)}
              >
                {t(messages.exportAs, as.toUpperCase())}
              </Button>
            ))}
        </>
      }
    >
      <List
        name="fiscal-documents"
        state={state}
        columns={columns}
        filters={[
          { id: 'faults', title: messages.faults, options: yesOrNo(t(messages.faulty), t(messages.fine)) },
          {
            id: 'number',
            title: messages.number,
            options: yesOrNo(t(messages.numbered), t(messages.unnumbered)),
          },
        ]}
        views={[
          { id: 'all', title: t(messages.all), search: inMonth },
          { id: 'faulty', title: t(messages.faulty), search: { ...inMonth, faults: 'true' } },
          {
            id: 'issue',
            title: t(messages.toIssue),
            search: { ...inMonth, faults: 'false', number: 'false' },
          },
        ]}
        rows={found.data?.data}
        {...queryProps(found)}
        idOf={({ orderNo }) => orderNo}
        onOpen={({ orderNo }) => state.set({ open: orderNo }, { keepsPage: true })}
        loadAll={() =>
          loadPages(async (page) => {
            const { data, total } = await call(fiscal.searchFiscalDocuments, { body: { ...asked, ...page } })
            return { hits: data, total }
          })
        }
        panel={{
          title: ({ orderNo, documentName }) => `${orderNo} · ${documentName}`,
          content: (document) => <DocumentPanel key={document.orderNo} document={document} />,
        }}
        card={(document) => (
          <>
            <span className={styles.cardLine}>
              <strong>{document.receiverName}</strong>
              <strong>{format.money(document.total, document.currency)}</strong>
            </span>
            <span className={styles.cardLine}>
              <span className={styles.soft}>
                {document.orderNo} · {format.date(`${document.day}T12:00:00`)}
              </span>
              <DocumentState document={document} />
            </span>
          </>
        )}
        empty={{ icon: 'bank', title: t(messages.empty), advice: <p>{t(messages.emptyWhy)}</p> }}
      />
      <CreditNotes notes={found.data?.creditNotes ?? []} />
    </Page>
  )
}
