import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { Synonyms } from '../../api/site.ts'
import { IconButton, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'

export type Group = Synonyms['groups'][number]
export type Expansion = Synonyms['expansions'][number]

const listOf = (text: string) =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean)

type WordsFieldProps = {
  label: string
  value: readonly string[]
  readOnly: boolean
  isLabelHidden?: boolean
  placeholder?: string
  onChange(value: string[]): void
}

/** Words with commas between them; what is typed stays as it is while it is typed. */
export const WordsField = ({
  label,
  value,
  readOnly,
  isLabelHidden,
  placeholder,
  onChange,
}: WordsFieldProps) => {
  const [typed, setTyped] = useState<string>()
  return (
    <TextField
      label={label}
      isLabelHidden={isLabelHidden}
      placeholder={placeholder}
      value={typed ?? value.join(', ')}
      readOnly={readOnly}
      onBlur={() => setTyped(undefined)}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange(listOf(target.value))
      }}
    />
  )
}

type Place = { language?: Group['language'] | undefined; countries?: Group['countries'] | undefined }

type PlaceProps = {
  line: Place
  at: number
  readOnly: boolean
  /** It may count in both languages. */
  isInBoth?: boolean
  onChange(change: Place): void
  onRemove(): void
}

/** In which language and countries a line counts, and its end. */
export const WordPlace = ({ line, at, readOnly, isInBoth, onChange, onRemove }: PlaceProps) => {
  const { t } = useEnv()
  return (
    <>
      <SelectField
        label={t(messages.language)}
        isLabelHidden={at > 0}
        value={line.language ?? ''}
        disabled={readOnly}
        onChange={({ target }) =>
          onChange({ language: (target.value || undefined) as Group['language'] | undefined })
        }
      >
        {isInBoth && <option value="">{t(messages.both)}</option>}
        <option value="es">{t(messages.spanish)}</option>
        <option value="en">{t(messages.english)}</option>
      </SelectField>
      <WordsField
        label={t(messages.countries)}
        isLabelHidden={at > 0}
        placeholder={t(messages.allCountries)}
        value={line.countries ?? []}
        readOnly={readOnly}
        onChange={(codes) =>
          onChange({
            countries: codes.length === 0 ? undefined : (codes.map((code) => code.toUpperCase()) as never),
          })
        }
      />
      {!readOnly && <IconButton icon="close" label={t(messages.remove, at + 1)} onClick={onRemove} />}
    </>
  )
}
