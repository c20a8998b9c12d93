import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { counter, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { paymentMethods } from '../../api/payment-methods.ts'
import { useSession } from '../../api/session.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, type IconName, Notice } from '../../ui/index.ts'
import styles from './counter.module.css'
import { messages } from './messages.ts'
import { PayDialog } from './pay-dialog.tsx'
import { blockedLines } from './sale-words.ts'
import type { Way } from './use-pay.ts'

type Props = {
  sale: Sale
  isChanging: boolean
  /** The sale is no longer as it was read. */
  onChanged(): void
  onPlaced(orderNo: string): void
  onSent(email: string): void
}

const icons: Record<Way, IconName> = {
  cash: 'cash',
  terminal: 'card',
  transfer: 'bank',
  link: 'external',
  later: 'store',
}

/** The ways to pay that this person may take, each one press from being asked. */
export const Payment = ({ sale, isChanging, onChanged, onPlaced, onSent }: Props) => {
  const { call, t } = useEnv()
  const { has } = useSession()
  const [way, setWay] = useState<Way>()
  const { basketId } = sale
  const offered = useQuery({
    queryKey: [counter.getCounterPaymentMethods, basketId],
    queryFn: () => call(counter.getCounterPaymentMethods, { params: { basketId } }),
  })
  const isOffered = (id: string) =>
    offered.data?.applicablePaymentMethods.some((method) => method.id === id) ?? false
  const takesMoney = isOffered(paymentMethods.atCounter) && has('orders.take-payment', sale.c_country)
  const isOpen: Record<Way, boolean> = {
    cash: takesMoney,
    terminal: takesMoney,
    transfer: isOffered(paymentMethods.transfer),
    link: true,
    later: isOffered(paymentMethods.atCounter),
  }
  const isKnown = typeof sale.orderTotal === 'number'
  const isBlocked = blockedLines(sale).length > 0
  const isReady = isKnown && !isBlocked && sale.billingAddress !== undefined
  return (
    <>
      {offered.error && <ProblemNotice error={offered.error} onRetry={() => void offered.refetch()} />}
      {!isKnown && <Notice tone="warn">{t(messages.notPayable)}</Notice>}
      {isBlocked && <Notice tone="warn">{t(messages.blocked)}</Notice>}
      <div className={styles.payments}>
        {(Object.keys(isOpen) as Way[])
          .filter((one) => isOpen[one])
          .map((one) => (
            <Button
              key={one}
              size="large"
              icon={icons[one]}
              kind={one === 'cash' ? 'main' : 'plain'}
              disabled={!isReady && !(one === 'link' && !isBlocked)}
              isBusy={isChanging && way === one}
              onClick={() => setWay(one)}
            >
              {t(messages[one])}
            </Button>
          ))}
      </div>
      {way && (
        <PayDialog
          sale={sale}
          way={way}
          onClose={() => setWay(undefined)}
          onChanged={onChanged}
          onPlaced={onPlaced}
          onSent={onSent}
        />
      )}
    </>
  )
}
