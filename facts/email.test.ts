import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test('[S5.041] text, @, text, dot, text', () => {
  for (const good of ['a@b.c', ' sv@lamina.example ', 'josé.ñ@correo.com.sv'])
    expect(isEmail(good)).toBe(true)
  for (const bad of ['a@b', '@b.c', 'a b@c.d', 'a@b.', 'a@@b.c', '', `${'a'.repeat(250)}@b.co`]) {
    expect(isEmail(bad)).toBe(false)
  }
})
