// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { mount, press, type } from '../testing/mount.tsx'
import { Stepper } from './stepper.tsx'

type Bounds = { start?: number | null; min?: number; max?: number; step?: number }

let page: ReturnType<typeof mount> | undefined
afterEach(() => page?.unmount())

const show = ({ start = 5, ...bounds }: Bounds = {}) => {
  const changes: (number | null)[] = []
  const Host = () => {
    const [value, setValue] = useState<number | null>(start)
    const change = (next: number | null) => {
      changes.push(next)
      setValue(next)
    }
    return (
      <Stepper
        label="Pieces"
        decreaseLabel="less"
        increaseLabel="more"
        value={value}
        onChange={change}
        {...bounds}
      />
    )
  }
  page = mount(<Host />)
  return {
    changes,
    field: page.find<HTMLInputElement>('input'),
    less: page.find<HTMLButtonElement>('[aria-label=less]'),
    more: page.find<HTMLButtonElement>('[aria-label=more]'),
  }
}

test('[S4.056] the field may be empty while typing', () => {
  const { changes, field } = show()
  type(field, '')
  expect(field.value).toBe('')
  expect(changes).toEqual([null])
  type(field, '12')
  expect(field.value).toBe('12')
  expect(changes).toEqual([null, 12])
})

test('[S5.051] a quantity below 0 is ignored', () => {
  const { changes, field } = show()
  type(field, '-1')
  expect(field.value).toBe('5')
  expect(changes).toEqual([])
})

test.each(['1.5', '1e3', 'abc', '١٢'])('what is no whole number is ignored: %s', (text) => {
  const { changes, field } = show()
  type(field, text)
  expect(field.value).toBe('5')
  expect(changes).toEqual([])
})

test('[S5.052] a typed quantity above the maximum stays, also on blur', () => {
  const { changes, field, more } = show({ max: 8 })
  type(field, '50')
  act(() => {
    field.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
  expect(field.value).toBe('50')
  expect(changes).toEqual([50])
  expect(more.disabled).toBe(true)
})

test('[S5.047] the minimum is 0 when nothing else is said', () => {
  const { changes, less } = show({ start: 1 })
  press(less)
  expect(changes).toEqual([0])
  expect(less.disabled).toBe(true)
})

test('[S5.048] plus ends at the maximum', () => {
  const { changes, more } = show({ start: 7, max: 8 })
  press(more)
  expect(changes).toEqual([8])
  expect(more.disabled).toBe(true)
})

test('[S5.049] both buttons and the arrow keys move by the step, never past an end', () => {
  const { changes, field, less, more } = show({ start: 10, min: 3, max: 17, step: 5 })
  press(more)
  expect(more.disabled).toBe(true)
  press(less)
  const key = (name: string) =>
    act(() => {
      field.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true }))
    })
  key('ArrowDown')
  key('ArrowDown')
  key('ArrowDown')
  key('ArrowUp')
  expect(changes).toEqual([15, 10, 5, 3, 8])
})

test('[S9.027] the field is 81 px wide', () => {
  const css = readFileSync(join(import.meta.dirname, 'stepper.module.css'), 'utf8')
  const rule = /\n\.input \{([^}]*)\}/.exec(css)?.[1]
  expect(rule).toMatch(/\bwidth: 81px;/)
  expect(show().field.className).toContain('input')
})
