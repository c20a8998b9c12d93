import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'

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
export const type = (input: HTMLInputElement, text: string) => {
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set
  act(() => {
    setter?.call(input, text)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

export const press = (element: HTMLElement) => act(() => element.click())
