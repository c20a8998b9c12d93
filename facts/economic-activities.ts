/** Economic activities of El Salvador's catalogue CAT-019 (CIIU revision 4 plus six codes for people). */
import type { CountryCode } from './country.ts'
import { foldedWords, wordsBegin } from './text.ts'

export type EconomicActivity = { code: string; name: string }

/** What buyers of roofing and steel most often are; shown before anything is typed. */
export const suggestedActivityCodes: readonly string[] = [
  '41001',
  '41002',
  '42100',
  '43900',
  '43901',
  '46632',
  '46639',
  '47522',
  '47529',
  '25111',
  '10005',
]

/** Whether the country's activities come from this catalogue; elsewhere the activity is free text. */
export function hasActivityCatalogue(country: CountryCode): boolean {
  return country === 'SV'
}

/** All activities; the list is large and is loaded when a picker opens. */
export async function loadEconomicActivities(): Promise<EconomicActivity[]> {
  return (await import('./data/economic-activities.json', { with: { type: 'json' } })).default
}

export function findActivity(all: readonly EconomicActivity[], code: string): EconomicActivity | undefined {
  return all.find((activity) => activity.code === code)
}

/**
 * Activities by the beginning of the code or of the words of the name, whatever the accents.
 * A blank text gives the suggested ones; suggested ones come first among the rest.
 */
export function searchActivities(
  all: readonly EconomicActivity[],
  text: string,
  limit = 20,
): EconomicActivity[] {
  const suggested = suggestedActivityCodes.flatMap((code) => findActivity(all, code) ?? [])
  const wanted = foldedWords(text)
  if (wanted.length === 0) return suggested.slice(0, limit)
  const rest = all.filter((activity) => !suggested.includes(activity))
  return [...suggested, ...rest]
    .filter(({ code, name }) => wordsBegin(wanted, [code, ...foldedWords(name)]))
    .slice(0, limit)
}
