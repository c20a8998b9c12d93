import { expect, test } from 'vitest'
import { isOurs } from './link-target.ts'

const press = {
  button: 0,
  metaKey: false,
  ctrlKey: false,
  shiftKey: false,
  altKey: false,
  defaultPrevented: false,
}
const link = { href: 'https://shop.example/cart', target: '', download: false, native: false }
const origin = 'https://shop.example'

test('a plain press on a page link is ours', () => {
  expect(isOurs(press, link, origin)).toBe(true)
  expect(isOurs(press, { ...link, target: '_self' }, origin)).toBe(true)
})

test.each(['metaKey', 'ctrlKey', 'shiftKey', 'altKey', 'defaultPrevented'] as const)(
  'a press with %s is the browser’s',
  (key) => {
    expect(isOurs({ ...press, [key]: true }, link, origin)).toBe(false)
  },
)

test('other buttons, targets, downloads, schemes, origins and files are the browser’s', () => {
  expect(isOurs({ ...press, button: 1 }, link, origin)).toBe(false)
  expect(isOurs(press, { ...link, target: '_blank' }, origin)).toBe(false)
  expect(isOurs(press, { ...link, download: true }, origin)).toBe(false)
  expect(isOurs(press, { ...link, native: true }, origin)).toBe(false)
  for (const href of [
    'mailto:a@b.example',
    'https://shop.example.evil.example/',
    'tel:1',
    `${origin}/static/a.pdf`,
    '',
  ]) {
    expect(isOurs(press, { ...link, href }, origin)).toBe(false)
  }
})
