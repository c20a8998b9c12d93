import { formatDate } from '../../../../facts/format-date.ts'
import { useMoney } from '../../features/market/index.ts'
import { type Opportunity, useQuoteTime } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Accordion, AccordionItem, Table, Timeline } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { QuoteLines } from './quote-lines.tsx'

type QuoteEvent = NonNullable<Opportunity['Events']>[number]

const titles = {
  requested: messages.eventRequested,
  priced: messages.eventPriced,
  accepted: messages.eventAccepted,
  renewed: messages.eventRenewed,
}

const titleOf = ({ What, By }: QuoteEvent) => {
  if (What === 'rejected') return By === 'desk' ? messages.eventRefused : messages.eventRejected
  return titles[What]
}

/** What has happened, oldest first. */
export const History = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const quoteTime = useQuoteTime()
  const events = quote.Events ?? []
  return (
    <section>
      <h2>{t(messages.history)}</h2>
      <Timeline
        label={t(messages.history)}
        events={events.map((event, index) => ({
          id: `${event.At} ${index}`,
          title: t(titleOf(event), { n: event.Revision ?? 1 }),
          when: quoteTime(event.At, quote.SubsidiaryId),
          state: index === events.length - 1 ? 'current' : 'done',
        }))}
      />
    </section>
  )
}

/** Every offer there was, once there is more than one, and what the earlier ones held. */
export const Revisions = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const money = useMoney()
  const quoteTime = useQuoteTime()
  const revisions = quote.Revisions ?? []
  if (revisions.length < 2) return null
  return (
    <section>
      <h2>{t(messages.revisions)}</h2>
      <Table
        caption={t(messages.revisions)}
        hideCaption
        rows={revisions}
        keyOf={({ Revision }) => String(Revision)}
        columns={[
          {
            id: 'n',
            label: t(messages.revision),
            cell: ({ Revision }) =>
              t(Revision === quote.Revision ? messages.latest : messages.revisionNo, { n: Revision }),
          },
          {
            id: 'at',
            label: t(messages.presented),
            cell: ({ CreatedDate }) => quoteTime(CreatedDate, quote.SubsidiaryId),
          },
          {
            id: 'until',
            label: t(messages.validity),
            cell: ({ ExpirationDate }) => formatDate(ExpirationDate),
          },
          {
            id: 'total',
            label: t(messages.total),
            align: 'end',
            cell: ({ TotalPrice }) => money(TotalPrice, quote.CurrencyIsoCode),
          },
        ]}
      />
      <Accordion>
        {revisions.slice(0, -1).map(({ Revision, QuoteLineItems }) => {
          const title = t(messages.linesOf, { n: Revision })
          return (
            <AccordionItem key={Revision} title={title}>
              <QuoteLines lines={QuoteLineItems} currency={quote.CurrencyIsoCode} caption={title} />
            </AccordionItem>
          )
        })}
      </Accordion>
    </section>
  )
}
