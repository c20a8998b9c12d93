import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { fold } from '../../../../facts/text.ts'
import { fromMajor, toMajor } from '../../../../facts/money.ts'
import type { Proposal } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { SelectionBar } from '../../features/list/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { classNames } from '../../lib/class-names.ts'
import { Button, EmptyState, Section, Skeleton } from '../../ui/index.ts'
import styles from './bank-transfers.module.css'
import { ChooseOrdersDialog } from './choose-orders.tsx'
import { IgnoreLinesDialog } from './ignore-lines.tsx'
import { DiffersDialog, IgnoreDialog, SplitDialog } from './line-dialogs.tsx'
import { messages } from './messages.ts'
import { type Asked, OrderFacts, PairRow } from './pair-row.tsx'
import { useChosenLines } from './use-chosen-lines.ts'
import { type Bank, useProposals, useReceived, useWaitingOrders } from './use-bank.ts'

const isOff = ({ orders, difference }: Proposal) => orders.length > 0 && difference !== 0
const certaintyOf = ({ certainty }: Proposal) => certainty
const choices = [
  { show: 'all', title: messages.all, holds: () => true },
  { show: 'certain', title: messages.certain, holds: (one: Proposal) => certaintyOf(one) === 'certain' },
  { show: 'probable', title: messages.probable, holds: (one: Proposal) => certaintyOf(one) === 'probable' },
  { show: 'none', title: messages.none, holds: (one: Proposal) => certaintyOf(one) === 'none' },
  { show: 'differs', title: messages.differs, holds: isOff },
] as const
const ranks = { certain: 0, probable: 1, none: 2 }

const saysOf = ({ line, orders }: Proposal) =>
  fold(
    [
      line.description,
      line.reference,
      line.amount.toFixed(2),
      ...orders.flatMap(({ orderNo, customerName }) => [orderNo, customerName]),
    ].join(' '),
  )

/** Sums for each currency, as one text. */
const sumOf = (proposals: readonly Proposal[], money: (amount: number, currency: string) => string) =>
  [...Map.groupBy(proposals, ({ line }) => line.currency)]
    .map(([currency, some]) =>
      money(toMajor(some.reduce((sum, { line }) => sum + fromMajor(line.amount), 0)), currency),
    )
    .join(' + ')

type OpenLinesProps = { bank: Bank; mayWrite: boolean; words: string; show: string | undefined; now: Date }

