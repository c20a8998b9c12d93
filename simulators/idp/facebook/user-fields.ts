import { createHash } from 'node:crypto'
import { type Person, splitName, subjectOf } from '../people.ts'
import { GraphError } from './graph-error.ts'

/** The app-scoped id: digits. */
const idOf = (person: Person) =>
  String(BigInt(`0x${createHash('sha256').update(subjectOf(person)).digest('hex').slice(0, 13)}`)).padStart(
    16,
    '1',
  )

type Picture = { data: { height: number; width: number; is_silhouette: boolean; url: string } }
type UserFields = Readonly<Record<string, string | Picture>>

/** Who has no picture has the outline of a head, in the vendor's usual size. */
const picture: Picture = {
  data: {
    height: 50,
    width: 50,
    is_silhouette: true,
    url: 'https://scontent.facebook.example/silhouette.png',
  },
}

/**
 * The fields of a person that were asked for; the id always. An account made by phone, or one that does not share its
 * address, has no `email`; nothing tells whether one is verified. Throws GraphError for a field that does not exist.
 */
export const userFields = (person: Person, fields: readonly string[]): UserFields => {
  const { given, family } = splitName(person.name)
  const known: UserFields = {
    id: idOf(person),
    name: person.name,
    first_name: given,
    last_name: family,
    email: person.email,
    picture,
  }
  const foreign = fields.find((field) => !Object.hasOwn(known, field))
  if (foreign !== undefined)
    throw new GraphError(`(#100) Tried accessing nonexisting field (${foreign}) on node type (User)`, 100)
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => (name === 'id' || fields.includes(name)) && value !== ''),
  )
}
