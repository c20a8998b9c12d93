import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'
import type { Call } from '../call.ts'
import { EnvProvider, type World } from '../env.tsx'
import { createInterruptions } from '../interruption.ts'
import type { Shop } from '../shop.ts'
import { signIn } from '../staff.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
// The environment has no popovers: what would lie above the page stands in it.
HTMLElement.prototype.showPopover ??= () => undefined
HTMLElement.prototype.hidePopover ??= () => undefined

/** The real one, also where a test moves the clock. */
const { setTimeout: realTimeout } = globalThis

/** Lets what is answered at once be shown: what a query has read is told by a timer of no time. */
export const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => realTimeout(resolve, 2))
  })

/** Moves a test's clock on by so many ms, and lets what is read by then be shown: it is told a moment later. */
export const passTime = async (ms: number) => {
  for (const step of [ms, 1]) {
    act(() => void vi.advanceTimersByTime(step))
    await settle()
  }
}

type Setting = {
  /** Answers for the engine, where what is shown asks it. */
  call?: Call
  roles?: readonly object[]
}

/** Renders where Ana is signed in, in Spanish; for tests in a browser-like environment. */
export const mountInBackOffice = (node: ReactNode, { call, roles = [] }: Setting = {}) => {
  localStorage.setItem('backoffice.language', 'es')
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  queries.setQueryData([signIn.getUsersThis], { userId: 'Ana', roles, stores: [] })
  const nobody = (() => Promise.reject(new Error('nobody answers'))) as unknown as Call
  const world: World = {
    callIn: () => call ?? nobody,
    interruptions: createInterruptions(),
    shop: { id: 'Lamina' } as Shop,
  }
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  act(() =>
    root.render(
      <QueryClientProvider client={queries}>
        <EnvProvider world={world}>{node}</EnvProvider>
      </QueryClientProvider>,
    ),
  )
  return {
    host,
    unmount: () => {
      act(() => root.unmount())
      host.remove()
      queries.clear()
    },
  }
}
