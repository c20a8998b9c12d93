import { useController, useFormContext } from 'react-hook-form'
import type { CountryCode } from '../../../../facts/country.ts'
import { applyMask } from '../../../../facts/mask.ts'
import {
  formatTaxId,
  type TaxIdProblem,
  type TaxIdType,
  taxIdExample,
  validateTaxId,
} from '../../../../facts/tax-ids.ts'
import type { Text } from '../../lib/i18n/define-messages.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Field, TextInput } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { TaxpayerValues } from './taxpayer.ts'

const problemTexts: Record<TaxIdProblem, Text> = {
  type: messages.format,
  empty: messages.empty,
  length: messages.length,
  format: messages.format,
  place: messages.place,
  date: messages.date,
  'check-digit': messages.checkDigit,
  placeholder: messages.placeholder,
}

/** Separators as in the example while digits are typed; anything longer or with letters stays as it is. */
const maskNumber = (country: CountryCode, type: TaxIdType | 'nrc', text: string) => {
  const example = taxIdExample(country, type) ?? ''
  const bare = text.replace(/[\s.\-–]/g, '')
  const mask = example.replace(/\d/g, '#')
  const fits = /^\d*$/.test(bare) && bare.length <= mask.replace(/[^#]/g, '').length
  return fits ? applyMask(bare, mask) : text
}

type TaxNumberFieldProps = {
  name: 'taxpayer.id' | 'taxpayer.nrc'
  country: CountryCode
  type: TaxIdType | 'nrc'
  label: string
  required: boolean
  hint?: string | undefined
}

/** A number judged as it is typed: what cannot be right blocks, what looks odd asks to look again (S3.043). */
export const TaxNumberField = ({ name, country, type, label, required, hint }: TaxNumberFieldProps) => {
  const t = useText()
  const { control } = useFormContext<{ taxpayer: TaxpayerValues }>()
  const judge = (value: string) => validateTaxId(country, type, value)
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (value) => (value.trim() === '' ? !required : judge(value).ok) },
  })
  const verdict = judge(field.value)
  const messageText = () => {
    if (field.value.trim() === '')
      return hint ?? t(messages.example, { example: taxIdExample(country, type) ?? '' })
    if (!verdict.ok) return t(messages.example, { example: taxIdExample(country, type) ?? '' })
    if (!verdict.warning) return t(messages.valid)
    return t(messages.lookAgain, { why: t(problemTexts[verdict.warning]) })
  }
  return (
    <Field
      label={required ? label : t(messages.optional, { label })}
      required={required}
      hint={messageText()}
      error={fieldState.error && !verdict.ok ? t(problemTexts[verdict.reason]) : undefined}
    >
      <TextInput
        autoComplete="off"
        spellCheck={false}
        maxLength={40}
        ref={field.ref}
        name={field.name}
        value={field.value}
        onChange={(event) => field.onChange(maskNumber(country, type, event.target.value))}
        onBlur={() => {
          field.onChange(formatTaxId(country, type, field.value))
          field.onBlur()
        }}
      />
    </Field>
  )
}
