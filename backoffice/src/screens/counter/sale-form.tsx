import { useState } from 'react'
import { counter, type Sale } from '../../api/counter.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { isProblem } from '../../api/problem.ts'
import { BalanceLine } from '../../features/balance/index.ts'
import { Confirm } from '../../features/confirm/index.ts'
import { ProblemNotice, problemText } from '../../features/problem/index.ts'
import { Button, EmptyState, Section, showToast, Skeleton } from '../../ui/index.ts'
import { AddLine } from './add-line.tsx'
import styles from './counter.module.css'
import { Coupon } from './coupon.tsx'
import { Delivery } from './delivery.tsx'
import { InvoiceForm } from './invoice-form.tsx'
import { messages } from './messages.ts'
import { Payment } from './payment.tsx'
import { SaveAsQuote } from './save-as-quote.tsx'
import { SaleLines } from './sale-lines.tsx'
import { Totals } from './totals.tsx'
import { useSale } from './use-sale.ts'

type Props = {
  basketId: string
  /** Called when the basket is gone. */
  onOver(): void
  onPlaced(orderNo: string): void
  /** The customer has it now. */
  onSent(email: string): void
  /** The sales desk has it now. */
  onQuoted(quoteId: string): void
}

const GiveUp = ({ sale, onOver }: { sale: Sale; onOver(): void }) => {
  const { call, t, format } = useEnv()
  const [isAsked, setAsked] = useState(false)
  const { basketId, c_counter: origin, currency, orderTotal, productTotal } = sale
  const drop = async () => {
    try {
      await call(counter.deleteCounterBasket, { params: { basketId } })
    } catch (error) {
      if (!isProblem(error, 404)) {
        showToast(problemText(t, error), { tone: 'bad' })
        return false
      }
    }
    showToast(t(messages.givenUp))
    onOver()
    return true
  }
  return (
    <>
      <Button kind="quiet" onClick={() => (sale.productItems.length === 0 ? void drop() : setAsked(true))}>
        {t(messages.giveUp)}
      </Button>
      {isAsked && (
        <Confirm
          isStop
          title={t(messages.giveUp)}
          why={t(
            messages.giveUpWhy,
            origin.customer.name,
            format.money(orderTotal ?? productTotal ?? 0, currency),
          )}
          keepLabel={t(messages.keep)}
          onConfirm={drop}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}

/** A sale as it is filled: its goods, how they go, what they come to, how it is paid. */
export const SaleForm = ({ basketId, onOver, onPlaced, onSent, onQuoted }: Props) => {
  const { t } = useEnv()
  const { can, storeName } = useSession()
  const { query, sale, change, isChanging } = useSale(basketId)
  if (isProblem(query.error, 404))
    return (
      <EmptyState icon="orders" title={t(messages.gone)}>
        <Button kind="main" size="large" onClick={onOver} autoFocus>
          {t(messages.newSale)}
        </Button>
      </EmptyState>
    )
  if (query.error && !sale) return <ProblemNotice error={query.error} onRetry={() => void query.refetch()} />
  if (!sale) return <Skeleton lines={8} />
  const { customer, storeId, channel } = sale.c_counter
  const hasLines = sale.productItems.length > 0
  return (
    <div className={styles.sale}>
      <div className={styles.main}>
        <header className={styles.customer}>
          <div>
            <strong>{customer.name || customer.email}</strong>
            <small>
              {[customer.email, customer.customerNo, t(messages[channel]), storeName(storeId)].join(' · ')}
            </small>
            <BalanceLine known={customer.balance} />
          </div>
          <GiveUp sale={sale} onOver={onOver} />
        </header>
        <AddLine sale={sale} change={change} />
        <SaleLines sale={sale} change={change} />
      </div>
      {hasLines && (
        <aside className={styles.aside} aria-busy={isChanging}>
          <Delivery sale={sale} change={change} />
          <Coupon sale={sale} change={change} />
          {!sale.billingAddress && <InvoiceForm sale={sale} change={change} />}
          <Section title={t(messages.payment)}>
            <Totals sale={sale} />
            <Payment
              sale={sale}
              isChanging={isChanging}
              onChanged={() => void query.refetch()}
              onPlaced={onPlaced}
              onSent={onSent}
            />
            {can('sfcc.quotes.rw') && <SaveAsQuote sale={sale} onQuoted={onQuoted} />}
          </Section>
        </aside>
      )}
    </div>
  )
}
