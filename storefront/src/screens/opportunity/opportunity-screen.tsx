import { useEffect } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { basketQuery } from '../../features/basket/index.ts'
import { DocumentPage } from '../../features/documents/index.ts'
import { quoteMessages, quoteState, useQuoteTime } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Stack } from '../../ui/index.ts'
import { Conversation } from './conversation.tsx'
import { Decision } from './decision.tsx'
import { Files } from './files.tsx'
import { History, Revisions } from './history.tsx'
import { messages } from './messages.ts'
import { GuestNotice, StateNotice } from './notice.tsx'
import styles from './opportunity.module.css'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteDocuments, Share } from './share.tsx'
import { Summary } from './summary.tsx'
import { useQuote } from './use-quote.ts'
import { WhatChanged } from './what-changed.tsx'

/** Accepting moves the quote's lines out of the cart, so the header's count is fetched again. */
const useFreshBasket = () => {
  const env = useEnv()
  useEffect(() => {
    void env.queries.invalidateQueries({ queryKey: basketQuery(env).queryKey })
  }, [env])
}

/** A quote: where it stands, what it holds and costs, and what can be done about it (S2.016). */
export const OpportunityScreen = () => {
  const t = useText()
  const quoteTime = useQuoteTime()
  const { kind } = useShopper()
  const { data: quote } = useQuote()
  useFreshBasket()
  if (!quote) return null
  const owner = quote.Access === 'owner'
  const { text, tone } = quoteState(quote.State)
  return (
    <DocumentPage
      back={owner ? { to: '/account/opportunities', label: t(messages.back) } : undefined}
      title={t(quoteMessages.number, { number: quote.Number })}
      state={{ text: t(text), tone }}
      when={t(messages.asked, { date: quoteTime(quote.CreatedDate, quote.SubsidiaryId) })}
    >
      <div className={styles.layout}>
        <Stack gap={6} className={styles.main}>
          {kind === 'guest' && <GuestNotice />}
          {kind === 'registered' && !owner && <Alert tone="info">{t(messages.sharedHint)}</Alert>}
          {owner && <StateNotice quote={quote} />}
          <WhatChanged quote={quote} />
          <QuoteLines
            lines={quote.QuoteLineItems}
            currency={quote.CurrencyIsoCode}
            caption={t(messages.lines)}
          />
        </Stack>
        <Stack gap={6} className={styles.aside}>
          <Summary quote={quote} />
          {owner && <Decision quote={quote} />}
          {kind === 'registered' && <QuoteDocuments quote={quote} />}
          {owner && <Share quote={quote} />}
        </Stack>
        {owner && (
          <Stack gap={8} className={styles.more}>
            <Revisions quote={quote} />
            <Conversation quote={quote} />
            <Files quote={quote} />
            <History quote={quote} />
          </Stack>
        )}
      </div>
    </DocumentPage>
  )
}
