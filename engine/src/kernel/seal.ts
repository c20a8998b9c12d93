import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const nonceLength = 12
const tagLength = 16

/** Encrypts a text with the shop's key: nonce, tag and cipher text in one. */
export const seal = (key: Buffer, text: string): string => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, key, nonce)
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Opens what `seal` closed; undefined for anything else, and when the key has changed since. */
export const unseal = (key: Buffer, sealed: string): string | undefined => {
  const bytes = Buffer.from(sealed, 'base64url')
  if (bytes.length < nonceLength + tagLength) return undefined
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength))
  decipher.setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength))
  try {
    return (
      decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8')
    )
  } catch {
    return undefined
  }
}
