import { useQuery } from '@tanstack/react-query'
import { addressForms } from '../../../../facts/address-forms.ts'
import { type CountryCode } from '../../../../facts/country.ts'
import { type Division, findDivision, loadDivisions } from '../../../../facts/divisions.ts'
import { useEnv } from '../../api/env.tsx'
import { useEditing } from '../../features/editor/index.ts'
import { SelectField } from '../../ui/index.ts'
import { messages } from './messages.ts'

const levels = ['divisionLevel1', 'divisionLevel2', 'divisionLevel3'] as const

/** A store that has been put nowhere yet. */
export const noDivisions = { ...Object.fromEntries(levels.map((level) => [level, null])), city: null }

/** The divisions of a country; none until they are read. */
export const useDivisions = (country: CountryCode | undefined): readonly Division[] => {
  const { data = [] } = useQuery({
    queryKey: ['divisions', country],
    enabled: country !== undefined,
    queryFn: () => (country ? loadDivisions(country) : []),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data
}

/** In which department and municipality a store is, as its country calls them; the levels that are listed. */
export const DivisionFields = ({ country }: { country: CountryCode }) => {
  const { language, t } = useEnv()
  const { editor, mayWrite } = useEditing()
  const tree = useDivisions(country)
  const form = addressForms[country]
  const chosen = levels.map((level) => editor.valueAt(level) as string | undefined)
  const optionsAt = (at: number): readonly Division[] =>
    at === 0 ? tree : (findDivision(tree, chosen[at - 1] ?? '')?.children ?? [])
  const choose = (at: number, id: string) =>
    editor.changeAll({
      ...Object.fromEntries(levels.slice(at + 1).map((level) => [level, null])),
      [levels[at] ?? '']: id === '' ? null : id,
      ...(at === 0 ? { city: findDivision(tree, id)?.name ?? null } : {}),
    })
  return levels.slice(0, form.listedLevels).map((level, at) => (
    <SelectField
      key={level}
      label={form.levels[at]?.[language] ?? level}
      error={editor.missing.includes(level) ? t(messages.missing) : undefined}
      value={chosen[at] ?? ''}
      disabled={!mayWrite || optionsAt(at).length === 0}
      onChange={({ target }) => choose(at, target.value)}
    >
      <option value="">{t(messages.choose)}</option>
      {optionsAt(at).map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  ))
}
