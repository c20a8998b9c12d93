import type { ReactNode } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { CountryCode } from '../../../../facts/country.ts'
import { hasActivityCatalogue } from '../../../../facts/economic-activities.ts'
import { taxIdName, taxIdTypes } from '../../../../facts/tax-ids.ts'
import { allowsFiscalCredit, type FiscalCredit, type TaxpayerType } from '../../../../facts/taxpayer.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Field, RadioGroup, Select, TextInput } from '../../ui/index.ts'
import { ActivityPicker } from './activity-picker.tsx'
import { messages } from './messages.ts'
import { TaxNumberField } from './tax-number-field.tsx'
import { presencesOf, type TaxpayerValues } from './taxpayer.ts'

type TaxpayerFieldsProps = {
  country: CountryCode
  /** Of the basket in major units; without one the id is always asked. */
  total?: number
  /** Fields of a natural person's name, where the form around asks for it. */
  name?: ReactNode
}

/** Who the invoice is for: what is asked follows country, taxpayer, document and total (S4.012–S4.015). */
export const TaxpayerFields = ({ country, total, name }: TaxpayerFieldsProps) => {
  const t = useText()
  const { language } = useEnv()
  const { control, register, setValue, formState } = useFormContext<{ taxpayer: TaxpayerValues }>()
  const { type, credit, idType } = useWatch({ control, name: 'taxpayer' })
  const presences = presencesOf(country, { type, credit }, total)
  // Fiscal credit is for who is registered in the country.
  const types = taxIdTypes(country, type).filter((id) => id !== 'pasaporte' || credit === 'no')
  const nameOf = (id: TaxpayerValues['idType']) => taxIdName(country, id)?.[language] ?? id
  const consumerMustIdentify =
    total !== undefined && type === 'natural' && credit === 'no' && presences.id === 'required'
  return (
    <>
      <Controller
        control={control}
        name="taxpayer.type"
        render={({ field }) => (
          <RadioGroup<TaxpayerType>
            legend={t(messages.taxpayer)}
            value={field.value}
            onChange={(next) => {
              field.onChange(next)
              const [usual] = taxIdTypes(country, next)
              if (usual) setValue('taxpayer.idType', usual)
              setValue('taxpayer.id', '')
            }}
            options={[
              { value: 'natural', label: t(messages.natural) },
              { value: 'juridico', label: t(messages.juridico) },
            ]}
          />
        )}
      />
      {allowsFiscalCredit(country) && (
        <Controller
          control={control}
          name="taxpayer.credit"
          render={({ field }) => (
            <RadioGroup<FiscalCredit>
              legend={t(messages.credit)}
              value={field.value}
              onChange={(next) => {
                field.onChange(next)
                if (next === 'no' || idType !== 'pasaporte') return
                setValue('taxpayer.idType', 'nit')
                setValue('taxpayer.id', '')
              }}
              options={[
                { value: 'no', label: t(messages.consumer) },
                { value: 'other', label: t(messages.creditYes) },
              ]}
            />
          )}
        />
      )}
      {presences.legalName === 'hidden' && name}
      {types.length > 1 && (
        <Field label={t(messages.idType)}>
          <Select {...register('taxpayer.idType', { onChange: () => setValue('taxpayer.id', '') })}>
            {types.map((id) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </Select>
        </Field>
      )}
      <TaxNumberField
        key={idType}
        name="taxpayer.id"
        country={country}
        type={idType}
        label={nameOf(idType)}
        required={presences.id === 'required'}
        hint={consumerMustIdentify ? t(messages.requiredHere) : undefined}
      />
      {presences.nrc !== 'hidden' && (
        <TaxNumberField name="taxpayer.nrc" country={country} type="nrc" label={t(messages.nrc)} required />
      )}
      {presences.legalName !== 'hidden' && (
        <Field
          label={t(messages.legalName)}
          required
          error={formState.errors.taxpayer?.legalName && t(messages.legalNameMissing)}
        >
          <TextInput
            autoComplete="organization"
            maxLength={250}
            {...register('taxpayer.legalName', { validate: (text) => text.trim() !== '' })}
          />
        </Field>
      )}
      {presences.activity !== 'hidden' && hasActivityCatalogue(country) && (
        <ActivityPicker required={presences.activity === 'required'} />
      )}
      {presences.activity !== 'hidden' && !hasActivityCatalogue(country) && (
        <Field label={t(messages.optional, { label: t(messages.activity) })}>
          <TextInput autoComplete="off" maxLength={200} {...register('taxpayer.activity')} />
        </Field>
      )}
    </>
  )
}
