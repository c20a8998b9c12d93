/** The themes there are; each is a file of tokens chosen by `data-theme` on the html element. */
export const themes = ['v.1', 'v.2'] as const

export type Theme = (typeof themes)[number]

/** The theme of a configured version key; an unknown or missing key is the first theme (S9.036). */
export const themeOf = (versionKey: string | undefined): Theme =>
  themes.find((theme) => theme === versionKey) ?? 'v.1'

/** Widths from which a layout changes, as in the stylesheets (S9.021). */
export const breakpoints = { sm: '30em', md: '48em', lg: '62em', xl: '80em', '2xl': '96em' } as const

/** Where phone layouts end: the check every script uses (S9.022). */
export const desktopQuery = '(min-width: 992px)'

/** Colour of the browser's own bars for a theme. */
export const browserColourOf = (theme: Theme): string => (theme === 'v.2' ? '#0b5563' : '#14181c')
