import { type FormEvent, useState } from 'react'
import { fromMajor, toMajor } from '../../../../facts/money.ts'
import type { BankLine, Proposal } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { readAmount, writeAmount } from '../../lib/amount.ts'
import { Button, Dialog, IconButton, TextField } from '../../ui/index.ts'
import styles from './bank-transfers.module.css'
import { messages } from './messages.ts'
import type { Bank } from './use-bank.ts'

/** Says what becomes of the money that is less or more than its orders need, and asks once. */
export const DiffersDialog = ({
  proposal: { line, orders, difference },
  bank,
  onClose,
}: {
  proposal: Proposal
  bank: Bank
  onClose(): void
}) => {
  const { t, format } = useEnv()
  const orderNos = orders.map(({ orderNo }) => orderNo)
  const numbers = orderNos.join(', ')
  const rest = format.money(Math.abs(difference), line.currency)
  const isPart = difference < 0
  return (
    <Confirm
      title={t(isPart ? messages.confirmPart : messages.confirmSurplus)}
      why={
        isPart
          ? t(messages.partWhy, format.money(line.amount, line.currency), numbers, rest)
          : t(messages.surplusWhy, numbers, rest)
      }
      keepLabel={t(messages.cancel)}
      onConfirm={async () => {
        const flag = isPart ? { isPart } : { hasSurplus: true }
        await bank.confirm.mutateAsync([{ lineId: line.id, orderNos, ...flag }]).catch(() => undefined)
        return true
      }}
      onClose={onClose}
    />
  )
}

/** Puts a line aside with the reason. */
export const IgnoreDialog = ({ line, bank, onClose }: { line: BankLine; bank: Bank; onClose(): void }) => {
  const { t, format } = useEnv()
  return (
    <Confirm
      title={t(messages.ignoreDo)}
      why={t(messages.ignoreWhy, format.money(line.amount, line.currency))}
      keepLabel={t(messages.cancel)}
      onConfirm={(form) =>
        bank.setIgnored.mutateAsync({ id: line.id, note: textIn(form, 'note') }).then(
          () => true,
          () => false,
        )
      }
      onClose={onClose}
    >
      <TextField label={t(messages.reason)} name="note" required pattern=".*\S.*" maxLength={500} autoFocus />
    </Confirm>
  )
}

/** Takes a confirmation back, with the reason. */
export const UndoDialog = ({ line, bank, onClose }: { line: BankLine; bank: Bank; onClose(): void }) => {
  const { t } = useEnv()
  return (
    <Confirm
      isStop
      title={t(messages.undoTitle)}
      why={t(messages.undoWhy, line.matches.map(({ orderNo }) => orderNo).join(', '))}
      keepLabel={t(messages.cancel)}
      onConfirm={(form) =>
        bank.undo.mutateAsync({ lineIds: [line.id], reason: textIn(form, 'reason') }).then(
          () => true,
          () => false,
        )
      }
      onClose={onClose}
    >
      <TextField
        label={t(messages.reason)}
        name="reason"
        required
        pattern=".*\S.*"
        maxLength={500}
        autoFocus
      />
    </Confirm>
  )
}

const mostParts = 50

/** One transfer for several things: parts that come to it by the cent. */
export const SplitDialog = ({ line, bank, onClose }: { line: BankLine; bank: Bank; onClose(): void }) => {
  const { t, format } = useEnv()
  const [parts, setParts] = useState(['', ''])
  const minors = parts.map((text) => readAmount(text) ?? 0)
  const left = fromMajor(line.amount) - minors.reduce((sum, minor) => sum + minor, 0)
  const leftText = format.money(toMajor(Math.abs(left)), line.currency)
  const isWhole = left === 0 && minors.every((minor) => minor > 0)
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (isWhole) bank.split.mutate({ line, amounts: minors.map(toMajor) }, { onSuccess: onClose })
  }
  /** The last part takes what is left, as long as nobody has typed another amount into it. */
  const fillLast = (at: number) => {
    const last = parts.length - 1
    if (
      at !== last &&
      left > 0 &&
      parts[last] === '' &&
      parts.slice(0, last).every((text) => readAmount(text))
    )
      setParts(parts.with(last, writeAmount(left)))
  }
  return (
    <Dialog
      title={t(messages.splitTitle, format.money(line.amount, line.currency))}
      closeLabel={t(messages.cancel)}
      onClose={onClose}
    >
      <form className={styles.form} onSubmit={send}>
        <p className={styles.soft}>{t(messages.splitWhy)}</p>
        {parts.map((text, at) => (
          <div key={at} className={styles.part}>
            <TextField
              label={t(messages.part, at + 1)}
              inputMode="decimal"
              autoComplete="off"
              autoFocus={at === 0}
              value={text}
              onBlur={() => fillLast(at)}
              onChange={({ target }) => setParts(parts.with(at, target.value))}
            />
            {parts.length > 2 && (
              <IconButton
                icon="close"
                label={t(messages.removePart, at + 1)}
                onClick={() => setParts(parts.toSpliced(at, 1))}
              />
            )}
          </div>
        ))}
        <p role="status" className={left < 0 ? styles.bad : undefined}>
          {left === 0 ? t(messages.wholly) : t(left > 0 ? messages.left : messages.tooMuch, leftText)}
        </p>
        <div className={styles.foot}>
          <Button icon="plus" disabled={parts.length >= mostParts} onClick={() => setParts([...parts, ''])}>
            {t(messages.addPart)}
          </Button>
          <Button kind="main" type="submit" isBusy={bank.split.isPending} disabled={!isWhole}>
            {t(messages.splitDo)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
