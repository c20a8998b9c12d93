import { argon2 as argon2Callback, randomBytes, timingSafeEqual } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { promisify } from 'node:util'
import { limitFunction } from 'p-limit'

// The async form works on libuv's threads. One processor is left to the event loop, which would else wait for its turn
// among the hashes; the others queue, and leave threads to whatever else needs them.
const argon2 = limitFunction(promisify(argon2Callback), {
  concurrency: Math.max(1, availableParallelism() - 1),
})

/** What a hash takes: memory in KiB, passes over it, lanes. */
type HashCost = { memory: number; passes: number; parallelism: number }

/** OWASP's first choice: 19 MiB, two passes. */
export const owaspCost: HashCost = { memory: 19_456, passes: 2, parallelism: 1 }

let cost = owaspCost

/** For a test run, which signs hundreds of people in: a process that nobody tells otherwise hashes at OWASP's cost. */
export const setHashCost = (chosen: HashCost) => {
  cost = chosen
}
const tagLength = 32
const nonceLength = 16

const withoutPadding = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The same password typed on two keyboards may arrive composed or decomposed; both are one password. */
const messageOf = (password: string) => Buffer.from(password.normalize('NFC'), 'utf8')

const toPhc = (nonce: Buffer, tag: Buffer) =>
  `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${withoutPadding(nonce)}$${withoutPadding(tag)}`

/** Hashes a password with argon2id, as a PHC string. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(nonceLength)
  const tag = await argon2('argon2id', { message: messageOf(password), nonce, tagLength, ...cost })
  return toPhc(nonce, tag)
}

const phc = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

// Stands in for the hash of an account that does not exist, so that the answer takes as long.
const decoyHash = () => toPhc(randomBytes(nonceLength), randomBytes(tagLength))

/**
 * Whether this is the password of the hash. Without a hash (unknown account, account without password) it works as
 * long and says no.
 */
export const verifyPassword = async (hash: string | undefined, password: string): Promise<boolean> => {
  const [, memory, passes, parallelism, nonce, tag] = phc.exec(hash ?? decoyHash()) ?? []
  if (!nonce || !tag) throw new Error('The stored password hash is not a PHC string of argon2id.')
  const expected = Buffer.from(tag, 'base64')
  const actual = await argon2('argon2id', {
    message: messageOf(password),
    nonce: Buffer.from(nonce, 'base64'),
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  })
  return timingSafeEqual(actual, expected) && hash !== undefined
}
