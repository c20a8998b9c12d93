import { createHash } from 'node:crypto'

/** What the person typed into a provider's page. */
export type Person = {
  /** Empty: an account without an address. */
  email: string
  name: string
  /** Which of the provider's kinds of account theirs is. */
  kind: string
}

/** A kind of account, as the page offers it. */
export type AccountKind = { value: string; label: string }

/** The page's form as a person. What is missing is empty. */
export const personFromForm = (form: Readonly<Record<string, string | undefined>>): Person => ({
  email: form.email?.trim() ?? '',
  name: form.name ?? '',
  kind: form.kind ?? '',
})

/**
 * The provider's key of a person, of 21 hex digits: one address in one tenant is one person, whenever the provider was
 * started; without an address the name is.
 */
export const subjectOf = ({ email, name }: Person, tenant = ''): string =>
  createHash('sha256')
    .update(tenant + (email.toLowerCase() || name))
    .digest('hex')
    .slice(0, 21)

/** The first word of a name and the rest. */
export const splitName = (name: string): { given: string; family: string } => {
  const [given = '', ...rest] = name.split(' ')
  return { given, family: rest.join(' ') }
}
