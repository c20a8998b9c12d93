import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Roboto as files; `Extra` has what the plain ones lack, such as the sign of the colón. */
export type FontName = 'Plain' | 'Bold' | 'PlainExtra' | 'BoldExtra'

let fonts: Record<FontName, Buffer> | undefined

/** Read once, when the first paper is written. */
export const loadFonts = (): Record<FontName, Buffer> =>
  (fonts ??= {
    Plain: readFileSync(require.resolve('@fontsource/roboto/files/roboto-latin-400-normal.woff')),
    Bold: readFileSync(require.resolve('@fontsource/roboto/files/roboto-latin-700-normal.woff')),
    PlainExtra: readFileSync(require.resolve('@fontsource/roboto/files/roboto-latin-ext-400-normal.woff')),
    BoldExtra: readFileSync(require.resolve('@fontsource/roboto/files/roboto-latin-ext-700-normal.woff')),
  })

// Latin-1 and the few signs beyond it that the plain files hold.
const inPlain = (code: number) =>
  code < 0x100 || (code >= 0x2000 && code < 0x2070) || code === 0x20ac || code === 0x2212

/** Splits a text where the font has to change. */
export const runsOf = (text: string, bold: boolean): { text: string; font: FontName }[] => {
  const runs: { text: string; font: FontName }[] = []
  for (const letter of text) {
    const plain = inPlain(letter.codePointAt(0) ?? 0)
    const font: FontName = bold ? (plain ? 'Bold' : 'BoldExtra') : plain ? 'Plain' : 'PlainExtra'
    const last = runs.at(-1)
    if (last?.font === font) last.text += letter
    else runs.push({ text: letter, font })
  }
  return runs
}
