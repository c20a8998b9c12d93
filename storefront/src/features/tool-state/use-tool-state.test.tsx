// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { onStage } from '../../app/testing/on-stage.tsx'
import { RouterProvider, useRouter } from '../../lib/router/context.tsx'
import { mount } from '../../ui/testing/mount.tsx'
import { useToolState } from './use-tool-state.ts'

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const read = () => ''
const write = (question: string) => question

const Tool = () => {
  useToolState({ tool: 'cuts', read, write })
  return null
}

const With = ({ preload, children }: { preload: () => Promise<void>; children: ReactNode }) => (
  <RouterProvider value={{ ...useRouter(), preload }}>{children}</RouterProvider>
)

test('a tool brings at once what its address needs to follow, which nobody could fetch without a signal', () => {
  const preload = vi.fn(() => Promise.reject(new Error('offline')))
  const { around } = onStage({ shopper: { kind: 'guest' } })
  page = mount(
    around(
      <With preload={preload}>
        <Tool />
      </With>,
    ),
  )
  expect(preload).toHaveBeenCalled()
})
