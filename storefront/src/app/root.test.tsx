// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { preferencesQuery } from '../api/preferences.tsx'
import { paths } from '../config/paths.ts'
import type { Snapshot } from '../lib/router/navigator.ts'
import { createMatcher } from '../lib/router/route-table.ts'
import { mount, settle } from '../ui/testing/mount.tsx'
import { ChunkLoadError } from '../chunks/chunk-error.ts'
import type { View } from './view.ts'
import { Root, type Views } from './root.tsx'
import { notFoundRoute, routesOf } from './routes.ts'
import { onStage } from './testing/on-stage.tsx'

let page: ReturnType<typeof mount> | undefined
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  page?.unmount()
  vi.restoreAllMocks()
})

const match = createMatcher(routesOf({ social: paths.socialCallback }), notFoundRoute)

/** A page whose shell is empty, and its way to another one. */
const open = (pathname: string, Screen: View['screen']) => {
  const viewOf = (path: string, screen: View['screen']): Snapshot<View> => ({
    view: { kind: 'screen', route: match(path), screen, head: { title: '' }, status: 200 },
    arrival: { kind: 'push', key: path, hash: '', keepScroll: false },
    pending: undefined,
    skeleton: false,
  })
  let shown = viewOf(pathname, Screen)
  const listeners = new Set<() => void>()
  const views = {
    snapshot: () => shown,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    navigate: () => {},
    preload: async () => {},
  } as unknown as Views
  const { env } = onStage({ pathname, shopper: { kind: 'guest' } })
  env.queries.setQueryData(preferencesQuery(env).queryKey, [])
  page = mount(<Root env={env} views={views} showDetails={false} />)
  return {
    main: () => page?.find('main').textContent,
    go: (path: string, screen: View['screen']) =>
      act(() => {
        shown = viewOf(path, screen)
        for (const listener of listeners) listener()
      }),
  }
}

test('[S4.094] the retry screen of a part that did not come goes with the page it stood on', async () => {
  const Broken = () => {
    throw new ChunkLoadError('part', 'missing')
  }
  const { main, go } = open('/cs-callback/T1', { Screen: Broken })
  await settle()
  expect(main()).toContain('You are currently offline')
  go('/paypal-return', { Screen: () => 'Pago' })
  await settle()
  expect(main()).toBe('Pago')
})
