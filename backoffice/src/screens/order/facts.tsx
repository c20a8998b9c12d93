import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { type DeskOrder, orders } from '../../api/orders.ts'
import { useSession } from '../../api/session.ts'
import { Attachments } from '../../features/attachments/index.ts'
import { idTypeName, methodName, Promised } from '../../features/orders/index.ts'
import { useDivisionName } from '../../features/place/index.ts'
import { problemText } from '../../features/problem/index.ts'
import { Button, KeyValues, Section, showToast } from '../../ui/index.ts'
import { CasesOfOrder } from './cases-of-order.tsx'
import { messages } from './messages.ts'
import styles from './order.module.css'

type DeskAddress = NonNullable<DeskOrder['shippingAddress']>

/** The lines of a further shipment, in the words of the list. */
const goodsOf = ({ lines }: DeskOrder, itemIds: readonly string[]) =>
  lines
    .filter(({ itemId }) => itemIds.includes(itemId))
    .map(({ quantity, productId, productName }) => `${quantity} × ${productName ?? productId}`)
    .join(', ')

/** A place; of an order with several shipments also how and when it is brought there, and what. */
const Place = ({ order, of }: { order: DeskOrder; of: DeskAddress }) => {
  const { t, format } = useEnv()
  const { name, address1, city, phone, methodName: method, arrivalDate: day, itemIds } = of
  const division = useDivisionName(of.stateCode)
  // A capital has the name of its department.
  const parts = [name, address1, city, division === city ? undefined : division, phone]
  return (
    <>
      <p>{parts.filter(Boolean).join(', ')}</p>
      {itemIds && (
        <div className={styles.place}>
          <small>
            {[method, day && t(messages.arrives, format.date(`${day}T12:00:00`))].filter(Boolean).join(' · ')}
          </small>
          <small>{goodsOf(order, itemIds)}</small>
        </div>
      )}
    </>
  )
}

/** Who, where, how it was paid. */
export const Facts = ({ order }: { order: DeskOrder }) => {
  const { call, t, format } = useEnv()
  const { can, has, storeName } = useSession()
  const { orderNo, payment, shippingAddress: address, furtherAddresses = [] } = order
  const reveal = useMutation({
    mutationFn: () => call(orders.revealOrderPersons, { params: { orderNo } }),
    onError: (error) => showToast(problemText(t, error), { tone: 'bad' }),
  })
  const collectors = reveal.data?.collectors ?? order.collectors
  return (
    <>
      <Section
        title={t(messages.customer)}
        actions={
          has('persons.reveal', order.country) &&
          !reveal.data && (
            <Button kind="quiet" isBusy={reveal.isPending} onClick={() => reveal.mutate()}>
              {t(messages.reveal)}
            </Button>
          )
        }
      >
        <KeyValues
          of={[
            [t(messages.name), order.customerName],
            [t(messages.company), order.company],
            [
              t(messages.email),
              can('sfcc.customerlists') ? (
                <Link key="email" to="/customers" search={{ q: order.email }}>
                  {order.email}
                </Link>
              ) : (
                order.email
              ),
            ],
            [t(messages.taxId), reveal.data?.taxId ?? order.taxId],
            [t(messages.phone), reveal.data?.phone],
            ['', t(messages.orderCount, order.customerOrderCount)],
          ]}
        />
      </Section>
      {order.delivery !== 'delivery' && (
        <Section title={t(messages.picksUp)}>
          {collectors.length === 0 && <p>{t(messages.nobody)}</p>}
          <ul className={styles.people}>
            {collectors.map(({ name, idType, idNumber, phone }) => (
              <li key={`${name}${idNumber ?? ''}`}>
                <strong>{name}</strong>
                <small>
                  {[idType && idTypeName(t, idType), idNumber, phone].filter(Boolean).join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {address && (
        <Section title={t(messages.address)}>
          <Place order={order} of={address} />
        </Section>
      )}
      {furtherAddresses.length > 0 && (
        <Section title={t(messages.furtherAddress)}>
          <ul className={styles.people}>
            {furtherAddresses.map((further) => (
              <li key={further.itemIds?.join()}>
                <Place order={order} of={further} />
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={t(messages.payment)}>
        <KeyValues
          of={[
            [t(messages.method), methodName(t, payment.methodId ?? order.paymentMethodId)],
            [t(messages.total), format.money(order.orderTotal, order.currency)],
            [t(messages.balance), format.money(payment.balance, order.currency)],
            ...payment.refunds.map(
              ({ id, amount, reason, at }) =>
                [
                  t(messages.refunds),
                  <span key={id}>
                    −{format.money(amount, order.currency)} · {reason} · {format.date(at)}
                  </span>,
                ] as const,
            ),
            [t(messages.promised), <Promised key="promised" order={order} />],
            [t(messages.store), order.storeIds.map(storeName).join(', ')],
            [t(messages.placed), format.dateTime(order.creationDate)],
          ]}
        />
        {payment.proofs.length > 0 && can('sfcc.payments') && (
          <div className={styles.proofs}>
            <small>{t(messages.proofs)}</small>
            <Attachments
              files={payment.proofs}
              operation={orders.getTransferProof}
              load={(fileId) => call(orders.getTransferProof, { params: { orderNo, fileId } })}
            />
          </div>
        )}
      </Section>
      <CasesOfOrder orderNo={orderNo} />
    </>
  )
}
