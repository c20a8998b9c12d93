import { useParams } from '@tanstack/react-router'
import { type ReactNode, useEffect, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type Quote, quotes } from '../../api/quotes.ts'
import { useSession } from '../../api/session.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { AlsoHere } from '../../features/presence/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { QuoteState } from '../../features/quotes/index.ts'
import { bytesOf } from '../../lib/base64.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button, Notice, Section, showToast, Skeleton, Table } from '../../ui/index.ts'
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

type QuotePageProps = {
  quote: Quote | undefined
  /** What went wrong when it was read again. */
  problem: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** A quote's heading: whose it is, how it stands, who else has it open, and what can be done. */
const QuotePage = ({ quote, problem, actions, children }: QuotePageProps) => {
  const { t } = useEnv()
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
      actions={actions}
      back={
        <BackLink to="/quotes" search={{ unanswered: 'true', state: 'requested,priced' }}>
          {t(messages.back)}
        </BackLink>
      }
    >
      {problem}
      {children}
    </Page>
  )
}

type OneQuoteProps = { quote: Quote; change: ChangeQuote; problem: ReactNode }

/** A quote that offers can be made of. */
const OpenQuote = ({ quote, change, problem }: OneQuoteProps) => {
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
    <QuotePage
      quote={quote}
      problem={problem}
      actions={
        <>
          {quote.revision > 0 && <DocumentButton quoteId={quote.quoteId} />}
          {quote.revision > 0 && <Button onClick={() => setAsked('prolong')}>{t(messages.prolong)}</Button>}
          <Button onClick={() => setAsked('withdraw')}>{t(messages.withdraw)}</Button>
          <Button kind="main" disabled={!body || !offer.reckoned.data} onClick={() => setAsked('send')}>
            {t(messages.send)}
          </Button>
        </>
      }
    >
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
    </QuotePage>
  )
}

/** A quote that is over, or is only looked at. */
const ClosedQuote = ({ quote, change, problem }: OneQuoteProps) => {
  const { t, format } = useEnv()
  const offer = quote.offers.at(-1)
  const lines = offer?.lines ?? quote.requested
  return (
    <QuotePage
      quote={quote}
      problem={problem}
      actions={quote.revision > 0 && <DocumentButton quoteId={quote.quoteId} />}
    >
      <Columns needsRoom aside={<QuoteFacts quote={quote} change={change} />}>
        <Notice tone="open">{t(messages.readOnly)}</Notice>
        <Section
          isBare
          title={
            offer ? `${t(messages.offer)} · ${t(messages.revision, offer.revision)}` : t(messages.requested)
          }
        >
          <Table
            rows={lines.map((line, at) => ({ ...line, at }))}
            keyOf={({ productId, at }) => `${productId}${at}`}
            columns={[
              {
                title: t(messages.line),
                cell: ({ name, productId }) => (
                  <>
                    <strong>{name}</strong>
                    <small>{productId}</small>
                  </>
                ),
              },
              {
                title: t(messages.quantity),
                isNumber: true,
                isSoft: true,
                cell: ({ quantity, lengthMeters }) =>
                  `${format.number(quantity)}${lengthMeters ? ` × ${format.quantity(lengthMeters)}\u00a0m` : ''}`,
              },
              {
                title: t(messages.price),
                isNumber: true,
                isCorner: true,
                cell: (line) => {
                  const price = 'price' in line ? line.price : line.listPrice
                  return price === undefined ? '' : format.money(price, quote.currency)
                },
              },
            ]}
          />
        </Section>
        <Conversation quote={quote} change={change} />
      </Columns>
    </QuotePage>
  )
}

/** One quote: priced by price, discount or margin, with its freight; sent, prolonged, withdrawn; talked over. */
export const QuoteScreen = () => {
  const { can } = useSession()
  const { quoteId = '' } = useParams({ strict: false })
  const { query, quote, change } = useQuote(quoteId)
  const problem = query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
  if (!quote)
    return (
      <QuotePage quote={undefined} problem={problem}>
        {query.isPending && <Skeleton lines={10} />}
      </QuotePage>
    )
  const isOpen = quote.state !== 'accepted' && quote.state !== 'rejected' && can('sfcc.quotes.rw')
  const One = isOpen ? OpenQuote : ClosedQuote
  return <One key={quote.quoteId} quote={quote} change={change} problem={problem} />
}
