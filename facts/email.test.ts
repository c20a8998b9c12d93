import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test('[S5.041] text, @, text, dot, text', () => {
  for (const good of ['a@b.c', ' sv@lamina.example ', 'josé.ñ@correo.com.sv'])
    expect(isEmail(good)).toBe(true)
  for (const bad of ['a@b', '@b.c', 'a b@c.d', 'a@b.', 'a@@b.c', '', `${'a'.repeat(250)}@b.co`]) {
    expect(isEmail(bad)).toBe(false)
  }
})

test('[G1.011] letters that look like others, or like nothing, are no address', () => {
  for (const good of ['maría-josé.nuñez+techo@correo.com.sv', 'müller@straße.de', "o'brien_1@mail.co"])
    expect([good, isEmail(good)]).toEqual([good, true])
  const bad = [
    'ѕv@lamina.example', // Cyrillic ѕ
    'sv@lаmina.example', // Cyrillic а
    'sv\u200b@lamina.example', // zero width space
    'sv\u00ad@lamina.example', // soft hyphen
    'sv\u202e@lamina.example', // right to left override
    'ｓｖ@lamina.example', // full width
    'ﬁlo@lamina.example', // ligature
    '𝗌𝗏@lamina.example', // mathematical
    'sv@lamına.example', // dotless i
    'sv\u0301\u0301@lamina.example', // marks that stack
    'sv@lamina․example.com', // one dot leader
    'sv\u0000@lamina.example',
  ]
  for (const address of bad) expect([address, isEmail(address)]).toEqual([address, false])
})
