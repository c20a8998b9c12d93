import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Gallery } from './gallery.tsx'
import * as ui from './index.ts'

const html = renderToString(<Gallery />)

test('nothing served carries a style attribute', () => {
  expect(html.length).toBeGreaterThan(10_000)
  expect(html).not.toMatch(/\sstyle=/)
})

test('the README names every export', () => {
  const readme = readFileSync(new URL('./README.md', import.meta.url), 'utf8')
  expect(Object.keys(ui).filter((name) => !readme.includes(name))).toEqual([])
})
