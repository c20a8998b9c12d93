import { expect, test } from 'vitest'
import { checkPassword, passwordChecklist } from './password.ts'

test('[S5.010] at least eight characters', () => {
  expect(checkPassword('Aa1!aaa')).toEqual(['length'])
  expect(checkPassword('Aa1!aaaa')).toEqual([])
})

test('[S5.011] an upper-case letter', () => {
  expect(checkPassword('teja-roja1!')).toEqual(['uppercase'])
})

test('[S5.012] a lower-case letter', () => {
  expect(checkPassword('TEJA-ROJA1!')).toEqual(['lowercase'])
})

test('[S5.011] [S5.012] accented letters count', () => {
  expect(checkPassword('Ñ1!ááááá')).toEqual([])
  expect(checkPassword('ÁÉÍÓÚñ1!')).toEqual([])
})

test('[S5.013] a digit', () => {
  expect(checkPassword('Teja-roja!')).toEqual(['number'])
})

test.each([...'!@#$%^&*(),.?":{}|<>'])('[S5.014] %s is a special character', (character) => {
  expect(checkPassword(`Teja4roja${character}`)).toEqual([])
})

test('[S5.014] hyphen and underscore are none', () => {
  expect(checkPassword('Teja4-roja')).toEqual(['special'])
  expect(checkPassword('Teja4_roja')).toEqual(['special'])
})

test('an empty password fails the whole checklist in its order', () => {
  expect(checkPassword('')).toEqual(passwordChecklist.map(({ id }) => id))
})

test.each([
  'Password1!',
  'P@ssw0rd',
  'Passw0rd!',
  'P@ssw0rd123!',
  'Contraseña1!',
  'Contrasena123.',
  'Qwerty123!',
  'Admin@123',
  'Abcd@1234',
  'Aa123456!',
  'Bienvenido2024!',
  'ElSalvador2025*',
  'Welcome1!',
  'Temporal#1',
])('%s is too common', (password) => {
  expect(checkPassword(password)).toContain('common')
})

test.each([
  'Techo2026!',
  'Password-of-my-uncle-7!',
  'Aa1!aaaa',
  'Mi techo es verde 4.',
  'Zinc!28&calibre',
  'Password!!!!1',
])('%s may be used', (password) => {
  expect(checkPassword(password)).toEqual([])
})

test('a password of 64 characters and more may be used', () => {
  expect(checkPassword(`Aa1!${'x'.repeat(60)}`)).toEqual([])
  expect(checkPassword(`Aa1!${'ñ '.repeat(200)}`)).toEqual([])
})
