// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { expect, test } from 'vitest'
import { sites } from '../../config/sites.ts'
import { createEnv } from '../../app/create-env.ts'
import { notFoundRoute } from '../../app/routes.ts'
import { EnvProvider } from '../../api/env.tsx'
import type { Shopper } from '../../api/shopper.ts'
import { createTranslate } from '../../lib/i18n/i18n.ts'
import { TextProvider } from '../../lib/i18n/text.tsx'
import { RouterProvider } from '../../lib/router/context.tsx'
import { ToastProvider } from '../../ui/index.ts'
import { mount, press } from '../../ui/testing/mount.tsx'
import { useAuthRequest } from './auth-request.ts'
import { useProtectedAction } from './use-protected-action.ts'

const Heart = ({ onPress }: { onPress: () => void }) => {
  const protect = useProtectedAction()
  const { request } = useAuthRequest()
  return (
    <>
      <button type="button" id="heart" onClick={() => protect(onPress)}>
        Heart
      </button>
      <output>{request?.view ?? 'closed'}</output>
      <button type="button" id="signed-in" onClick={() => request?.action?.()}>
        As after signing in
      </button>
    </>
  )
}

const [site] = sites.sites
const locale = site?.l10n.supportedLocales.find(({ id }) => id === 'en-SV')

const page = (shopper: Shopper, pathname: string) => {
  if (!site || !locale) throw new Error('no site')
  const t = createTranslate('en-SV', {})
  const env = createEnv({
    sites,
    place: { site, locale },
    shopper,
    shoppers: { read: () => shopper, subscribe: () => () => undefined, refresh: () => undefined },
    settings: {
      origin: 'http://localhost',
      simulators: false,
      marketingScripts: [],
      loginOptions: ['password'],
    },
    transport: () => Promise.reject(new Error('no call is expected')),
    timeout: 1000,
    t,
  })
  const route = {
    entry: notFoundRoute,
    params: {},
    search: new URLSearchParams(),
    pathname,
    url: pathname,
    hash: '',
  }
  let ran = 0
  const view = mount(
    <EnvProvider value={env}>
      <TextProvider value={t}>
        <QueryClientProvider client={env.queries}>
          <RouterProvider
            value={{ route, pending: undefined, href: env.href, navigate: () => {}, refresh: () => {} }}
          >
            <ToastProvider label="Messages" dismissLabel="Dismiss">
              <Heart onPress={() => ran++} />
            </ToastProvider>
          </RouterProvider>
        </QueryClientProvider>
      </TextProvider>
    </EnvProvider>,
  )
  return {
    ...view,
    ran: () => ran,
    heart: () => press(view.find('#heart')),
    output: () => view.find('output').textContent,
  }
}

test('[S4.029] a customer’s protected action runs at once', () => {
  const it = page({ kind: 'registered', customerId: 'c1' }, '/cart')
  it.heart()
  expect(it.ran()).toBe(1)
  expect(it.output()).toBe('closed')
  it.unmount()
})

test('[S4.027] a guest’s opens the login view and waits to be run after signing in', async () => {
  const it = page({ kind: 'guest' }, '/cart')
  it.heart()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(it.ran()).toBe(0)
  expect(it.output()).toBe('login')
  press(it.find('#signed-in'))
  expect(it.ran()).toBe(1)
  it.unmount()
})

test('[S4.028] on the login page a notice asks to sign in', async () => {
  const it = page({ kind: 'guest' }, '/login')
  it.heart()
  await act(() => new Promise((resolve) => setTimeout(resolve)))
  expect(it.ran()).toBe(0)
  expect(it.output()).toBe('closed')
  expect(document.body.textContent).toContain('Please sign in to continue!')
  it.unmount()
})
