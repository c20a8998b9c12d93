import { Controller, useController, useFormContext } from 'react-hook-form'
import { addressForms } from '../../../../facts/address-forms.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { pathOf } from '../../../../facts/divisions.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Field, TextInput } from '../../ui/index.ts'
import styles from './address-fields.module.css'
import type { AddressValues } from './address-values.ts'
import { messages } from './messages.ts'
import { PinField } from './pin-field.tsx'
import { PlaceFields } from './place-fields.tsx'
import { divisionsQuery } from './use-divisions.ts'

const isFilled = (value: string) => value.trim() !== ''

type AddressFieldsProps = {
  country: CountryCode
  /** Whether a truck goes there: the gate can be marked on a map. */
  withPin?: boolean
}

/**
 * Place by lists, then street, inside a form whose values have the member `address`. The last level is typed where no
 * list of it exists.
 */
export const AddressFields = ({ country, withPin = true }: AddressFieldsProps) => {
  const t = useText()
  const { language, queries } = useEnv()
  const { register, control, formState } = useFormContext<{ address: AddressValues }>()
  const errors = formState.errors.address
  const { levels, listedLevels, requiredLevels, postal } = addressForms[country]
  const typed = levels.at(listedLevels)
  const typedRequired = requiredLevels > listedLevels
  // Waits for the places: an address that is changed is complete before they are here, and nobody need touch it.
  const isWhole = async (id: string) => {
    const known = await queries.ensureQueryData(divisionsQuery(country)).catch(() => [])
    return pathOf(known, id).length === listedLevels
  }
  // Registered before the fields below it: of several that are wrong the first one registered gets the focus.
  const { field: place } = useController({
    control,
    name: 'address.divisionId',
    rules: { validate: isWhole },
  })
  return (
    <>
      <div className={styles.pair}>
        <PlaceFields
          ref={place.ref}
          country={country}
          value={place.value}
          onChange={place.onChange}
          error={errors?.divisionId && t(messages.placeMissing)}
        />
        {typed && (
          <Field
            label={typedRequired ? typed[language] : t(messages.optional, { label: typed[language] })}
            required={typedRequired}
            error={errors?.neighbourhood && t(messages.neighbourhoodMissing)}
          >
            <TextInput
              autoComplete="address-level3"
              maxLength={200}
              {...register('address.neighbourhood', { validate: (text) => !typedRequired || isFilled(text) })}
            />
          </Field>
        )}
      </div>
      <Field
        label={t(messages.street)}
        required
        hint={t(messages.streetHint)}
        error={errors?.address1 && t(messages.streetMissing)}
      >
        <TextInput
          autoComplete="street-address"
          maxLength={250}
          {...register('address.address1', { validate: isFilled })}
        />
      </Field>
      {withPin && (
        <Controller
          control={control}
          name="address.coordinates"
          render={({ field }) => (
            <PinField
              country={country}
              value={field.value}
              divisionId={place.value}
              onChange={field.onChange}
            />
          )}
        />
      )}
      <Field label={t(messages.postal)}>
        <TextInput
          autoComplete="postal-code"
          inputMode="numeric"
          placeholder={postal.example}
          maxLength={10}
          {...register('address.postalCode')}
        />
      </Field>
    </>
  )
}
