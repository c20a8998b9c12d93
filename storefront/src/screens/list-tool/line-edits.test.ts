import { expect, test } from 'vitest'
import type { LineEdit } from './line-edit.ts'
import { moveEdits, readEdits, writeEdits } from './line-edits.ts'

test('[T1.001] what was changed of a list stands in the address as it was, and what is no change is nothing', () => {
  const edits = new Map<number, LineEdit>([
    [12, { removed: true }],
    [3, { sku: 'TU072-2X4-15-NEG', quantity: '8', length: '4,65' }],
    [0, { quantity: '' }],
    [7, { quantity: 'a~b:c,d %' }],
  ])
  expect(writeEdits(new Map([...edits].slice(0, 2)))).toBe('3:sTU072-2X4-15-NEG,q8,l4%2C65~12:x')
  expect(readEdits(writeEdits(edits))).toEqual(edits)
  expect(readEdits('')).toEqual(new Map())
  expect(readEdits('x:y~1~:~1000:x~2:zz~4:q%')).toEqual(
    new Map<number, LineEdit>([
      [2, {}],
      [4, { quantity: '' }],
    ]),
  )
})

test('[T1.001] what was changed goes with its line, also where another is written alike', () => {
  const [one, two] = [{ quantity: '5' }, { removed: true }]
  const edits = new Map<number, LineEdit>([
    [0, one],
    [2, two],
  ])
  expect(moveEdits(edits, ['a', 'b', 'a'], ['new', 'a', 'b', 'a'])).toEqual(
    new Map<number, LineEdit>([
      [1, one],
      [3, two],
    ]),
  )
  expect(moveEdits(edits, ['a', 'b', 'a'], ['b', 'a'])).toEqual(new Map([[1, one]]))
  expect(moveEdits(edits, ['a', 'b', 'a'], ['A', 'b'])).toEqual(new Map())
})
