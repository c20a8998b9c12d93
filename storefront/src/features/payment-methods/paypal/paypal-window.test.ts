import { expect, test, vi } from 'vitest'
import { notifyOpener, onPaypalReturn } from './paypal-window.ts'

test('the waiting page receives the window’s message and answers', async () => {
  const onReturn = vi.fn()
  const stop = onPaypalReturn('O1', onReturn)
  expect(await notifyOpener({ orderId: 'O1', approved: true })).toBe(true)
  expect(onReturn).toHaveBeenCalledExactlyOnceWith({ orderId: 'O1', approved: true })
  stop()
})

test('a window that speaks of another order, or when nobody waits any more, goes on itself', async () => {
  const onReturn = vi.fn()
  const stop = onPaypalReturn('O1', onReturn)
  expect(await notifyOpener({ orderId: 'O2', approved: true })).toBe(false)
  stop()
  expect(await notifyOpener({ orderId: 'O1', approved: true })).toBe(false)
  expect(onReturn).not.toHaveBeenCalled()
})
