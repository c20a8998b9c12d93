import { SiteFile } from '../../bundle/site.ts'
import { importInProgress } from '../../kernel/import-in-progress.ts'
import { outsideYourPlaces } from '../../kernel/outside-your-places.ts'
import { pageAnswer, pageQuery } from '../../kernel/page-of.ts'
import { preconditionFailed, preconditionRequired } from '../../kernel/precondition.ts'
import { defineProblem } from '../../kernel/problem.ts'
import { Changes, Open, type Static, Type } from '../../kernel/schema.ts'

export const preferenceNotFound = defineProblem(404, 'preference-not-found', 'Preference Not Found')

const own = SiteFile.properties

/** Each setting is a member of `site.json`, as a bundle writes it. */
const settings = {
  c_name: own.name,
  c_logo: own.logo,
  c_icon: own.icon,
  c_words: own.words,
  c_menu: own.menu,
  c_preferences: own.preferences,
  c_url: own.url,
  c_callbackPaths: own.callbackPaths,
  c_mailPaths: own.mailPaths,
  c_countries: own.countries,
  c_locales: own.locales,
  c_defaultLocale: own.defaultLocale,
  c_addressCountries: own.addressCountries,
  c_exchangeRates: own.exchangeRates,
  c_contentFolders: own.contentFolders,
  c_attributes: own.attributes,
  c_configurations: own.configurations,
}

const Group = Open('SitePreferenceGroup', {
  groupId: Type.String(),
  siteId: Type.String(),
  instanceType: Type.String(),
  ...Type.Partial(Type.Object(settings)).properties,
})

const CustomPreference = Type.Object({
  groupId: Type.String(),
  id: Type.String(),
  value: Type.Union([Type.String(), Type.Number(), Type.Boolean()]),
})
const CustomPreferences = Open('CustomPreferenceList', { data: Type.Array(CustomPreference), ...pageAnswer })

const Id = Type.String({ maxLength: 100 })
const params = Type.Object({ groupId: Id, instanceType: Id })

const changes = Type.Object(Changes(settings), { title: 'site_preferences', additionalProperties: false })
export type PreferenceChanges = Static<typeof changes>

export const sitePreferenceContract = {
  getSitePreferenceGroup: {
    scope: 'sfcc.preferences',
    params,
    answer: Group,
    success: [200, 304],
    problems: [preferenceNotFound],
  },
  /** The group with that setting alone. */
  getSitePreference: {
    scope: 'sfcc.preferences',
    params: Type.Object({ ...params.properties, preferenceId: Id }),
    answer: Group,
    problems: [preferenceNotFound],
  },
  /** What is absent stays, null takes away what may be absent. */
  updateSitePreferenceGroup: {
    scope: 'sfcc.preferences.rw',
    proven: true,
    params,
    body: changes,
    answer: Group,
    problems: [
      preferenceNotFound,
      outsideYourPlaces,
      importInProgress,
      preconditionFailed,
      preconditionRequired,
    ],
  },
  /** Settings of the organization: of what client applications are told, what is told for all its sites. */
  getGlobalPreferenceGroup: {
    scope: 'sfcc.preferences',
    params,
    answer: Open('GlobalPreferenceGroup', {
      groupId: Type.String(),
      instanceType: Type.String(),
      c_configurations: own.configurations,
    }),
    problems: [preferenceNotFound],
  },
  /** What client applications are told. */
  getSiteCustomPreferenceList: { scope: 'sfcc.preferences', query: pageQuery, answer: CustomPreferences },
  getGlobalCustomPreferenceList: { scope: 'sfcc.preferences', query: pageQuery, answer: CustomPreferences },
} as const
