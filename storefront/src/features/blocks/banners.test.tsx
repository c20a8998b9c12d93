// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { CustomPreferencesProvider, preferencesQuery } from '../../api/preferences.tsx'
import { onStage } from '../../app/testing/on-stage.tsx'
import { mount } from '../../ui/testing/mount.tsx'
import { Banners } from './banners.tsx'

let page: ReturnType<typeof mount> | undefined
afterEach(() => {
  page?.unmount()
  vi.useRealTimers()
})

test('[S9.028] banners take turns at the pace of the shop’s settings', () => {
  vi.useFakeTimers()
  const moved = vi.fn()
  const { env, around } = onStage()
  env.queries.setQueryData(preferencesQuery(env).queryKey, [{ carouselAutoplayMs: 7000 }])
  const items = ['Techos', 'Pisos'].map((title) => ({ title }))
  page = mount(
    around(
      <CustomPreferencesProvider>
        <Banners block={{ kind: 'banners', items }} />
      </CustomPreferencesProvider>,
    ),
  )
  Object.assign(page.find('ul'), { scrollTo: moved, scrollBy: moved })
  const pass = (ms: number) =>
    act(() => {
      vi.advanceTimersByTime(ms)
    })
  pass(6999)
  expect(moved).not.toHaveBeenCalled()
  pass(1)
  expect(moved).toHaveBeenCalledTimes(1)
})
