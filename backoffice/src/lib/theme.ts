import { recall, remember, storageKeys } from './storage.ts'

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What this browser's person chose. */
export const chosenTheme = (): Theme => themes.find((one) => one === recall(storageKeys.theme)) ?? 'system'

/** Puts a choice into force and remembers it. */
export const chooseTheme = (theme: Theme): void => {
  remember(storageKeys.theme, theme === 'system' ? undefined : theme)
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
