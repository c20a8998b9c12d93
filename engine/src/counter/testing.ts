import { openClient } from '../api-clients/testing.ts'
import { openOrderShop } from '../orders/testing.ts'
import { callAsStaff, openStaff } from '../staff/testing.ts'

export const base = '/custom/counter/v1/organizations/f_ecom_lmna_001'
export const screws = { productId: 'QA-SCREW', quantity: 5 }
export const sheet = { productId: 'QA-SHEET-26-AZUL', quantity: 10, c_lengthMetersToBuy: 3.65 }

export type Body = Record<string, unknown>
type More = { body?: unknown; headers?: Record<string, string> }

/** A shop with a program at its counter and a clerk of San Salvador's plant. */
export const openCounterShop = async () => {
  const shop = await openOrderShop()
  const { token } = await openClient(shop, { scopes: ['sfcc.counter.rw', 'sfcc.quotes.rw'] })
  const { cookie: clerk } = await openStaff(shop, 'clerk@SV-SS01')
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>) =>
    shop.call<Body>(method, `${base}${path}?siteId=Lamina`, {
      as: token,
      ...(body === undefined ? {} : { body }),
      ...(headers ? { headers } : {}),
    })
  let people = 0
  const newcomer = () => ({
    firstName: 'Marta',
    lastName: 'Luna',
    phone: '7890 1234',
    email: `marta${++people}@qa.example`,
  })
  return {
    shop,
    token,
    clerk,
    call,
    /** The same by a person of the shop. */
    as: (cookie: string, method: string, path: string, more: More = {}) =>
      callAsStaff(shop, cookie, method, `${base}${path}?siteId=Lamina`, more),
    /** Somebody whom the shop does not know yet. */
    newcomer,
    /** A basket for somebody, filled. */
    filled: async (items: object[], wish: Body = { customer: newcomer() }) => {
      const opened = await call('POST', '/baskets', { storeId: 'SV-SS01', channel: 'counter', ...wish })
      if (opened.status !== 201) throw new Error(JSON.stringify(opened.body))
      const basketId = String(opened.body.basketId)
      const { body, status } = await call('POST', `/baskets/${basketId}/items`, items)
      if (status !== 200) throw new Error(JSON.stringify(body))
      return { basketId, body }
    },
    place: (basketId: string, more: Body = {}) =>
      call('POST', '/orders', { basketId, paymentMethodId: 'PAY_AT_COUNTER', ...more }),
    /** What the log tells of a basket or an order. */
    audited: async (id: string) => {
      const { rows } = await shop.database.pool.query<{ operation: string; change: string }>(
        'select operation, change from audit_entry where subject_id = $1 order by seq',
        [id],
      )
      return rows
    },
    close: () => shop.close(),
  }
}
export type CounterShop = Awaited<ReturnType<typeof openCounterShop>>
