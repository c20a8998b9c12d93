import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { OrderStep } from '../../features/orders/index.ts'
import { Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Icon, Menu, MenuItem, Skeleton } from '../../ui/index.ts'
import { Facts } from './facts.tsx'
import { Lines } from './lines.tsx'
import { messages } from './messages.ts'
import { CancelDialog, PayDialog, RefundDialog } from './money-dialogs.tsx'
import styles from './order.module.css'
import { isPartStep, PartDialog } from './part-dialog.tsx'
import { ResendDialog } from './resend-dialog.tsx'
import { StepLine } from './step-line.tsx'
import { Timeline } from './timeline.tsx'
import { useOrder } from './use-order.ts'

const rightOf = {
  cut: 'orders.cut',
  ready: 'orders.hand-over',
  shipped: 'orders.dispatch',
  'handed-over': 'orders.hand-over',
  pay: 'orders.take-payment',
  cancel: 'orders.cancel',
  refund: 'orders.refund',
} as const
type Doing = keyof typeof rightOf

/** What this person may do with the order as it stands, in the order of the work. */
const useDoings = (order: DeskOrder): readonly Doing[] => {
  const { has } = useSession()
  return (Object.keys(rightOf) as Doing[]).filter(
    (doing) => order.possibleSteps.includes(doing) && has(rightOf[doing], order.country),
  )
}

type ActionsProps = { order: DeskOrder; change: ReturnType<typeof useOrder>['change'] }

const Actions = ({ order, change }: ActionsProps) => {
  const { call, t } = useEnv()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'pay' | 'cancel' | 'refund' | 'part' | 'resend'>()
  const [isBusy, setBusy] = useState(false)
  const doings = useDoings(order)
  const { can } = useSession()
  const { orderNo } = order
  const step = async (name: 'cut' | 'ready' | 'shipped') => {
    setBusy(true)
    const body = { step: name }
    await change(
      (ifMatch) => call.tagged(orders.stepOrderLines, { params: { orderNo }, body, ifMatch }),
      t(messages.moved),
    )
    setBusy(false)
  }
  const start = (doing: Doing) => {
    if (doing === 'handed-over') void navigate({ to: '/hand-over', search: { order: orderNo } })
    else if (doing === 'pay' || doing === 'cancel' || doing === 'refund') setAsked(doing)
    else void step(doing)
  }
  const named = (doing: Doing) => t(doing === 'handed-over' ? messages.handOver : messages[doing])
  const [next] = doings.filter((doing) => doing !== 'cancel' && doing !== 'refund')
  const rest = doings.filter((doing) => doing !== next)
  const close = () => setAsked(undefined)
  const partSteps = doings.filter(isPartStep)
  const mayMail = can('sfcc.orders.rw') && ['created', 'new', 'completed'].includes(order.status)
  return (
    <>
      <Button icon="download" onClick={() => print()}>
        {t(messages.print)}
      </Button>
      {mayMail && <Button onClick={() => setAsked('resend')}>{t(messages.resend)}</Button>}
      {(rest.length > 0 || partSteps.length > 0) && (
        <Menu label={t(messages.more)} icon="more" isIconOnly>
          {rest.map((doing) => (
            <MenuItem key={doing} onClick={() => start(doing)}>
              {named(doing)}
            </MenuItem>
          ))}
          {partSteps.length > 0 && <MenuItem onClick={() => setAsked('part')}>{t(messages.part)}</MenuItem>}
        </Menu>
      )}
      {next && (
        <Button kind="main" isBusy={isBusy} onClick={() => start(next)}>
          {named(next)}
        </Button>
      )}
      {asked === 'part' && <PartDialog order={order} steps={partSteps} change={change} onClose={close} />}
      {asked === 'resend' && <ResendDialog order={order} change={change} onClose={close} />}
      {asked === 'pay' && <PayDialog order={order} change={change} onClose={close} />}
      {asked === 'cancel' && <CancelDialog order={order} change={change} onClose={close} />}
      {asked === 'refund' && <RefundDialog order={order} change={change} onClose={close} />}
    </>
  )
}

export const OrderScreen = () => {
  const { t } = useEnv()
  const { orderNo = '' } = useParams({ strict: false })
  const { query, order, change } = useOrder(orderNo)
  return (
    <Page
      title={order ? `${orderNo} · ${order.customerName}` : orderNo}
      mark={order && <OrderStep step={order.step} />}
      actions={order && <Actions order={order} change={change} />}
      back={
        <Link to="/orders" className={styles.back}>
          <Icon name="left" />
          {t(messages.back)}
        </Link>
      }
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={8} />}
      {order && (
        <>
          <StepLine order={order} />
          <div className={styles.columns}>
            <div className={styles.main}>
              <Lines order={order} />
              <Timeline order={order} change={change} />
            </div>
            <Facts order={order} />
          </div>
        </>
      )}
    </Page>
  )
}
