import { useFormContext, useWatch } from 'react-hook-form'
import { isCountryCode } from '../../../../facts/country.ts'
import { isEmail } from '../../../../facts/email.ts'
import { isPhone } from '../../../../facts/phone.ts'
import { taxIdName, taxIdTypes } from '../../../../facts/tax-ids.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Field, Select, TextInput } from '../../ui/index.ts'
import styles from './checkout.module.css'
import type { Receiver } from './receiver.ts'
import { messages } from './shipping-messages.ts'

const isFilled = (value: string) => value.trim() !== ''

/** The person at the counter or at the door. */
export const ReceiverFields = ({ country }: { country: string }) => {
  const t = useText()
  const { language } = useEnv()
  const { register, formState, control } = useFormContext<{ receiver: Receiver }>()
  const errors = formState.errors.receiver
  const idType = useWatch({ control, name: 'receiver.idType' })
  const ids = isCountryCode(country) ? taxIdTypes(country, 'natural') : []
  const nameOf = (id: (typeof ids)[number]) =>
    (isCountryCode(country) && taxIdName(country, id)?.[language]) || id
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t(messages.firstName)}
          required
          error={errors?.firstName && t(messages.firstNameMissing)}
        >
          <TextInput autoComplete="given-name" {...register('receiver.firstName', { validate: isFilled })} />
        </Field>
        <Field label={t(messages.lastName)} required error={errors?.lastName && t(messages.lastNameMissing)}>
          <TextInput autoComplete="family-name" {...register('receiver.lastName', { validate: isFilled })} />
        </Field>
      </div>
      <Field label={t(messages.phone)} required error={errors?.phone && t(messages.phoneInvalid)}>
        <TextInput
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          {...register('receiver.phone', { validate: isPhone })}
        />
      </Field>
      <Field
        label={t(messages.receiverEmail)}
        hint={t(messages.receiverEmailHint)}
        error={errors?.email && t(messages.receiverEmailInvalid)}
      >
        <TextInput
          type="email"
          autoComplete="off"
          inputMode="email"
          {...register('receiver.email', { validate: (text) => text.trim() === '' || isEmail(text.trim()) })}
        />
      </Field>
      <div className={styles.pair}>
        <Field label={t(messages.idType)} hint={t(messages.idHint)}>
          <Select {...register('receiver.idType')}>
            <option value="">{t(messages.noId)}</option>
            {ids.map((id) => (
              <option key={id} value={id}>
                {nameOf(id)}
              </option>
            ))}
          </Select>
        </Field>
        {idType !== '' && (
          <Field label={t(messages.idNumber)}>
            <TextInput autoComplete="off" {...register('receiver.idNumber', { maxLength: 40 })} />
          </Field>
        )}
      </div>
    </>
  )
}
