import { expect, test } from 'vitest'
import { inOrder } from './use-categories.ts'

const category = (id: string, position: number, parentCategoryId?: string) => ({
  id,
  catalogId: 'Shop',
  position,
  ...(parentCategoryId ? { parentCategoryId } : {}),
})

test('categories stand in the order of the menu, those below one behind it', () => {
  const all = [category('b', 2, 'root'), category('root', 0), category('c', 1, 'b'), category('a', 1, 'root')]
  const placed = inOrder(all, ({ id }) => id)
  expect(placed.map(({ title, depth }) => `${depth} ${title}`)).toEqual(['0 root', '1 a', '1 b', '2 c'])
})

test('one whose parent is not to be seen stands first', () => {
  expect(inOrder([category('lost', 1, 'gone')], ({ id }) => id)).toHaveLength(1)
})
