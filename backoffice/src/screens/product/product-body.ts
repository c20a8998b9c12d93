import type { Members } from '../../lib/members.ts'

type Texts = Record<string, unknown>
const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** Texts that may be absent. */
const optional = new Set(['pageTitle', 'pageDescription'])
const marked = new Set(['shortDescription', 'longDescription'])

const bothMembers = (text: unknown) => {
  const { source } = text as { source: string }
  return { source, markup: source }
}

/** Members as the API takes them: a text with markup is said in both its members, one that is empty in all languages goes. */
export const bodyOf = (members: Members): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(members).map(([name, value]) => {
      if (!isTexts(value)) return [name, value]
      if (marked.has(name))
        return [name, Object.fromEntries(Object.entries(value).map(([at, text]) => [at, bothMembers(text)]))]
      if (!optional.has(name)) return [name, value]
      const texts = { default: '', en: '', ...value }
      return [name, Object.values(texts).every((text) => text === '' || text === null) ? null : texts]
    }),
  )
