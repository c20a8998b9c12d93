import { describe, expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './password-hash.ts'

describe('password hash', () => {
  test('is argon2id with 19 MiB and two passes, salted', async () => {
    const [one, two] = await Promise.all([hashPassword('Techo2026!'), hashPassword('Techo2026!')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(one).not.toBe(two)
  })

  test('accepts the password and nothing near it', async () => {
    const hash = await hashPassword('Ñandú 2026! con espacios')
    expect(await verifyPassword(hash, 'Ñandú 2026! con espacios')).toBe(true)
    expect(await verifyPassword(hash, 'Ñandú 2026! con espacios'.normalize('NFD'))).toBe(true)
    expect(await verifyPassword(hash, 'ñandú 2026! con espacios')).toBe(false)
    expect(await verifyPassword(hash, 'Ñandú 2026! con espacios ')).toBe(false)
  })

  test('says no where there is no hash', async () => {
    expect(await verifyPassword(undefined, 'Techo2026!')).toBe(false)
  })

  test('tells passwords of 128 characters apart by the last one', async () => {
    const hash = await hashPassword(`${'a'.repeat(127)}b`)
    expect(await verifyPassword(hash, `${'a'.repeat(127)}b`)).toBe(true)
    expect(await verifyPassword(hash, `${'a'.repeat(127)}c`)).toBe(false)
  })
})
