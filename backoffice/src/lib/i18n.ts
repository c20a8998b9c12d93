export type Language = 'es' | 'en'

type Text = string | ((...args: never[]) => string)
/** A text in both languages; one with something in it is a function of that. */
export type Message = { es: Text; en: Text }

type ArgumentsOf<M extends Message> = M['es'] extends (...args: infer A) => string ? A : []
export type Translate = <M extends Message>(message: M, ...args: ArgumentsOf<M>) => string

export const defineMessages = <const M extends Record<string, Message>>(messages: M): M => messages

/** The function that gives a message's text in a language. */
export const translateTo =
  (language: Language): Translate =>
  (message, ...args) => {
    const text: Text = message[language]
    return typeof text === 'string' ? text : text(...(args as never[]))
  }

/** `1 change`, `2 changes`. */
export const count = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`
