// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { mount, press, settle, until } from '../../../ui/testing/mount.tsx'
import type { Basket } from '../../basket/index.ts'
import { PaypalButton } from './paypal-button.tsx'
import { notifyOpener } from './paypal-window.ts'

let page: ReturnType<typeof mount> | undefined
let opened: { closed: boolean; close: () => void; focus: () => void; location: { href: string } }
beforeEach(() => {
  opened = {
    closed: false,
    close: () => {
      opened.closed = true
    },
    focus: () => {},
    location: { href: '' },
  }
  vi.spyOn(window, 'open').mockImplementation(() => opened as unknown as Window)
})
afterEach(() => {
  page?.unmount()
  vi.restoreAllMocks()
})

const basket = { basketId: 'b1', currency: 'USD' } as unknown as Basket

/** The last step of a purchase by PayPal; gives what is sent and with which basket the order is placed. */
const open = async () => {
  const sent: unknown[] = []
  const placed: unknown[] = []
  const { around } = onStage({
    pathname: '/checkout?step=review',
    transport: (path, { method, body }) => {
      const call = path.replace(/\?.*/, '').split('/').at(-1)
      if (method !== 'GET') sent.push([call, JSON.parse(body ?? 'null')])
      const answers: Record<string, object> = {
        'create-paypal-order': { orderId: 'O1', c_approveUrl: 'https://paypal.example/approve?token=O1' },
        b1: { ...basket, c_paypalOrderId: 'O1' },
        'payment-instruments': { ...basket, paymentInstruments: [{ paymentMethodId: 'PAYPAL' }] },
      }
      return Promise.resolve({ status: 200, body: JSON.stringify(answers[call ?? ''] ?? {}) })
    },
  })
  const place = { mutate: (one?: Basket) => placed.push(one), isPending: false, isSuccess: false }
  page = mount(around(<PaypalButton basket={basket} place={place} reviewUrl="/checkout" goesOn />))
  press(page.find('button'))
  await until(() => expect(opened.location.href).toContain('token=O1'))
  return { sent, placed }
}

test('[S1.035] [S4.066] [S4.067] an approval at PayPal pays by the basket’s own order there, and places the order', async () => {
  const { sent, placed } = await open()
  await notifyOpener({ orderId: 'O1', approved: true })
  await until(() => expect(placed).toHaveLength(1))
  expect(sent.slice(1)).toEqual([
    ['payment-instruments', { paymentMethodId: 'PAYPAL', c_transaction_id: 'O1' }],
  ])
  expect(placed).toEqual([expect.objectContaining({ paymentInstruments: [{ paymentMethodId: 'PAYPAL' }] })])
  expect(opened.closed).toBe(true)
})

test('[S4.066] [S4.067] who says no at PayPal has neither paid nor ordered', async () => {
  const { sent, placed } = await open()
  await notifyOpener({ orderId: 'O1', approved: false })
  await settle()
  expect([sent.length, placed]).toEqual([1, []])
  await until(() =>
    expect(page?.find('[role=status]').textContent).toMatch(/^Cancelaste en PayPal: no se cobró nada/),
  )
})

test('[S4.067] a browser that went to PayPal itself says so too when it comes back with a no', () => {
  const { around } = onStage({ pathname: '/checkout?step=review&paypal=cancelled' })
  const place = { mutate: () => {}, isPending: false, isSuccess: false }
  page = mount(around(<PaypalButton basket={basket} place={place} reviewUrl="/checkout" goesOn={false} />))
  expect(page.find('[role=status]').textContent).toMatch(/^Cancelaste en PayPal: no se cobró nada/)
})
