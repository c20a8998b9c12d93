// @vitest-environment happy-dom
import { useState } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { onStage } from '../../../app/testing/on-stage.tsx'
import { RouterProvider, useRouter } from '../../../lib/router/context.tsx'
import { loadDialog } from '../../../ui/index.ts'
import { mount, press, settle, until } from '../../../ui/testing/mount.tsx'
import { basketQuery } from '../basket-query.ts'
import { addedKey } from '../use-add-to-basket.ts'
import { LazyAddedDialog } from './lazy-added-dialog.tsx'

let page: ReturnType<typeof mount> | undefined
beforeAll(loadDialog)
afterEach(() => page?.unmount())

/** A page one can leave by a button for another of the same path. */
const Page = () => {
  const router = useRouter()
  const [url, setUrl] = useState('/category/techos')
  return (
    <RouterProvider value={{ ...router, route: { ...router.route, url } }}>
      <button type="button" id="on" onClick={() => setUrl('/category/techos?offset=25')}>
        On
      </button>
      <LazyAddedDialog />
    </RouterProvider>
  )
}

test('[S4.040] any change of the page closes the dialog of what was added', async () => {
  const { env, around } = onStage({ pathname: '/category/techos' })
  const item = { productId: 'P1', quantity: 2 }
  env.queries.setQueryData(basketQuery(env).queryKey, {
    basketId: 'b1',
    currency: 'USD',
    productItems: [{ ...item, itemId: 'i1', productName: 'Tubo' }],
  })
  page = mount(around(<Page />))
  const { find, host } = page
  env.queries.setQueryData(addedKey, { items: [item], product: {} })
  await until(() => find('dialog[open]'))
  await settle()
  expect(host.querySelector('dialog')).not.toBeNull()
  press(find('#on'))
  await until(() => expect(host.querySelector('dialog')).toBeNull())
})
