// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import { mount, press } from '../testing/mount.tsx'
import { Button } from './button.tsx'

test('a pending button swallows presses and sends no form', () => {
  const work = vi.fn()
  const send = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const page = mount(
    <form onSubmit={send}>
      <Button type="submit" pending pendingLabel="Sending" onClick={work}>
        Send
      </Button>
    </form>,
  )
  const button = page.find<HTMLButtonElement>('button')
  press(button)
  expect(work).not.toHaveBeenCalled()
  expect(send).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-busy')).toBe('true')
  expect(button.disabled).toBe(false)
  expect(button.textContent).toBe('SendSending')
  page.unmount()
})

test('a button that looks disabled can be pressed all the same', () => {
  const work = vi.fn()
  const page = mount(
    <Button looksDisabled onClick={work}>
      Create account
    </Button>,
  )
  const button = page.find<HTMLButtonElement>('button')
  press(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.disabled).toBe(false)
  expect(work).toHaveBeenCalledOnce()
  page.unmount()
})
