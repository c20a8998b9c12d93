/** Walks a purchase order through the pages, in a tree that has the method. */
export const pagesWalk = `
// @vitest-environment happy-dom
import { act, useRef } from 'react'
import { expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount } from '../../ui/testing/mount.tsx'
import type { Basket } from '../basket/index.ts'
import { OrderPayment } from '../orders/order-payment.tsx'
import { OrderNote, type PaymentForm, paymentMethodOf, usePaymentMethods } from './index.ts'

const id = 'PURCHASE_ORDER'
const basket = { basketId: 'b-1', orderTotal: 10 } as unknown as Basket
const read: { form: PaymentForm | null } = { form: null }

const Choice = () => {
  const { methods = [] } = usePaymentMethods(basket)
  const { Form } = paymentMethodOf(id) ?? {}
  const ref = useRef<PaymentForm>(null)
  return (
    <div ref={() => void (read.form = ref.current)}>
      <ul>{methods.map(({ id, name }) => <li key={id}>{id} {name}</li>)}</ul>
      {Form && <Form ref={ref} />}
    </div>
  )
}

test('it is shown, its form asks for what the engine wants, and order pages have its words', async () => {
  const answer = { applicablePaymentMethods: [{ id, name: 'Orden de compra' }, { id: 'GOLD', name: 'Oro' }] }
  const { around } = onStage({ transport: async () => ({ status: 200, body: JSON.stringify(answer) }) })
  const page = mount(around(<Choice />))
  for (let turn = 0; turn < 5; turn++) await act(() => new Promise((resolve) => setTimeout(resolve, 5)))
  expect(document.body.textContent).toContain('PURCHASE_ORDER Orden de compra')
  expect(document.body.textContent).not.toContain('GOLD')
  expect(await read.form?.read()).toEqual({ c_transaction_id: 'OC-77' })
  page.unmount()

  const order = {
    orderNo: '1', status: 'created', paymentStatus: 'not_paid', currency: 'USD', c_payUntil: '2026-12-01', c_history: [],
    paymentInstruments: [{ paymentMethodId: id, c_transaction_id: 'OC-77' }],
  } as never
  const shown = mount(around(<><OrderPayment order={order} /><OrderNote order={order} /></>))
  expect(document.body.textContent).toContain('Orden de compra OC-77')
  expect(document.body.textContent).toContain('Págala antes del 2026-12-01.')
  shown.unmount()
})
`
