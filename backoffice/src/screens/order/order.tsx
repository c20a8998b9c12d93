import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { OrderStep } from '../../features/orders/index.ts'
import { BackLink, Columns, Page } from '../../features/page/index.ts'
import { AlsoHere } from '../../features/presence/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, Menu, MenuItem, Skeleton } from '../../ui/index.ts'
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
import { WriteDialog } from './write-dialog.tsx'

const rightOf = {
  cut: 'orders.cut',
  ready: 'orders.hand-over',
  shipped: 'orders.dispatch',
  'handed-over': 'orders.hand-over',
  pay: 'orders.take-payment',
  cancel: 'orders.cancel',
  refund: 'orders.refund',
} as const
type OrderAction = keyof typeof rightOf

/** What this person may do with the order as it stands, in the order of the work. */
const useOpenActions = (order: DeskOrder): readonly OrderAction[] => {
  const { has } = useSession()
  return (Object.keys(rightOf) as OrderAction[]).filter(
    (action) => order.possibleSteps.includes(action) && has(rightOf[action], order.country),
  )
}

type ActionsProps = { order: DeskOrder; change: ReturnType<typeof useOrder>['change'] }

const Actions = ({ order, change }: ActionsProps) => {
  const { call, t } = useEnv()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<'pay' | 'cancel' | 'refund' | 'part' | 'resend' | 'write'>()
  const [isBusy, setBusy] = useState(false)
  const actions = useOpenActions(order)
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
  const start = (action: OrderAction) => {
    if (action === 'handed-over') void navigate({ to: '/hand-over', search: { order: orderNo } })
    else if (action === 'pay' || action === 'cancel' || action === 'refund') setAsked(action)
    else void step(action)
  }
  const named = (action: OrderAction) => t(action === 'handed-over' ? messages.handOver : messages[action])
  const [next] = actions.filter((action) => action !== 'cancel' && action !== 'refund')
  const rest = actions.filter((action) => action !== next)
  const close = () => setAsked(undefined)
  const partSteps = actions.filter(isPartStep)
  const mayWrite = can('sfcc.orders.rw') && order.email !== ''
  const mayMail = can('sfcc.orders.rw') && ['created', 'new', 'completed'].includes(order.status)
  return (
    <>
      <Button icon="print" onClick={() => print()}>
        {t(messages.print)}
      </Button>
      {mayMail && <Button onClick={() => setAsked('resend')}>{t(messages.resend)}</Button>}
      {(rest.length > 0 || partSteps.length > 0 || mayWrite) && (
        <Menu label={t(messages.more)} icon="more" isIconOnly>
          {rest.map((action) => (
            <MenuItem key={action} onClick={() => start(action)}>
              {named(action)}
            </MenuItem>
          ))}
          {mayWrite && <MenuItem onClick={() => setAsked('write')}>{t(messages.write)}</MenuItem>}
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
      {asked === 'write' && <WriteDialog order={order} change={change} onClose={close} />}
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
      mark={
        order && (
          <>
            <OrderStep step={order.step} />
            <AlsoHere kind="order" id={order.orderNo} />
          </>
        )
      }
      actions={order && <Actions order={order} change={change} />}
      back={<BackLink to="/orders">{t(messages.back)}</BackLink>}
    >
      {query.error && <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />}
      {query.isPending && <Skeleton lines={8} />}
      {order && (
        <>
          <StepLine order={order} />
          <Columns aside={<Facts order={order} />}>
            <Lines order={order} />
            <div className={styles.history}>
              <Timeline order={order} change={change} />
            </div>
          </Columns>
        </>
      )}
    </Page>
  )
}
