import { useState } from 'react'
import { countryName } from '../../../../facts/country-name.ts'
import { useEnv } from '../../api/env.tsx'
import { opportunities } from '../../api/opportunities.ts'
import { isProblem } from '../../api/problem.ts'
import { problemMessage } from '../../api/problem-message.ts'
import { useMarket } from '../../features/market/index.ts'
import type { Opportunity } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Dialog, LinkButton, Row, Stack } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { otherCountryOf } from './notice.tsx'
import styles from './opportunity.module.css'
import { useAccept, useQuoteWrite } from './use-quote.ts'

const problems = {
  'opportunity-offer-changed': messages.changed,
  'product-item-not-available': messages.noStock,
  conflict: messages.basketElsewhere,
  'opportunity-state': messages.notNow,
}

const textOf = (failure: unknown) =>
  isProblem(failure, 'opportunity-state') && failure.members.State === 'expired'
    ? messages.ranOut
    : problemMessage(failure, problems)

const Decline = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const { call } = useEnv()
  const [asking, setAsking] = useState(false)
  const params = { opportunityId: quote.OpportunityId }
  const decline = useQuoteWrite(() => call(opportunities.rejectOpportunity, { params }))
  return (
    <>
      <Button variant="quiet" wide onClick={() => setAsking(true)}>
        {t(messages.decline)}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t(messages.declineTitle)}
        closeLabel={t(messages.close)}
        size="small"
        footer={
          <Row gap={3} justify="end">
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t(messages.close)}
            </Button>
            <Button variant="danger" pending={decline.isPending} onClick={() => decline.mutate(undefined)}>
              {t(messages.declineYes)}
            </Button>
          </Row>
        }
      >
        <p>{t(messages.declineText)}</p>
        {decline.isError && <Alert tone="error">{t(problemMessage(decline.error, problems))}</Alert>}
      </Dialog>
    </>
  )
}

/** What the owner can do now: accept, ask for a new offer, decline. */
export const Decision = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const { call, country, language } = useEnv()
  const market = useMarket()
  const accept = useAccept(quote)
  const params = { opportunityId: quote.OpportunityId }
  const renew = useQuoteWrite(() => call(opportunities.renewOpportunity, { params }))
  const there = otherCountryOf(quote, country)
  const thatLocale = there && market.localeOf(there)
  const canAccept = quote.State === 'priced' || (quote.State === 'accepted' && !quote.OrderNo)
  const failure = accept.error ?? renew.error
  return (
    <Stack gap={3} className={styles.decision}>
      {canAccept && there && (
        <Alert tone="info">
          <p>{t(messages.otherCountry, { country: countryName(there, language) })}</p>
          {thatLocale && (
            <LinkButton href={market.hrefIn(thatLocale)} data-native="">
              {t(messages.goThere, { country: countryName(there, language) })}
            </LinkButton>
          )}
        </Alert>
      )}
      {canAccept && !there && (
        <>
          <Button
            size="large"
            wide
            pending={accept.isPending || accept.isSuccess}
            pendingLabel={t(messages.accepting)}
            onClick={() => accept.mutate(undefined)}
          >
            {t(messages.accept)}
          </Button>
          <p>{t(messages.acceptHint)}</p>
        </>
      )}
      {quote.State === 'expired' && (
        <Button size="large" wide pending={renew.isPending} onClick={() => renew.mutate(undefined)}>
          {t(messages.renew)}
        </Button>
      )}
      {failure && <Alert tone="error">{t(textOf(failure))}</Alert>}
      {['requested', 'priced', 'expired'].includes(quote.State) && <Decline quote={quote} />}
    </Stack>
  )
}
