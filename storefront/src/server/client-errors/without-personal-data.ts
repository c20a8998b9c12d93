const most = 200

/** What a message may hold of a person, and what stands in its place. Addresses first, since they hold the others. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/\b[a-z][\w+.-]*:\/\/\S+/gi, '<url>'],
  [/[^\s@"'<>()]+@[^\s@"'<>()]+/g, '<email>'],
  // What a parser quotes of a text, such as an answer of the engine.
  [/"[^"]*"?/g, '"…"'],
  // Tokens and ids.
  [/[\w-]{24,}/g, '<id>'],
  // Telephone numbers, tax ids and cards, however they are grouped.
  [/\d[\d\s.-]{3,}\d/g, '<number>'],
]

/** The message of an error as the log may have it: no address, e-mail, quoted text, token or long number, and short. */
export const withoutPersonalData = (message: string): string => {
  let text = message.replaceAll(/\s+/g, ' ')
  for (const [pattern, word] of rules) text = text.replaceAll(pattern, word)
  return text.slice(0, most)
}
