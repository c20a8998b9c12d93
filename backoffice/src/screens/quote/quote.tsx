import { useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type Quote, quotes } from '../../api/quotes.ts'
import { useSession } from '../../api/session.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { AlsoHere } from '../../features/presence/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { QuoteState } from '../../features/quotes/index.ts'
import { bytesOf } from '../../lib/base64.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button, Menu, MenuItem, Notice, showToast, Skeleton } from '../../ui/index.ts'
import { Conversation } from './conversation.tsx'
import { messages } from './messages.ts'
import { OfferEditor } from './offer-editor.tsx'
import styles from './quote.module.css'
import { ProlongDialog, SendDialog, WithdrawDialog } from './quote-dialogs.tsx'
import { QuoteFacts } from './quote-facts.tsx'
import { type ChangeQuote, useOffer, useQuote } from './use-quote.ts'

const DocumentButton = ({ quoteId }: { quoteId: string }) => {
  const { call, t } = useEnv()
  const [isBusy, setBusy] = useState(false)
  const load = async () => {
    setBusy(true)
    try {
      const { filename, fileContent } = await call(quotes.getQuoteDocument, { params: { quoteId } })
      saveFile(filename, bytesOf(fileContent), 'application/pdf')
    } catch (caught) {
      showToast(problemText(t, caught), { tone: 'bad' })
    }
    setBusy(false)
  }
  return (
    <Button icon="download" isBusy={isBusy} onClick={() => void load()}>
      {t(messages.document)}
    </Button>
  )
}

type OpenQuoteProps = { quote: Quote; change: ChangeQuote }

/** A quote that offers can be made of. */
const OpenQuote = ({ quote, change }: OpenQuoteProps) => {
  const { t } = useEnv()
  const offer = useOffer(quote, change)
  const [asked, setAsked] = useState<'send' | 'prolong' | 'withdraw'>()
  const close = () => setAsked(undefined)
  const { save, body, isChanged, isBusy } = offer
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
      event.preventDefault()
      if (isChanged) void save()
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  })
  return (
    <>
      <div className={styles.actions}>
        {quote.revision > 0 && <DocumentButton quoteId={quote.quoteId} />}
        {quote.revision > 0 && <Button onClick={() => setAsked('prolong')}>{t(messages.prolong)}</Button>}
        <Menu label={t(messages.more)} icon="more" isIconOnly>
          <MenuItem onClick={() => setAsked('withdraw')}>{t(messages.withdraw)}</MenuItem>
        </Menu>
        <Button kind="main" disabled={!body || !offer.reckoned.data} onClick={() => setAsked('send')}>
          {t(messages.send)}
        </Button>
      </div>
      <Columns needsRoom aside={<QuoteFacts quote={quote} change={change} />}>
        <OfferEditor quote={quote} offer={offer} />
        <Conversation quote={quote} change={change} />
      </Columns>
      {isChanged && (
        <footer className={styles.bar} role="status">
          <strong>{t(messages.unsaved)}</strong>
          <Button onClick={offer.discard}>{t(messages.discard)}</Button>
          <Button isBusy={isBusy} disabled={!body} onClick={() => void save()}>
            {t(messages.saveDraft)}
          </Button>
        </footer>
      )}
      {asked === 'send' && <SendDialog quote={quote} change={change} offer={offer} onClose={close} />}
      {asked === 'prolong' && <ProlongDialog quote={quote} change={change} onClose={close} />}
      {asked === 'withdraw' && <WithdrawDialog quote={quote} change={change} onClose={close} />}
    </>
  )
}

/** A quote that is over, or is only looked at. */
const ClosedQuote = ({ quote, change }: OpenQuoteProps) => {
  const { t, format } = useEnv()
  const offer = quote.offers.at(-1)
  const lines = offer?.lines ?? quote.requested
  return (
    <>
      {quote.revision > 0 && (
        <div className={styles.actions}>
          <DocumentButton quoteId={quote.quoteId} />
        </div>
      )}
      <Columns needsRoom aside={<QuoteFacts quote={quote} change={change} />}>
        <Notice tone="open">{t(messages.readOnly)}</Notice>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t(messages.line)}</th>
              <th scope="col" className={styles.end}>
                {t(messages.quantity)}
              </th>
              <th scope="col" className={styles.end}>
                {t(messages.price)}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => {
              const price = 'price' in line ? line.price : line.listPrice
              return (
                <tr key={`${line.productId}${at}`}>
                  <th scope="row" className={styles.goods}>
                    {line.name}
                    <small>{line.productId}</small>
                  </th>
                  <td data-title={t(messages.quantity)} className={styles.end}>
                    {format.number(line.quantity)}
                    {line.lengthMeters ? ` × ${format.quantity(line.lengthMeters)} m` : ''}
                  </td>
                  <td data-title={t(messages.price)} className={styles.end}>
                    {price === undefined ? '' : format.money(price, quote.currency)}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
        <Conversation quote={quote} change={change} />
      </Columns>
    </>
  )
}

/** One quote: priced by price, discount or margin, with its freight; sent, prolonged, withdrawn; talked over. */
export const QuoteScreen = () => {
  const { t } = useEnv()
  const { can } = useSession()
  const { quoteId = '' } = useParams({ strict: false })
  const { query, quote, change } = useQuote(quoteId)
  const isOpen = quote && quote.state !== 'accepted' && quote.state !== 'rejected' && can('sfcc.quotes.rw')
  return (
    <Page
      title={quote ? `${t(messages.title, quote.number)} · ${quote.customerName}` : t(messages.title, '')}
      mark={
        quote && (
          <>
            <QuoteState state={quote.state} />
            <AlsoHere kind="quote" id={quote.quoteId} />
          </>
        )
      }
      width="full"
      back={
        <BackLink to="/quotes" search={{ unanswered: 'true', state: 'requested,priced' }}>
          {t(messages.back)}
        </BackLink>
      }
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={10} />}
      {quote && isOpen && <OpenQuote key={quote.quoteId} quote={quote} change={change} />}
      {quote && !isOpen && <ClosedQuote quote={quote} change={change} />}
    </Page>
  )
}
