import { generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** A value of ASN.1 in DER: its tag, its length, its content. */
const der = (tag: number, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
const sequence = (...parts: Buffer[]) => der(0x30, ...parts)

/** sha256WithRSAEncryption */
const algorithm = sequence(der(0x06, Buffer.from('2a864886f70d01010b', 'hex')), der(0x05))
const commonName = Buffer.from('550403', 'hex')

const nameOf = (text: string) =>
  sequence(der(0x31, sequence(der(0x06, commonName), der(0x0c, Buffer.from(text)))))

const timeOf = (date: Date) => der(0x18, Buffer.from(date.toISOString().replaceAll(/[-:T]|\.\d+/g, '')))

const yearMs = 365 * 86_400_000

/** A key and its certificate (PEM), signed by itself and good for a year about `now`. */
export const createCertificate = (name: string, now: Date): { privateKey: KeyObject; pem: string } => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const body = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    // A serial number is positive.
    der(0x02, Buffer.from([1]), randomBytes(15)),
    algorithm,
    nameOf(name),
    sequence(timeOf(new Date(now.getTime() - yearMs)), timeOf(new Date(now.getTime() + yearMs))),
    nameOf(name),
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = der(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const text = sequence(body, algorithm, signature).toString('base64')
  const lines = text.match(/.{1,64}/g) ?? []
  return { privateKey, pem: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n` }
}
