import { expect, test } from 'vitest'
import { openClient } from '../api-clients/testing.ts'
import { openBasketShop } from '../baskets/testing.ts'

const settings =
  '/configuration/preferences/v1/organizations/f_ecom_lmna_001/site-preference-groups/rates/current?siteId=Lamina'

test('a shopper waits for no connection of the merchant’s calls', async () => {
  const shop = await openBasketShop()
  const { pool } = shop.database
  const lock = await pool.connect()
  try {
    const { token } = await openClient(shop, { scopes: ['sfcc.preferences.rw'] })
    const buyer = await shop.customer()
    // As a change of the settings holds it until its commit.
    await lock.query(`begin; select from site where id = 'Lamina' for no key update`)
    const rates = (await shop.engine.sites.get('Lamina'))?.exchangeRates
    // Ten calls where shoppers have eight connections, and merchants four.
    const calls = Array.from({ length: 10 }, () =>
      shop.call('PATCH', settings, { as: token, body: { c_exchangeRates: rates } }),
    )
    const waiting = async () => {
      const { rows } = await pool.query<{ calls: number }>(
        `select count(*)::int as calls from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.calls
    }
    // However busy the machine is.
    await expect.poll(waiting, { timeout: 60_000 }).toBe(4)
    const bought = buyer
      .basket()
      .then((basketId) => buyer.add(basketId, { productId: 'QA-SCREW', quantity: 1 }))
    const first = await Promise.race([
      bought.then(() => 'shopper'),
      Promise.race(calls).then(() => 'merchant'),
    ])
    await lock.query('rollback')
    expect(first).toBe('shopper')
    for (const { status } of await Promise.all(calls)) expect(status).toBe(200)
  } finally {
    // Else a failure would wait for the calls that wait for it.
    await lock.query('rollback')
    lock.release()
    await shop.close()
  }
})
