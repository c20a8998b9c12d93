// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, press } from '../testing/mount.tsx'
import { ToastProvider } from './toast.tsx'
import { useToast } from './toast-context.ts'
import { type Toast, toastDuration, withToast } from './toast-list.ts'

let page: ReturnType<typeof mount>
let show: (toast: Toast) => void

const Speaker = () => {
  show = useToast()
  return null
}

beforeEach(() => {
  vi.useFakeTimers()
  page = mount(
    <ToastProvider label="Notices" dismissLabel="Dismiss">
      <Speaker />
    </ToastProvider>,
  )
})
afterEach(() => {
  page.unmount()
  vi.useRealTimers()
})

const say = (toast: Toast) => act(() => show(toast))
const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })
const text = () => page.find('section').textContent

test('[S9.001] a toast lasts 5000 ms', () => {
  expect(toastDuration).toBe(5000)
  say({ title: 'Saved' })
  wait(4999)
  expect(text()).toContain('Saved')
  wait(1)
  expect(text()).toBe('')
})

test('a toast may ask for another time', () => {
  say({ title: 'File too large', duration: 4000 })
  wait(3999)
  expect(text()).toContain('File')
  wait(1)
  expect(text()).toBe('')
})

test('the clock stands still under the mouse and begins anew after it', () => {
  say({ title: 'Saved' })
  const region = page.find('section')
  wait(3000)
  act(() => {
    region.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }))
  })
  wait(60_000)
  expect(text()).toContain('Saved')
  act(() => {
    region.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }))
  })
  wait(5000)
  expect(text()).toBe('')
})

test('errors are announced at once, the others when there is time', () => {
  say({ title: 'Saved' })
  say({ title: 'Failed', tone: 'error' })
  expect(page.find('[role=status]').textContent).toBe('Saved')
  expect(page.find('[role=alert]').textContent).toBe('Failed')
})

test('an action does its work and takes the toast away', () => {
  const undo = vi.fn()
  say({ title: 'Removed', action: { label: 'Undo', onPress: undo } })
  press(page.find('section button'))
  expect(undo).toHaveBeenCalledOnce()
  expect(text()).toBe('')
})

test('the same message twice is one message whose time begins anew', () => {
  say({ title: 'Saved' })
  wait(4000)
  say({ title: 'Saved' })
  wait(4000)
  expect(text()).toBe('Saved')
  const twice = withToast(withToast([], { title: 'A' }, 1), { title: 'A', tone: 'error' }, 2)
  expect(twice.map(({ key }) => key)).toEqual([1, 2])
})
