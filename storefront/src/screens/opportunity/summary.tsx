import { formatDate } from '../../../../facts/format-date.ts'
import { taxNameText } from '../../../../facts/country-name.ts'
import { useEnv } from '../../api/env.tsx'
import { useMoney } from '../../features/market/index.ts'
import type { Opportunity } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { DescriptionList, Figures } from '../../ui/index.ts'
import { messages } from './messages.ts'

/** Whose quote it is, how long it stands, and what it comes to. */
export const Summary = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const money = useMoney()
  const { language } = useEnv()
  const { State } = quote
  const title =
    State === 'expired'
      ? messages.lapsedPrice
      : State === 'requested'
        ? messages.earlierPrice
        : messages.summary
  const amount = (value: number) => money(value, quote.CurrencyIsoCode)
  return (
    <>
      <DescriptionList
        items={[
          { term: t(messages.subsidiary), detail: quote.SubsidiaryName },
          { term: t(messages.currency), detail: quote.CurrencyIsoCode },
          ...(quote.Revision ? [{ term: t(messages.revision), detail: quote.Revision }] : []),
          ...(quote.ExpirationDate
            ? [
                {
                  term: t(State === 'expired' ? messages.lapsedOn : messages.validity),
                  detail: formatDate(quote.ExpirationDate),
                },
              ]
            : []),
          ...(quote.ReadyDate ? [{ term: t(messages.ready), detail: formatDate(quote.ReadyDate) }] : []),
          ...(quote.DeliverTo ? [{ term: t(messages.deliverTo), detail: quote.DeliverTo }] : []),
        ]}
      />
      {quote.TotalPrice !== undefined && (
        <Figures
          title={t(title)}
          headingLevel={2}
          rows={
            quote.TaxTotal === undefined
              ? []
              : [
                  ...(quote.FreightPrice === undefined
                    ? []
                    : [
                        {
                          id: 'freight',
                          label:
                            quote.FreightWithinKm === undefined
                              ? t(messages.freight)
                              : t(messages.freightWithin, { n: quote.FreightWithinKm }),
                          value: amount(quote.FreightPrice),
                        },
                      ]),
                  {
                    id: 'tax',
                    label: t(messages.included, { tax: taxNameText(quote.TaxName ?? '', language) }),
                    value: amount(quote.TaxTotal),
                    tone: 'muted',
                  },
                ]
          }
          total={{ label: t(messages.total), value: amount(quote.TotalPrice) }}
        />
      )}
    </>
  )
}