/** Lines to decide, each beside the order that it is probably for; then the orders that none names. */
export const OpenLines = ({ bank, mayWrite, words, show, now }: OpenLinesProps) => {
  const { t, format } = useEnv()
  const { country } = usePlace()
  const { proposals, ...found } = useProposals(country)
  const waiting = useWaitingOrders(country)
  const received = useReceived(country)
  const [asked, setAsked] = useState<{ what: Asked; proposal: Proposal }>()
  const close = () => setAsked(undefined)
  const chosen = choices.find((one) => one.show === show) ?? choices[0]
  const shown = proposals
    ?.filter((one) => chosen.holds(one) && saysOf(one).includes(fold(words.trim())))
    .toSorted((a, b) => ranks[a.certainty] - ranks[b.certainty])
  const [ignoring, setIgnoring] = useState<readonly Proposal[]>()
  const { chosen: chosenLines, ...selection } = useChosenLines(shown ?? [], {
    mayWrite,
    open: (proposal) => setAsked({ what: 'choose', proposal }),
    ignore: setIgnoring,
  })
  const certain = proposals?.filter((one) => one.certainty === 'certain') ?? []
  const matchOf = ({ line, orders }: Proposal) => ({
    lineId: line.id,
    orderNos: orders.map(({ orderNo }) => orderNo),
  })
  const remainings = new Map(
    proposals?.flatMap(({ orders }) => orders.map(({ orderNo, remaining }) => [orderNo, remaining] as const)),
  )
  const unnamed = waiting.data?.hits.filter(({ orderNo }) => !remainings.has(orderNo))
  const remainingOf = ({ orderNo, orderTotal }: { orderNo: string; orderTotal: number }) =>
    remainings.get(orderNo) ?? toMajor(fromMajor(orderTotal) - (received.get(orderNo) ?? 0))
  const isConfirming = (lineId: string) =>
    bank.confirm.isPending && bank.confirm.variables.some((one) => one.lineId === lineId)
  if (found.error) return <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />
  if (!shown || !proposals) return <Skeleton lines={8} />
  return (
    <>
      {proposals.length > 0 && (
        <nav className={styles.filters} aria-label={t(messages.filters)}>
          {choices.map(({ show: value, title, holds }) => {
            const count = proposals.filter(holds).length
            return (
              <Link
                key={value}
                to="/bank-transfers"
                search={{ show: value, q: words || undefined }}
                className={styles.filter}
                aria-current={value === chosen.show ? 'page' : undefined}
              >
                {t(title)} <span className={styles.count}>{format.number(count)}</span>
              </Link>
            )
          })}
        </nav>
      )}
      {certain.length > 0 && mayWrite && (
        <div className={styles.certainBar}>
          <p>{t(messages.certainSum, certain.length, sumOf(certain, format.money))}</p>
          <Button
            kind="main"
            icon="check"
            isBusy={bank.confirm.isPending}
            onClick={() => bank.confirm.mutate(certain.map(matchOf))}
          >
            {t(messages.confirmCertain, certain.length)}
          </Button>
        </div>
      )}
      {proposals.length === 0 && (
        <EmptyState icon="bank" title={t(messages.empty)}>
          <p>{t(mayWrite ? messages.emptyWhy : messages.emptyRead)}</p>
        </EmptyState>
      )}
      {proposals.length > 0 && shown.length === 0 && (
        <EmptyState icon="search" title={t(messages.noneFound)}>
          <Link to="/bank-transfers">{t(messages.clear)}</Link>
        </EmptyState>
      )}
      {shown.length > 0 && (
        <div className={styles.board}>
          <div className={classNames(styles.heads, mayWrite && styles.choosable)} aria-hidden="true">
            <span>{t(messages.fromBank)}</span>
            <span>{t(messages.waiting)}</span>
          </div>
          <ul>
            {shown.map((proposal, index) => (
              <PairRow
                key={proposal.line.id}
                proposal={proposal}
                now={now}
                mayWrite={mayWrite}
                isBusy={isConfirming(proposal.line.id)}
                refusal={bank.refusals.get(proposal.line.id)}
                {...selection.rowOf(index)}
                onConfirm={() => bank.confirm.mutate([matchOf(proposal)])}
                onAsk={(what) => setAsked({ what, proposal })}
              />
            ))}
          </ul>
          {chosenLines.length > 0 && (
            <div className={styles.chosenBar}>
              <SelectionBar
                count={chosenLines.length}
                isAll={false}
                total={shown.length}
                most={chosenLines.length < shown.length ? shown.length : undefined}
                onSelectAll={selection.selectAll}
                onClear={selection.clear}
              >
                <span>{sumOf(chosenLines, format.money)}</span>
                <Button onClick={() => setIgnoring(chosenLines)}>{t(messages.ignore)}</Button>
              </SelectionBar>
            </div>
          )}
        </div>
      )}
      {unnamed && (unnamed.length > 0 || proposals.length > 0) && (
        <Section title={t(messages.unnamed, unnamed.length)}>
          {unnamed.length === 0 && <p className={styles.soft}>{t(messages.allNamed)}</p>}
          <ul className={styles.unnamed}>
            {unnamed.map((order) => (
              <li key={order.orderNo}>
                <OrderFacts order={{ ...order, remaining: remainingOf(order) }} now={now} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      {asked?.what === 'choose' && (
        <ChooseOrdersDialog
          line={asked.proposal.line}
          remainingOf={remainingOf}
          bank={bank}
          now={now}
          onClose={close}
        />
      )}
      {asked?.what === 'split' && <SplitDialog line={asked.proposal.line} bank={bank} onClose={close} />}
      {asked?.what === 'ignore' && <IgnoreDialog line={asked.proposal.line} bank={bank} onClose={close} />}
      {ignoring && (
        <IgnoreLinesDialog
          lines={ignoring.map(({ line }) => line)}
          matching={ignoring.filter(({ orders }) => orders.length > 0).length}
          bank={bank}
          onDone={selection.clear}
          onClose={() => setIgnoring(undefined)}
        />
      )}
      {asked?.what === 'differs' && <DiffersDialog proposal={asked.proposal} bank={bank} onClose={close} />}
    </>
  )
}
