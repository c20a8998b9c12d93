// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import type { Basket } from '../../features/basket/index.ts'
import { basketQuery } from '../../features/basket/basket-query.ts'
import { loadDialog } from '../../ui/index.ts'
import { mount, press, settle, until } from '../../ui/testing/mount.tsx'
import { ItemsUnavailable } from './items-unavailable.tsx'

let page: ReturnType<typeof mount> | undefined
beforeAll(loadDialog)
afterEach(() => page?.unmount())

test('[S4.096] [S8.032] lines that cannot be had are named, and one press removes them alone', async () => {
  const line = (itemId: string, c_status: string) => ({ itemId, c_status, productId: itemId, quantity: 1 })
  const productItems = [line('gone', 'unavailable'), line('here', 'purchasable'), line('lost', 'unavailable')]
  const basket = { basketId: 'b1', productItems } as unknown as Basket
  const sent: string[] = []
  const { env, around } = onStage({
    transport: (path, { method }) => {
      sent.push(`${method} ${path.replace(/\?.*/, '').replace(/.*\/items\//, '')}`)
      return Promise.resolve({ status: 200, body: JSON.stringify(basket) })
    },
  })
  env.queries.setQueryData(basketQuery(env).queryKey, basket)
  page = mount(around(<ItemsUnavailable basket={basket} />))
  await settle()
  const { host, find } = page
  expect(find('dialog h2').textContent).toBe('Items Unavailable')
  expect(find('dialog p').textContent).toBe(
    'Some items are no longer available online and will be removed from your cart.',
  )
  expect([...host.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual(['gone', 'lost'])
  const button = [...host.querySelectorAll('button')].find(({ textContent }) => textContent === 'Eliminar')
  press(button as HTMLElement)
  await until(() => expect(sent).toEqual(['DELETE gone', 'DELETE lost']))
})
