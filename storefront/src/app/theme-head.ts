import { preloadFontsOf } from '../theme/fonts.ts'
import { browserColourOf, themeOf } from '../theme/index.ts'

/** A site's theme in the document's head: theme, browser colour, fonts to preload (S9.036). */
export const themeHead = (versionKey: string) => {
  const theme = themeOf(versionKey)
  return { theme, colour: browserColourOf(theme), fonts: preloadFontsOf(theme) }
}
