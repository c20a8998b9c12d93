import timers from 'node:timers'
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { vi } from 'vitest'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

/** Renders into a fresh element of the document; for tests in a browser-like environment. */
export const mount = (node: ReactNode) => {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  act(() => root.render(node))
  return {
    host,
    find: <E extends HTMLElement = HTMLElement>(selector: string): E => {
      const element = host.querySelector<E>(selector)
      if (!element) throw new Error(`nothing matches ${selector} in ${host.innerHTML}`)
      return element
    },
    unmount: () => {
      act(() => root.unmount())
      host.remove()
    },
  }
}

/** Types over the whole text of a field, as React hears it. */
export const type = (input: HTMLInputElement | HTMLTextAreaElement, text: string) => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  act(() => {
    setter?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export const press = (element: HTMLElement) => act(() => element.click())

/** Leaves a field, as React hears it. */
export const leave = (input: HTMLElement) =>
  act(async () => {
    input.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })

/** Sends a form and waits until what follows at once is shown. */
export const submit = (form: HTMLElement) =>
  act(async () => {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await runTimers()
  })

/** Lets what is answered at once be shown. */
export const settle = () => act(runTimers)

/** Renders until it holds. */
export const until = <Result,>(holds: () => Result): Promise<Result> =>
  vi.waitFor(
    async () => {
      await settle()
      return holds()
    },
    { timeout: 10_000 },
  )

/** The real one, also where a test moves the clock: what a query has read is told by a timer of no time. */
const { setTimeout: realTimeout } = timers

const runTimers = async () => {
  for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve))
  await new Promise((resolve) => realTimeout(resolve, 0))
}
