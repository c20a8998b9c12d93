// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createShopperStore } from '../../api/shopper.ts'
import { onStage } from '../../app/testing/on-stage.tsx'
import { loadDialog } from '../../ui/index.ts'
import { mount, press, settle, submit, type, until } from '../../ui/testing/mount.tsx'
import { AccountMenu } from './account-menu.tsx'
import { LazyAuthDialog } from './lazy-auth-dialog.tsx'
import { useProtectedAction } from './use-protected-action.ts'

let page: ReturnType<typeof mount> | undefined
beforeAll(loadDialog)
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  page?.unmount()
  localStorage.clear()
  vi.restoreAllMocks()
})

const Protected = ({ onPress }: { onPress: () => void }) => {
  const protect = useProtectedAction()
  return (
    <button type="button" id="heart" onClick={() => protect(onPress)}>
      Heart
    </button>
  )
}

/** A guest's page with a thing for customers; their sign-in is answered with this status. */
const open = async (status = 200) => {
  let ran = 0
  // The session is a cookie: after a sign-in another one stands there.
  let cookie = 'shopper_Lamina=guest.g1'
  const shoppers = createShopperStore('Lamina', () => cookie)
  const becomeCustomer = () => {
    cookie = 'shopper_Lamina=registered.c1'
  }
  const { around } = onStage({
    shopper: shoppers.read(),
    shoppers,
    transport: (path) => {
      const isCustomer = path.includes('/customers/c1?')
      const body = isCustomer ? { customerId: 'c1', firstName: 'Ana' } : {}
      return Promise.resolve({ status: 200, body: JSON.stringify(body) })
    },
  })
  // A sign-in follows redirects, so it is a fetch of the browser itself.
  vi.spyOn(globalThis, 'fetch').mockImplementation(() => {
    if (status === 200) becomeCustomer()
    const answer = new Response('{}', { status })
    const url = 'http://localhost/callback?code=c&usid=u'
    return Promise.resolve(Object.defineProperty(answer, 'url', { value: url }))
  })
  page = mount(
    around(
      <>
        <AccountMenu />
        <Protected onPress={() => ran++} />
        <LazyAuthDialog />
      </>,
    ),
  )
  const { find, host } = page
  const askBy = async (selector: string) => {
    press(find(selector))
    await until(() => find('dialog form'))
  }
  /** As after signing in in another tab. */
  const signInElsewhere = () =>
    act(() => {
      becomeCustomer()
      shoppers.refresh()
    })
  return { find, askBy, host, ran: () => ran, signInElsewhere }
}
const signIn = async (find: (selector: string) => HTMLElement) => {
  type(find('dialog [name=email]') as HTMLInputElement, 'ana@obra.example')
  type(find('dialog [name=password]') as HTMLInputElement, 'Techo2026!')
  await settle()
  await submit(find('dialog form'))
}

test('[S1.032] what is for customers asks a guest to sign in, and does nothing before', async () => {
  const { find, askBy, ran } = await open()
  await askBy('#heart')
  expect(find('dialog h2').textContent).toBe('Inicia sesión')
  expect(ran()).toBe(0)
})

test('[S4.024] [S4.025] [S4.026] who signs in in the dialog is welcomed, it closes, and what they wanted is done, once', async () => {
  const { find, askBy, host, ran } = await open()
  await askBy('#heart')
  await signIn(find)
  await until(() => expect(host.querySelector('dialog')).toBeNull())
  await until(() => expect(document.body.textContent).toContain('Ana'))
  expect(document.body.textContent).toMatch(/(?:Te damos la bienvenida|Welcome), Ana!/)
  expect(ran()).toBe(1)
})

test('[S4.026] who cannot sign in stays there, and nothing is done', async () => {
  const { find, askBy, ran } = await open(401)
  await askBy('#heart')
  await signIn(find)
  await until(() => find('dialog form [role=alert]'))
  expect(ran()).toBe(0)
})

test('[S4.024] it closes as soon as the shopper is a customer, in another tab too', async () => {
  const { askBy, host, signInElsewhere } = await open()
  await askBy('[aria-label="Iniciar sesión"]')
  signInElsewhere()
  await until(() => expect(host.querySelector('dialog')).toBeNull())
})
