import type { Ref } from 'react'
import { addressForms } from '../../../../facts/address-forms.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { pathOf } from '../../../../facts/divisions.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Field, Select } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { useDivisions } from './use-divisions.ts'

type PlaceFieldsProps = {
  /** Of the list that is to be chosen from next, or of the last: where the focus goes when a place lacks. */
  ref?: Ref<HTMLSelectElement>
  country: CountryCode
  /** Id of the deepest division chosen so far. */
  value: string
  onChange: (divisionId: string) => void
  error?: string | undefined
}

/** One list per level; choosing one opens the next. */
export const PlaceFields = ({ ref, country, value, onChange, error }: PlaceFieldsProps) => {
  const t = useText()
  const { language } = useEnv()
  const { data: tree, isError, refetch } = useDivisions(country)
  if (isError) {
    return (
      <Alert tone="error">
        {t(messages.placesFailed)}{' '}
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {t(messages.retry)}
        </Button>
      </Alert>
    )
  }
  const path = tree ? pathOf(tree, value) : []
  const { levels, listedLevels } = addressForms[country]
  const next = Math.min(path.length, listedLevels - 1)
  return levels.slice(0, listedLevels).map((level, at) => {
    const parent = path[at - 1]
    const options = (at === 0 ? tree : parent?.children) ?? []
    const chosen = path[at]?.id ?? ''
    const missing = error && chosen === '' && (at === 0 || parent)
    return (
      <Field key={level.key} label={level[language]} required error={missing ? error : undefined}>
        <Select
          ref={at === next ? ref : undefined}
          value={chosen}
          disabled={options.length === 0}
          onChange={(event) => onChange(event.target.value || (parent?.id ?? ''))}
        >
          <option value="">{t(messages.choose)}</option>
          {options.map(({ id, name, aka }) => (
            <option key={id} value={id}>
              {aka ? `${name} (${aka})` : name}
            </option>
          ))}
        </Select>
      </Field>
    )
  })
}
