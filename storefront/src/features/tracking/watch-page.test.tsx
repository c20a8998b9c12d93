// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { writeConsent } from '../../lib/consent.ts'
import { mount, settle } from '../../ui/testing/mount.tsx'
import { WatchPage } from './watch-page.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  writeConsent('refused')
  vi.restoreAllMocks()
})

test('[S7.052] one page view for each change of route, for who agreed', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(''))
  const views = () =>
    fetched.mock.calls.map(([, init]) => JSON.parse(init?.body as string).params.page_location)
  let go: (pathname: string) => void = () => {}
  const Host = () => {
    const [pathname, setPathname] = useState('/terms-conditions')
    go = (to) => act(() => setPathname(to))
    const settings = { analyticsScriptUrl: 'https://vendor.example/gtm.js' }
    const transport = () => Promise.resolve({ status: 200, body: '{}' })
    return onStage({ pathname, settings, transport }).around(<WatchPage />)
  }
  page = mount(<Host />)
  await settle()
  expect(views()).toEqual([])
  act(() => writeConsent('given'))
  go('/terms-conditions')
  go('/indice')
  go('/indice')
  go('/terms-conditions')
  await settle()
  expect(views()).toEqual([
    'http://localhost/terms-conditions',
    'http://localhost/indice',
    'http://localhost/terms-conditions',
  ])
})
