import { expect, test } from 'vitest'
import { pickSelectedMembers, readSelector } from './property-selector.ts'

const answer = {
  limit: 2,
  data: [
    { id: 'a', name: 'A', type: { item: true }, variants: [{ productId: 'a1', price: 1 }] },
    { id: 'b', name: 'B' },
  ],
}

test.each([
  ['(limit)', { limit: 2 }],
  [
    '(data.(id,name))',
    {
      data: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
    },
  ],
  ['(data.id, limit)', { limit: 2, data: [{ id: 'a' }, { id: 'b' }] }],
  [
    '(data.(id),data.(name))',
    {
      data: [
        { id: 'a', name: 'A' },
        { id: 'b', name: 'B' },
      ],
    },
  ],
  ['(data.(variants.(productId)))', { data: [{ variants: [{ productId: 'a1' }] }, {}] }],
  ['(data.(variants.(**)))', { data: [{ variants: [{ productId: 'a1', price: 1 }] }, {}] }],
  ['(**)', answer],
  ['(nothing)', {}],
])('%s', (selector, expected) => {
  expect(pickSelectedMembers(answer, readSelector(selector))).toEqual(expected)
})

test.each([
  '',
  'data',
  '(data',
  '(data))',
  '()',
  '(data.)',
  '(,)',
  '(data.(id,)',
  '(da ta)',
  '(1)',
  '(a.'.repeat(30),
])('malformed: %s', (selector) => {
  expect(() => readSelector(selector)).toThrow('Malformed Selector')
})
