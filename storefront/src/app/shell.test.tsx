// @vitest-environment happy-dom
import { afterEach, beforeAll, expect, test } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../api/preferences.tsx'
import { CheckoutFooter, Footer } from '../features/footer/index.ts'
import { CheckoutHeader } from '../features/header/index.ts'
import { mount, settle } from '../ui/testing/mount.tsx'
import { Shell } from './shell.tsx'
import { onStage } from './testing/on-stage.tsx'

let page: ReturnType<typeof mount> | undefined
beforeAll(() => Promise.all([CheckoutHeader.load(), CheckoutFooter.load(), Footer.load()]))
afterEach(() => page?.unmount())

/** Which header and footer stand around a screen. */
const around = async (variant: 'main' | 'checkout' | 'none') => {
  const stage = onStage({
    pathname: '/',
    shopper: { kind: 'guest' },
    transport: () => Promise.resolve({ status: 200, body: '[]' }),
  })
  stage.env.queries.setQueryData(preferencesQuery(stage.env).queryKey, [])
  page = mount(
    stage.around(
      <CustomPreferencesProvider>
        <Shell variant={variant}>Pantalla</Shell>
      </CustomPreferencesProvider>,
    ),
  )
  await settle()
  const { host } = page
  const shown = {
    headers: host.querySelectorAll('header').length,
    search: host.querySelectorAll('[role=search]').length,
    menus: host.querySelectorAll('nav').length,
    footers: host.querySelectorAll('footer').length,
    newsletter: host.querySelectorAll('footer form').length,
    screen: host.querySelector('main')?.textContent,
  }
  page.unmount()
  page = undefined
  return shown
}

const screen = 'Pantalla'

test('[S2.064] [S2.068] header and footer have two forms: the shop’s, and the checkout’s without menus and search', async () => {
  expect(await around('main')).toEqual({ headers: 1, search: 1, menus: 1, footers: 1, newsletter: 1, screen })
  expect(await around('checkout')).toEqual({
    headers: 1,
    search: 0,
    menus: 0,
    footers: 1,
    newsletter: 0,
    screen,
  })
})

test('[S2.021] where a payment comes back to there is neither', async () => {
  expect(await around('none')).toEqual({
    headers: 0,
    search: 0,
    menus: 0,
    footers: 0,
    newsletter: 0,
    screen,
  })
})
