import { type FormEvent, useState } from 'react'
import { foldedWords, wordsBegin } from '../../../../facts/text.ts'
import { fromMajor, toMajor } from '../../../../facts/money.ts'
import type { BankLine } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Badge, Button, CheckField, Dialog, Notice, Skeleton, TextField } from '../../ui/index.ts'
import styles from './bank-transfers.module.css'
import { messages } from './messages.ts'
import { OrderFacts } from './pair-row.tsx'
import { type Bank, useWaitingOrders } from './use-bank.ts'

type Props = {
  line: BankLine
  /** What no line has brought of an order yet. */
  remainingOf(order: { orderNo: string; orderTotal: number }): number
  bank: Bank
  now: Date
  onClose(): void
}

/** A person says what a line is for: one order or several, with what is over or missing before their eyes. */
export const ChooseOrdersDialog = ({ line, remainingOf, bank, now, onClose }: Props) => {
  const { t, format } = useEnv()
  const [words, setWords] = useState('')
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  /** What the shop says the orders need, where earlier parts came that this page knew nothing of. */
  const [needed, setNeeded] = useState<number>()
  const found = useWaitingOrders(line.country)
  const all = (found.data?.hits ?? [])
    .filter(({ currency }) => currency === line.currency)
    .map((order) => ({ ...order, remaining: remainingOf(order) }))
  const wanted = foldedWords(words)
  const shown = all.filter(
    ({ orderNo, customerName }) =>
      chosen.has(orderNo) ||
      wordsBegin(wanted, [orderNo, orderNo.replace(/^0+/, ''), ...foldedWords(customerName)]),
  )
  const picked = all.filter(({ orderNo }) => chosen.has(orderNo))
  const neededMinor =
    needed === undefined
      ? picked.reduce((sum, { remaining }) => sum + fromMajor(remaining), 0)
      : fromMajor(needed)
  const difference = fromMajor(line.amount) - neededMinor
  const rest = format.money(toMajor(Math.abs(difference)), line.currency)
  const isTooLittle = difference < 0 && picked.length > 1
  const toggle = (orderNo: string) => {
    setNeeded(undefined)
    setChosen((before) => {
      const next = new Set(before)
      if (!next.delete(orderNo)) next.add(orderNo)
      return next
    })
  }
  const send = async (event: FormEvent) => {
    event.preventDefault()
    if (picked.length === 0 || isTooLittle) return
    const flag = difference < 0 ? { isPart: true } : difference > 0 ? { hasSurplus: true } : {}
    const match = { lineId: line.id, orderNos: picked.map(({ orderNo }) => orderNo), ...flag }
    const [result] = await bank.confirm.mutateAsync([match]).catch(() => [])
    if (result?.isConfirmed) onClose()
    else setNeeded(result?.problem?.expected)
  }
  const confirmText =
    difference < 0 ? messages.confirmPart : difference > 0 ? messages.confirmSurplus : messages.confirm
  return (
    <Dialog
      title={t(messages.chooseFor, format.money(line.amount, line.currency))}
      closeLabel={t(messages.cancel)}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={(event) => void send(event)}>
        <p className={styles.bankText}>{line.description}</p>
        <TextField
          type="search"
          label={t(messages.chooseSearch)}
          autoComplete="off"
          autoFocus
          value={words}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={(event) => {
            const [only] = shown
            if (event.key !== 'Enter' || shown.length !== 1 || !only || chosen.has(only.orderNo)) return
            event.preventDefault()
            toggle(only.orderNo)
          }}
        />
        {found.error && <ProblemNotice error={found.error} onRetry={() => void found.refetch()} />}
        {found.isPending && <Skeleton />}
        {found.data && shown.length === 0 && <p className={styles.soft}>{t(messages.chooseNone)}</p>}
        <ul className={styles.choices}>
          {shown.map((order) => (
            <li key={order.orderNo} className={styles.choice}>
              <CheckField
                label={`${order.orderNo} ${order.customerName}`}
                isLabelHidden
                checked={chosen.has(order.orderNo)}
                onChange={() => toggle(order.orderNo)}
              />
              <OrderFacts order={order} now={now} />
            </li>
          ))}
        </ul>
        {needed !== undefined && (
          <Notice tone="warn">{t(messages.needs, format.money(needed, line.currency))}</Notice>
        )}
        <div className={styles.foot}>
          <span role="status">
            {picked.length > 0 && (
              <Badge tone={difference === 0 ? 'good' : 'warn'}>
                {difference === 0
                  ? t(messages.exact)
                  : t(difference < 0 ? messages.missing : messages.over, rest)}
              </Badge>
            )}
            {isTooLittle && <small className={styles.bad}>{t(messages.partOfOne)}</small>}
          </span>
          <Button
            kind="main"
            type="submit"
            isBusy={bank.confirm.isPending}
            disabled={picked.length === 0 || isTooLittle}
          >
            {t(picked.length === 0 ? messages.confirm : confirmText)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
