import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { captureContexts } from './capture-context.ts'

test('a capture context that the vendor has not signed leads to nobody’s script', async () => {
  const [vendor, stranger] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')])
  const publicKey = await exportJWK(vendor.publicKey)
  const contextBy = ({ privateKey }: typeof vendor) =>
    new SignJWT({
      flx: { jwk: { ...publicKey, kid: 'session' } },
      ctx: [{ data: { clientLibrary: 'https://flex.example/x.js', clientLibraryIntegrity: 'sha256-x' } }],
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'vendor' })
      .setExpirationTime('15m')
      .sign(privateKey)
  const asked: string[] = []
  const read = captureContexts(async (kid) => {
    asked.push(kid)
    return publicKey
  })
  const library = { url: 'https://flex.example/x.js', integrity: 'sha256-x' }
  expect(await read(await contextBy(vendor))).toMatchObject({ library, key: { kid: 'session' } })
  await expect(read(await contextBy(stranger))).rejects.toThrow(/signature/)
  await expect(read('{"fieldsUrl":"https://flex.example"}')).rejects.toThrow(/no capture context/)
  expect(asked).toEqual(['vendor'])
})
