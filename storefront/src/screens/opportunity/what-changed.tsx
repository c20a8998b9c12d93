import { formatDate } from '../../../../facts/format-date.ts'
import { useMoney } from '../../features/market/index.ts'
import type { Opportunity, QuoteLine } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Table } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './opportunity.module.css'
import { changesBetween } from './revision-changes.ts'
import { useLineWords } from './use-line-words.ts'

type Row = { id: string; what: string; before: string; now: string }

const members = ['Quantity', 'Length', 'UnitPrice'] as const

/** Beside each other: what the current offer changed compared with the one before it. Nothing where there is but one. */
export const WhatChanged = ({ quote }: { quote: Opportunity }) => {
  const t = useText()
  const money = useMoney()
  const { countOf, lengthOf, perUnit } = useLineWords()
  const [before, now] = (quote.Revisions ?? []).slice(-2)
  // Only an offer that can still be taken is worth comparing.
  if (!before || !now || quote.OrderNo || !['priced', 'expired', 'accepted'].includes(quote.State))
    return null
  const amount = (value: number) => money(value, quote.CurrencyIsoCode)
  const formatMember = (line: QuoteLine, member: (typeof members)[number]) => {
    if (member === 'Length') return lengthOf(line)
    return member === 'Quantity' ? countOf(line) : amount(line.UnitPrice ?? 0)
  }
  const labelOf = (line: QuoteLine, member: (typeof members)[number]) => {
    if (member === 'Length') return t(messages.length)
    return member === 'Quantity' ? t(messages.quantity) : `${t(messages.unit)} ${perUnit(line)}`
  }
  const rows = changesBetween(before, now).flatMap<Row>((change, index) => {
    const [was, is] = [change.before, change.now]
    const what = (is ?? was)?.ProductName ?? ''
    if (was && is) {
      return members
        .filter((member) => was[member] !== is[member])
        .map((member) => ({
          id: `${index} ${member}`,
          what: `${what} · ${labelOf(is, member)}`,
          before: formatMember(was, member),
          now: formatMember(is, member),
        }))
    }
    const whole = (line?: QuoteLine) =>
      line ? `${countOf(line)} × ${amount(line.UnitPrice ?? 0)}` : t(messages.none)
    return [{ id: String(index), what, before: whole(was), now: whole(is) }]
  })
  rows.push(
    { id: 'total', what: t(messages.total), before: amount(before.TotalPrice), now: amount(now.TotalPrice) },
    {
      id: 'until',
      what: t(messages.validity),
      before: formatDate(before.ExpirationDate),
      now: formatDate(now.ExpirationDate),
    },
  )
  const title = t(messages.whatChanged, { n: now.Revision })
  return (
    <section className={styles.screenOnly}>
      <h2>{title}</h2>
      <Table
        caption={title}
        hideCaption
        stacks={false}
        className={styles.changes}
        rows={rows.filter((row) => row.before !== row.now)}
        keyOf={({ id }) => id}
        columns={[
          { id: 'what', label: t(messages.change), cell: ({ what }) => what },
          {
            id: 'before',
            label: t(messages.revisionNo, { n: before.Revision }),
            align: 'end',
            cell: ({ before: text }) => <span className={styles.before}>{text}</span>,
          },
          {
            id: 'now',
            label: t(messages.revisionNo, { n: now.Revision }),
            align: 'end',
            cell: ({ now: text }) => <strong>{text}</strong>,
          },
        ]}
      />
      {rows.every((row) => row.before === row.now) && <p>{t(messages.nothingChanged)}</p>}
    </section>
  )
}
