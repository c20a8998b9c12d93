import poppinsText from '@fontsource/poppins/files/poppins-latin-400-normal.woff2?url'
import poppinsHead from '@fontsource/poppins/files/poppins-latin-600-normal.woff2?url'
import robotoText from './fonts/roboto-core-400.woff2?url'
import rubikHead from './fonts/rubik-core-500.woff2?url'
import type { Theme } from './index.ts'

/** Addresses of the faces the first screen of a theme needs, for `<link rel="preload" as="font">`. */
export const preloadFontsOf = (theme: Theme): readonly string[] =>
  theme === 'v.2' ? [poppinsText, poppinsHead] : [robotoText, rubikHead]
