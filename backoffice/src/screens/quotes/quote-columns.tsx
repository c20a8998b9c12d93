import { Link } from '@tanstack/react-router'
import type { QuoteHit } from '../../api/quotes.ts'
import { ageColumn, type Column, type Filter, type View } from '../../features/list/index.ts'
import { followUpDays, lapsingSearch, QuoteState, quoteStates } from '../../features/quotes/index.ts'
import type { Formats } from '../../lib/format.ts'
import type { Translate } from '../../lib/i18n.ts'
import { messages } from './messages.ts'
import styles from './quotes.module.css'

type ColumnsOf = { now: Date; showsMargin: boolean }

const marginColumn = (format: Formats): Column<QuoteHit> => ({
  id: 'margin',
  title: messages.margin,
  cell: ({ marginPercent }) => (marginPercent === undefined ? '' : format.share(marginPercent / 100)),
  text: ({ marginPercent }) => marginPercent,
  align: 'end',
})

export const quoteColumns = (
  format: Formats,
  { now, showsMargin }: ColumnsOf,
): readonly Column<QuoteHit>[] => [
  {
    id: 'no',
    title: messages.no,
    cell: ({ quoteId, number, isUnanswered }) => (
      <Link to="/quotes/$quoteId" params={{ quoteId }} className={isUnanswered ? styles.unread : undefined}>
        {number}
      </Link>
    ),
    text: ({ number }) => number,
    sortBy: 'number',
  },
  ageColumn({ title: messages.age, format, now }),
  {
    id: 'customer',
    title: messages.customer,
    cell: ({ customerName }) => customerName,
    text: ({ customerName }) => customerName,
  },
  { id: 'country', title: messages.country, cell: ({ country }) => country, text: ({ country }) => country },
  {
    id: 'lines',
    title: messages.lines,
    cell: ({ lineCount }) => format.number(lineCount),
    text: ({ lineCount }) => lineCount,
    align: 'end',
  },
  {
    id: 'asked',
    title: messages.asked,
    cell: ({ askedTotal, currency }) => (askedTotal === undefined ? '' : format.money(askedTotal, currency)),
    text: ({ askedTotal }) => askedTotal,
    align: 'end',
  },
  {
    id: 'offered',
    title: messages.offered,
    cell: ({ offeredTotal, currency }) =>
      offeredTotal === undefined ? '' : format.money(offeredTotal, currency),
    text: ({ offeredTotal }) => offeredTotal,
    align: 'end',
    sortBy: 'offeredTotal',
  },
  ...(showsMargin ? [marginColumn(format)] : []),
  {
    id: 'state',
    title: messages.state,
    cell: ({ state }) => <QuoteState state={state} />,
    text: ({ state }) => state,
  },
  {
    id: 'owner',
    title: messages.owner,
    cell: ({ owner }) => owner?.name,
    text: ({ owner }) => owner?.name,
  },
  {
    id: 'validUntil',
    title: messages.validUntil,
    cell: ({ validUntil }) => (validUntil ? format.date(`${validUntil}T12:00:00`) : ''),
    text: ({ validUntil }) => validUntil,
    sortBy: 'validUntil',
  },
]

type Known = {
  countries: readonly string[]
  /** Of the country in which one works; '' for several. */
  currency: string
  owners: readonly { value: string; title: string }[]
}

export const quoteFilters = (t: Translate, { countries, currency, owners }: Known): readonly Filter[] => [
  {
    id: 'state',
    title: messages.state,
    options: Object.entries(quoteStates).map(([value, title]) => ({ value, title: t(title) })),
  },
  {
    id: 'unanswered',
    title: messages.unanswered,
    options: [
      { value: 'true', title: t(messages.yes) },
      { value: 'false', title: t(messages.no_) },
    ],
  },
  { id: 'owner', title: messages.owner, options: owners },
  { id: 'value', title: messages.value, unit: currency, most: 100_000_000 },
  { id: 'asked', title: messages.date, isDays: true },
  {
    id: 'lapses',
    title: messages.lapsesBy,
    options: [followUpDays, 7, 30].map((days) => ({ value: String(days), title: t(messages.days, days) })),
  },
  ...(countries.length > 1
    ? [
        {
          id: 'country',
          title: messages.country,
          options: countries.map((value) => ({ value, title: value })),
        },
      ]
    : []),
]

export const quoteViews = (t: Translate, userId: string): readonly View[] => [
  {
    id: 'unanswered',
    title: t(messages.unanswered),
    search: { unanswered: 'true', state: 'requested,priced', sort: 'creationDate' },
  },
  {
    id: 'nobodys',
    title: t(messages.nobodys),
    search: { owner: 'none', state: 'requested,priced', sort: 'creationDate' },
  },
  { id: 'mine', title: t(messages.mine), search: { owner: userId } },
  {
    id: 'lapsing',
    title: t(messages.lapsing),
    search: lapsingSearch,
  },
  { id: 'all', title: t(messages.all), search: {} },
]
