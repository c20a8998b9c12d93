// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { whenInputRests } from './when-input-rests.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const key = () => document.body.dispatchEvent(new Event('input', { bubbles: true }))

test('[T1.408] prices wait for the last key, though the list they are asked for stands still; what is called off is never asked', () => {
  const asked: string[] = []
  whenInputRests(700, () => asked.push('list'))
  const callOff = whenInputRests(700, () => asked.push('called off'))
  vi.advanceTimersByTime(600)
  key()
  callOff()
  vi.advanceTimersByTime(699)
  expect(asked).toEqual([])
  vi.advanceTimersByTime(1)
  expect(asked).toEqual(['list'])
  whenInputRests(700, () => asked.push('untouched'))
  vi.advanceTimersByTime(700)
  expect(asked).toEqual(['list', 'untouched'])
})
