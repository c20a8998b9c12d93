import type { Site } from '../kernel/site.ts'

/** Colours of a mail, by the names of the theme's tokens; mail programs know no variables and no style sheets. */
export type MailColours = Record<'ink' | 'ink-soft' | 'line' | 'ground' | 'action', `#${string}`>

/** The pages' themes as far as mails show them: `storefront/src/theme/theme.test.ts` holds both equal. */
export const mailColours: Record<Site['preferences']['theme'], MailColours> = {
  'v.1': { ink: '#14181c', 'ink-soft': '#545d63', line: '#c9ced1', ground: '#f5f4f1', action: '#b5301a' },
  'v.2': { ink: '#12222b', 'ink-soft': '#4f5d66', line: '#c9ced1', ground: '#f3f6f7', action: '#0b5563' },
}
