import { createContext, Fragment, type ReactNode, useContext } from 'react'
import type { Text as Message } from './define-messages.ts'
import type { Translate, Values } from './i18n.ts'

const Context = createContext<Translate | undefined>(undefined)
export const TextProvider = Context.Provider

/** `const t = useText(); t(messages.title)` */
export const useText = (): Translate => {
  const t = useContext(Context)
  if (!t) throw new Error('useText needs a TextProvider')
  return t
}

type Part = (inside: string) => ReactNode

/**
 * A text with elements inside: `<Text of={m.terms} parts={{ link: (text) => <Link to="/x">{text}</Link> }} />` for
 * the message `Acepto los <link>términos</link>`.
 */
export const Text = ({
  of,
  values,
  parts = {},
}: {
  of: Message
  values?: Values
  parts?: Record<string, Part>
}) => {
  const pieces = useText()(of, values).split(/<(\w+)>(.*?)<\/\1>/s)
  return pieces.map((piece, index) => {
    if (index % 3 === 0) return piece
    if (index % 3 === 2) return null
    const inside = pieces[index + 1] ?? ''
    // Position is identity here: the pieces of one text never move.
    return <Fragment key={`${index}-${piece}`}>{parts[piece]?.(inside) ?? inside}</Fragment>
  })
}
