import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { BackLink, Page } from '../../features/page/index.ts'
import { Button, EmptyState, Notice } from '../../ui/index.ts'
import styles from './counter.module.css'
import { Done } from './done.tsx'
import { messages } from './messages.ts'
import { useOpenSales } from './open-sales.ts'
import { SaleForm } from './sale-form.tsx'
import { Who } from './who.tsx'

/**
 * Sells to somebody who stands here or calls: who, what, how it is paid. The address names the sale (`sale`), then its order
 * (`order`), so that a reload or another page loses nothing.
 */
export const CounterScreen = () => {
  const { t } = useEnv()
  const { can } = useSession()
  const navigate = useNavigate()
  const { sale, order } = useSearch({ strict: false })
  const { sales, remember, forget } = useOpenSales()
  const [linkTo, setLinkTo] = useState<string>()
  const go = (search: Record<string, string>) => void navigate({ to: '/counter', search })
  const restart = () => {
    setLinkTo(undefined)
    go({})
  }
  const content = () => {
    if (!can('sfcc.counter.rw')) return <Notice tone="open">{t(messages.notYours)}</Notice>
    if (order) return <Done orderNo={order} onNext={restart} />
    if (linkTo)
      return (
        <EmptyState icon="check" title={t(messages.linkSent)}>
          <p>{t(messages.linkSentTo, linkTo)}</p>
          <Button kind="main" size="large" icon="plus" onClick={restart} autoFocus>
            {t(messages.newSale)}
          </Button>
        </EmptyState>
      )
    if (sale)
      return (
        <SaleForm
          key={sale}
          basketId={sale}
          onOver={() => {
            forget(sale)
            go({})
          }}
          onPlaced={(orderNo) => {
            forget(sale)
            go({ order: orderNo })
          }}
          onSent={(email) => {
            forget(sale)
            setLinkTo(email)
            go({})
          }}
          onQuoted={(quoteId) => {
            forget(sale)
            void navigate({ to: '/quotes/$quoteId', params: { quoteId } })
          }}
        />
      )
    return (
      <Who
        sales={sales}
        onOpen={(opened) => {
          remember(opened)
          go({ sale: opened.basketId })
        }}
      />
    )
  }
  return (
    <Page
      title={t(messages.title)}
      width="full"
      back={sale && !order ? <BackLink to="/counter">{t(messages.leave)}</BackLink> : undefined}
    >
      <div className={styles.counter}>{content()}</div>
    </Page>
  )
}
