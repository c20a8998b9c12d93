// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, press } from '../testing/mount.tsx'
import { Popover } from './popover.tsx'

let page: ReturnType<typeof mount>

const show = (hoverCloseMs?: number) => {
  page = mount(
    <Popover
      label="Menu"
      hoverCloseMs={hoverCloseMs}
      trigger={(attributes) => (
        <button type="button" {...attributes}>
          Account
        </button>
      )}
    >
      <a href="#orders">Orders</a>
    </Popover>,
  )
  return page.find<HTMLButtonElement>('button')
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  page.unmount()
  vi.useRealTimers()
})

const isOpen = () => page.host.querySelector('[role=group]') !== null
const mouse = (name: string) =>
  act(() => {
    page.find('button').dispatchEvent(new MouseEvent(name, { bubbles: true }))
  })

test('a menu under the mouse closes after exactly the time it was given', () => {
  show(100)
  mouse('mouseover')
  expect(isOpen()).toBe(true)
  mouse('mouseout')
  act(() => {
    vi.advanceTimersByTime(99)
  })
  expect(isOpen()).toBe(true)
  act(() => {
    vi.advanceTimersByTime(1)
  })
  expect(isOpen()).toBe(false)
})

test('coming back in time keeps it open', () => {
  show(100)
  mouse('mouseover')
  mouse('mouseout')
  act(() => {
    vi.advanceTimersByTime(99)
  })
  mouse('mouseover')
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(isOpen()).toBe(true)
})

test('Escape closes it and gives the focus back to its button', () => {
  const button = show()
  press(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  const link = page.find('a')
  link.focus()
  act(() => {
    link.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  })
  expect(isOpen()).toBe(false)
  expect(document.activeElement).toBe(button)
})

test('a press outside closes it', () => {
  press(show())
  act(() => {
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
  })
  expect(isOpen()).toBe(false)
})
