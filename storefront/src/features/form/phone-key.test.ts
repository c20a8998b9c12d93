import { expect, test } from 'vitest'
import { isPhoneKey } from './phone-key.ts'

const plain = { ctrlKey: false, metaKey: false, altKey: false }

test('[S5.008] a phone field takes digits and keys that write nothing', () => {
  for (const key of [
    '0',
    '9',
    'Backspace',
    'Delete',
    'Tab',
    'ArrowLeft',
    'ArrowRight',
    'Home',
    'End',
    'Enter',
  ])
    expect(isPhoneKey({ ...plain, key }), key).toBe(true)
  for (const key of ['a', 'Ñ', 'e', '+', '-', ' ', '.', '('])
    expect(isPhoneKey({ ...plain, key }), key).toBe(false)
})

test('[S5.008] shortcuts pass', () => {
  expect(isPhoneKey({ ...plain, key: 'v', ctrlKey: true })).toBe(true)
  expect(isPhoneKey({ ...plain, key: 'a', metaKey: true })).toBe(true)
})
