import { shop } from '../config/shop.ts'
import { preloadFontsOf } from '../theme/fonts.ts'
import { browserColourOf, themeOf } from '../theme/index.ts'

const theme = themeOf(shop.themeVersion)

/** The theme's entries in the document's head: theme, browser colour, fonts to preload. */
export const themeHead = { theme, colour: browserColourOf(theme), fonts: preloadFontsOf(theme) }
