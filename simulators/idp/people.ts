import { createHash } from 'node:crypto'

/** What the person typed into the page. */
export type Person = { email: string; name: string; verified: boolean }

/** The provider's key of a person: the same address is the same person, whenever the provider was started. */
const subjectOf = ({ email }: Person): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex').slice(0, 21)

const claimsOf = (subject: string, { email, name, verified }: Person) => {
  const [given, ...family] = name.split(' ')
  return {
    sub: subject,
    email,
    email_verified: verified,
    name,
    given_name: given,
    family_name: family.join(' '),
  }
}

/** Who signed in here. What they typed last is what the provider tells of them. */
export const createPeople = () => {
  const people = new Map<string, Person>()
  return {
    /** Remembers a person and gives the provider's key of them. */
    add: (person: Person): string => {
      const subject = subjectOf(person)
      people.set(subject, person)
      return subject
    },
    /** The account behind a key, as the library asks for it. */
    account: (subject: string) => {
      const person = people.get(subject)
      return person && { accountId: subject, claims: async () => claimsOf(subject, person) }
    },
  }
}
