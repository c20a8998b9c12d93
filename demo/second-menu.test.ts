import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

type Localized = Record<string, string>
type Category = { id: string; parentId?: string; name: Localized }

test('[S5.046] the name by which suggestions are dropped is that of the second menu’s category, in each language', () => {
  const { menu, preferences } = JSON.parse(read('site.json')) as {
    menu: { second: { categoryId: string } }
    preferences: { secondMenuCategoryName: Localized }
  }
  const categories = read('categories.jsonl')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Category)
  const second = categories.find(({ id }) => id === menu.second.categoryId)
  expect(preferences.secondMenuCategoryName).toEqual(second?.name)
  expect(categories.filter(({ parentId }) => parentId === second?.id).length).toBeGreaterThan(0)
})
