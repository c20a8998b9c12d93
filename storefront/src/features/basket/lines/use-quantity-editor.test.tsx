// @vitest-environment happy-dom
import { act, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mount, press, type } from '../../../ui/testing/mount.tsx'
import { useQuantityEditor } from './use-quantity-editor.ts'

/** A line of 3 pieces, at most 10, over a shop that answers when the test says so. */
const line = () => {
  const asked: number[] = []
  const failed = vi.fn()
  const zero = vi.fn()
  let answer: (applied: unknown) => Promise<void> = async () => {}
  const Field = () => {
    const [quantity, setQuantity] = useState(3)
    const editor = useQuantityEditor({
      quantity,
      maximum: 10,
      change: (wanted) => {
        asked.push(wanted)
        return new Promise((resolve, reject) => {
          answer = (applied) =>
            act(async () => {
              if (applied instanceof Error) return reject(applied)
              if (applied) setQuantity(wanted)
              resolve(applied)
            })
        })
      },
      onZero: zero,
      onFailed: failed,
    })
    return (
      <>
        <input
          value={editor.value ?? ''}
          onChange={({ target }) => editor.change(target.value === '' ? null : Number(target.value))}
          onBlur={editor.leave}
        />
        <button type="button" onClick={() => editor.change((editor.value ?? 0) + 1)}>
          +
        </button>
        <output>{editor.isAboveStock ? 'too many' : ''}</output>
      </>
    )
  }
  const page = mount(<Field />)
  const field = page.find<HTMLInputElement>('input')
  return {
    asked,
    failed,
    zero,
    shown: () => field.value,
    said: () => page.find('output').textContent,
    type: (text: string) => type(field, text),
    plus: () => press(page.find('button')),
    leave: () =>
      act(() => {
        field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
      }),
    answer: (applied: unknown) => answer(applied),
    unmount: page.unmount,
  }
}

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

let it: ReturnType<typeof line>
beforeEach(() => {
  vi.useFakeTimers()
  it = line()
})
afterEach(() => {
  it.unmount()
  vi.useRealTimers()
})

test('[S4.050] three clicks are one change, 750 ms after the last', async () => {
  for (let click = 0; click < 3; click++) {
    it.plus()
    pass(749)
  }
  expect(it.shown()).toBe('6')
  expect(it.asked).toEqual([])
  pass(1)
  expect(it.asked).toEqual([6])
  await it.answer(true)
  expect(it.shown()).toBe('6')
  pass(5000)
  expect(it.asked).toEqual([6])
})

test('[S4.055] a change that resolves to false keeps the old quantity', async () => {
  it.plus()
  pass(750)
  await it.answer(false)
  expect(it.shown()).toBe('3')
  expect(it.failed).toHaveBeenCalledOnce()
})

test('[S4.054] a change that fails reverts and says so', async () => {
  it.type('5')
  pass(750)
  expect(it.shown()).toBe('5')
  await it.answer(new Error('500'))
  expect(it.shown()).toBe('3')
  expect(it.failed).toHaveBeenCalledOnce()
})

test('what is typed while a change is on its way is sent after it, also when it is the quantity of before', async () => {
  it.type('5')
  pass(750)
  it.type('3')
  await it.answer(true)
  expect(it.shown()).toBe('3')
  pass(750)
  expect(it.asked).toEqual([5, 3])
  await it.answer(true)
  expect(it.shown()).toBe('3')
})

test('a field that goes away sends what it still holds at once', () => {
  it.type('4')
  it.unmount()
  expect(it.asked).toEqual([4])
})

test('[S4.051] [S4.052] [S4.056] [S4.057] 0 asks for confirmation, a quantity above stock is rejected and not sent, an empty field waits and reverts on blur', () => {
  it.type('0')
  expect(it.zero).toHaveBeenCalledOnce()
  it.type('11')
  expect(it.said()).toBe('too many')
  it.leave()
  expect(it.shown()).toBe('11')
  it.type('')
  expect([it.shown(), it.said()]).toEqual(['', ''])
  it.leave()
  expect(it.shown()).toBe('3')
  pass(5000)
  expect(it.asked).toEqual([])
})
