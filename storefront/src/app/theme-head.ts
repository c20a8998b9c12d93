import { shop } from '../config/shop.ts'
import { preloadFontsOf } from '../theme/fonts.ts'
import { browserColourOf, themeOf } from '../theme/index.ts'

const theme = themeOf(shop.themeVersion)

/** What the document says about the theme. */
export const themeHead = { theme, colour: browserColourOf(theme), fonts: preloadFontsOf(theme) }
