import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { type Quote, quotes } from '../../api/quotes.ts'
import { useSession } from '../../api/session.ts'
import { Balance } from '../../features/balance/index.ts'
import { OwnerField } from '../../features/owner/index.ts'
import { useCountryName } from '../../features/place/index.ts'
import { Button, KeyValues, Section, showToast } from '../../ui/index.ts'
import { events, messages } from './messages.ts'
import styles from './quote.module.css'
import type { ChangeQuote } from './use-quote.ts'

type Props = { quote: Quote; change: ChangeQuote }

/** Who asked, for where, whose it is, until when it stands. */
export const QuoteFacts = ({ quote, change }: Props) => {
  const { call, t, format } = useEnv()
  const { can } = useSession()
  const countryName = useCountryName()
  const { quoteId, validUntil, askedTotal, orderNo, currency, owner } = quote
  const assign = (staffId: string | null) => {
    const give = (to: string | null) =>
      change(
        (ifMatch) => call.tagged(quotes.assignQuote, { params: { quoteId }, body: { staffId: to }, ifMatch }),
        t(messages.owned),
        to === staffId ? { undo: { label: t(messages.undo), run: () => void give(owner?.id ?? null) } } : {},
      )
    void give(staffId)
  }
  const day = (iso: string) => format.date(`${iso}T12:00:00`)
  return (
    <>
      <Section title={t(messages.customer)}>
        <KeyValues
          of={[
            [t(messages.name), quote.customerName],
            [
              t(messages.email),
              can('sfcc.customerlists') ? (
                <Link key="email" to="/customers" search={{ q: quote.email }}>
                  {quote.email}
                </Link>
              ) : (
                quote.email
              ),
            ],
            [t(messages.country), countryName(quote.country)],
            [t(messages.deliverTo), quote.deliverTo],
            [t(messages.age), format.dateTime(quote.creationDate)],
            [t(messages.asked), askedTotal === undefined ? undefined : format.money(askedTotal, currency)],
            [t(messages.validUntil), validUntil ? day(validUntil) : undefined],
            [
              t(messages.order),
              orderNo && (
                <Link to="/orders/$orderNo" params={{ orderNo }}>
                  {orderNo}
                </Link>
              ),
            ],
            [
              t(messages.owner),
              <OwnerField
                key="owner"
                owner={owner}
                work="sfcc.quotes.rw"
                country={quote.country}
                onAssign={can('sfcc.quotes.rw') ? assign : undefined}
              />,
            ],
          ]}
        />
      </Section>
      <Balance customerNo={quote.customerNo} />
      <Section title={t(messages.share)}>
        <div className={styles.share}>
          <Button
            icon="copy"
            onClick={() => {
              void navigator.clipboard.writeText(quote.shareUrl).then(() => showToast(t(messages.copied)))
            }}
          >
            {t(messages.copyLink)}
          </Button>
          <a
            href={`https://wa.me/?text=${encodeURIComponent(t(messages.whatsAppText, quote.number, quote.shareUrl))}`}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp
          </a>
        </div>
      </Section>
      <Section title={t(messages.history)}>
        <ol className={styles.history}>
          {quote.history.toReversed().map(({ at, what, by, revision }) => (
            <li key={`${at}${what}`}>
              <strong>
                {t(events[what as keyof typeof events] ?? events.requested)}
                {revision !== undefined && ` · ${t(messages.revision, revision)}`}
              </strong>
              <small>
                {format.dateTime(at)} · {t(by === 'desk' ? messages.desk : messages.customer)}
              </small>
            </li>
          ))}
        </ol>
        <ul className={styles.history}>
          {quote.offers.toReversed().map(({ revision, total, validUntil: until }) => (
            <li key={revision}>
              <small>{t(messages.offerOf, revision, format.money(total, currency), day(until))}</small>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
