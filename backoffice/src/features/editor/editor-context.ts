import { createContext, useContext } from 'react'
import { isProblem } from '../../api/problem.ts'
import type { Translate } from '../../lib/i18n.ts'
import { problemText } from '../problem/index.ts'
import { messages } from './messages.ts'
import type { Editor } from './use-document.ts'

type Editing = { editor: Editor; mayWrite: boolean }

export const EditorContext = createContext<Editing | undefined>(undefined)

/** The document that the form around a field edits. */
export const useEditing = (): Editing => {
  const editing = useContext(EditorContext)
  if (!editing) throw new Error('useEditing stands outside of EditorForm')
  return editing
}

/**
 * What is wrong with a member: that it is missing, or what the engine says of it, which names it from the document’s root on, at times
 * with the place below it.
 */
export const faultAt = (
  t: Translate,
  { failure, missing }: Pick<Editor, 'failure' | 'missing'>,
  path: string,
): string | undefined => {
  if (missing.includes(path)) return t(messages.missing)
  if (!isProblem(failure) || typeof failure.members.property !== 'string') return undefined
  const property = failure.members.property.replace(/^\$\.?/, '')
  const isHere = property === path || property.startsWith(`${path}.`) || property.endsWith(`.${path}`)
  return property !== '' && isHere ? problemText(t, failure) : undefined
}
