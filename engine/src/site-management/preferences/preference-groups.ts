import type { SiteFile } from '../../bundle/site.ts'

/** Settings that belong together; programs and their secrets (`clients`), organization and ids are in none. */
export const preferenceGroups = {
  shop: ['name', 'logo', 'icon', 'words', 'menu', 'preferences', 'url', 'callbackPaths', 'mailPaths'],
  countries: ['countries', 'locales', 'defaultLocale', 'addressCountries'],
  rates: ['exchangeRates'],
  content: ['contentFolders'],
  attributes: ['attributes'],
  configurations: ['configurations'],
} as const satisfies Record<string, readonly (keyof SiteFile)[]>

export type PreferenceGroup = keyof typeof preferenceGroups

export const isPreferenceGroup = (id: string): id is PreferenceGroup => Object.hasOwn(preferenceGroups, id)

type Member = (typeof preferenceGroups)[PreferenceGroup][number]

/** The settings of a group that the shop has, each as `c_<name>`. */
export const preferencesOf = (group: PreferenceGroup, file: SiteFile) => {
  const members: readonly Member[] = preferenceGroups[group]
  const pairs = members.flatMap((name) => (file[name] === undefined ? [] : [[`c_${name}`, file[name]]]))
  return Object.fromEntries(pairs) as { [Name in Member as `c_${Name}`]?: NonNullable<SiteFile[Name]> }
}
