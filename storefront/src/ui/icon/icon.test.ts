import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { iconNames } from './icon-names.ts'

test('every icon is drawn on the sheet, and no other', async () => {
  const sheet = await readFile(new URL('icons.svg', import.meta.url), 'utf8')
  const drawn = [...sheet.matchAll(/ id="([^"]+)"/g)].map(([, name]) => name)
  expect(drawn).toEqual([...iconNames])
})
