import { Link } from '@tanstack/react-router'
import type { BankLine, Proposal } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { classNames } from '../../lib/class-names.ts'
import { Badge, Button, CheckField, Icon, Menu, MenuItem, type Tone } from '../../ui/index.ts'
import styles from './bank-transfers.module.css'
import { messages } from './messages.ts'
import { lineElementId } from './use-chosen-lines.ts'

/** A calendar day of the bank, the same in every time zone. */
const noonOf = (day: string) => `${day}T12:00:00Z`

/** What the bank says: amount, day, text. */
export const LineFacts = ({ line }: { line: BankLine }) => {
  const { t, format } = useEnv()
  const { amount, currency, day, description, reference, parentId } = line
  return (
    <div className={styles.side}>
      <p className={styles.first}>
        <strong>{format.money(amount, currency)}</strong>
        <span className={styles.soft}>{format.date(noonOf(day), 'UTC')}</span>
        {parentId !== undefined && <span className={styles.soft}>· {t(messages.isPart)}</span>}
      </p>
      <p className={styles.bankText}>{description}</p>
      {reference !== '' && <p className={styles.soft}>{reference}</p>}
    </div>
  )
}

type OrderFactsProps = {
  order: {
    orderNo: string
    customerName: string
    currency: string
    orderTotal: number
    remaining?: number
    creationDate: string
  }
  now: Date
}

/** An order as it waits: number, what is still to come, whose. */
export const OrderFacts = ({ order, now }: OrderFactsProps) => {
  const { t, format } = useEnv()
  const { orderNo, customerName, currency, orderTotal, remaining = orderTotal, creationDate } = order
  return (
    <div>
      <p className={styles.first}>
        <strong>{format.money(remaining, currency)}</strong>
        {remaining !== orderTotal && (
          <span className={styles.soft}>{t(messages.ofTotal, format.money(orderTotal, currency))}</span>
        )}
        <Link to="/orders/$orderNo" params={{ orderNo }}>
          {orderNo}
        </Link>
      </p>
      <p className={styles.soft}>
        {customerName} · {format.age(creationDate, now)}
      </p>
    </div>
  )
}

const reasons = {
  'number-and-amount': messages.reasonNumberAmount,
  number: messages.reasonNumber,
  'amount-and-name': messages.reasonAmountName,
  amount: messages.reasonAmount,
  'orders-of-one-customer': messages.reasonSum,
  'several-lines-for-one-order': messages.reasonContested,
  'several-orders-fit': messages.reasonSeveral,
  'nothing-fits': messages.reasonNothing,
} as const
const tones: Record<Proposal['certainty'], Tone> = { certain: 'good', probable: 'open', none: 'none' }
const joints: Record<Proposal['certainty'], string> = { certain: '=', probable: '≈', none: '' }

/** What can be decided of a line, beside what is proposed. */
export type Asked = 'choose' | 'split' | 'ignore' | 'differs'

type PairRowProps = {
  proposal: Proposal
  now: Date
  mayWrite: boolean
  isBusy: boolean
  refusal: string | undefined
  /** The keys are here. */
  isAt: boolean
  isChosen: boolean
  /** `isRange`: with all from the one chosen before. */
  onChoose(isRange: boolean): void
  onConfirm(): void
  onAsk(what: Asked): void
}

/** Less than is needed goes to one order alone. */
const isConfirmable = ({ orders, difference }: Pick<Proposal, 'orders' | 'difference'>): boolean =>
  orders.length > 0 && (difference >= 0 || orders.length === 1)

/** A line of the bank on the left, on the right what it is probably for, and what can be done. */
export const PairRow = ({
  proposal,
  now,
  mayWrite,
  isBusy,
  refusal,
  isAt,
  isChosen,
  onChoose,
  onConfirm,
  onAsk,
}: PairRowProps) => {
  const { t, format } = useEnv()
  const { line, certainty, reason, orders, difference, overOrderNo } = proposal
  const numbers = orders.map(({ orderNo }) => orderNo).join(', ')
  const money = format.money(Math.abs(difference), line.currency)
  const told = `${format.money(line.amount, line.currency)} ${line.description}`
  return (
    <li
      id={lineElementId(line.id)}
      className={classNames(styles.pair, mayWrite && styles.choosable)}
      data-certainty={certainty}
      data-at={isAt || undefined}
      data-chosen={isChosen || undefined}
    >
      {mayWrite && (
        <CheckField
          label={t(messages.chooseLine, told)}
          isLabelHidden
          checked={isChosen}
          onChange={({ nativeEvent }) => onChoose((nativeEvent as MouseEvent).shiftKey)}
        />
      )}
      <LineFacts line={line} />
      <span className={classNames(styles.joint, styles[certainty])} aria-hidden="true">
        {joints[certainty]}
      </span>
      <div className={styles.side}>
        {orders.map((order) => (
          <OrderFacts key={order.orderNo} order={order} now={now} />
        ))}
        <p className={styles.badges}>
          {reason === 'order-over' ? (
            <span className={styles.soft}>{t(messages.reasonOver, overOrderNo ?? '')}</span>
          ) : (
            <Badge tone={tones[certainty]}>{t(reasons[reason])}</Badge>
          )}
          {orders.length > 0 && difference !== 0 && (
            <Badge tone="warn">{t(difference < 0 ? messages.missing : messages.over, money)}</Badge>
          )}
        </p>
        {refusal && (
          <p className={styles.bad}>
            <Icon name="alert" size={14} /> {refusal}
          </p>
        )}
      </div>
      {mayWrite && (
        <div className={styles.actions}>
          {isConfirmable(proposal) ? (
            <Button
              isBusy={isBusy}
              aria-label={t(messages.confirmFor, numbers)}
              onClick={difference === 0 ? onConfirm : () => onAsk('differs')}
            >
              {t(messages.confirm)}
            </Button>
          ) : (
            <Button onClick={() => onAsk('choose')}>{t(messages.choose)}</Button>
          )}
          <Menu label={t(messages.more, told)} icon="more" isIconOnly kind="quiet">
            {isConfirmable(proposal) && (
              <MenuItem onClick={() => onAsk('choose')}>{t(messages.chooseOther)}</MenuItem>
            )}
            <MenuItem onClick={() => onAsk('split')}>{t(messages.split)}</MenuItem>
            <MenuItem onClick={() => onAsk('ignore')}>{t(messages.ignore)}</MenuItem>
          </Menu>
        </div>
      )}
    </li>
  )
}
