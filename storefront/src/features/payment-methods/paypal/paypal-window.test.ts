import { expect, test, vi } from 'vitest'
import { notifyOpener, onPaypalReturn } from './paypal-window.ts'

test('the waiting page receives the window’s message and answers', async () => {
  const heard = vi.fn()
  const stop = onPaypalReturn('O1', heard)
  expect(await notifyOpener({ orderId: 'O1', approved: true })).toBe(true)
  expect(heard).toHaveBeenCalledExactlyOnceWith({ orderId: 'O1', approved: true })
  stop()
})

test('a window that speaks of another order, or when nobody waits any more, goes on itself', async () => {
  const heard = vi.fn()
  const stop = onPaypalReturn('O1', heard)
  expect(await notifyOpener({ orderId: 'O2', approved: true })).toBe(false)
  stop()
  expect(await notifyOpener({ orderId: 'O1', approved: true })).toBe(false)
  expect(heard).not.toHaveBeenCalled()
})
