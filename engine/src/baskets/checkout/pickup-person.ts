import { isEmail } from '../../../../facts/email.ts'
import type { JsonText } from '../../kernel/contract.ts'
import { writeJson } from '../../kernel/schema.ts'
import { badRequest } from '../../kernel/problem.ts'

const fields = ['firstName', 'lastName', 'idType', 'idNumber', 'phone', 'email'] as const
export type PickupPerson = Partial<Record<(typeof fields)[number], string>>

const refuse = (detail: string) => badRequest(detail, { property: 'c_personPicksUpData' })

const parseJson = (value: string | object): unknown => {
  if (typeof value !== 'string') return value
  try {
    return JSON.parse(value)
  } catch {
    throw refuse('c_personPicksUpData must be an object or its JSON text.')
  }
}

/**
 * Who receives or picks up, kept as JSON text (decisions S3.001): first and last name, id, phone and e-mail, nothing else.
 * Null or a blank text takes it away. Problem: 400.
 */
export const readPickupPerson = (value: string | object | null): JsonText<PickupPerson> | undefined => {
  if (value === null || value === '') return undefined
  const person = parseJson(value)
  if (typeof person !== 'object' || person === null || Array.isArray(person)) {
    throw refuse('c_personPicksUpData must be an object or its JSON text.')
  }
  const known: PickupPerson = {}
  for (const name of fields) {
    const given = (person as Record<string, unknown>)[name]
    if (given === undefined || given === null) continue
    if (typeof given !== 'string' || given.length > 200) {
      throw refuse(`'${name}' of c_personPicksUpData must be a text of at most 200 characters.`)
    }
    known[name] = given
  }
  if (known.email && !isEmail(known.email)) throw refuse("'email' of c_personPicksUpData is no address.")
  return writeJson(known)
}
