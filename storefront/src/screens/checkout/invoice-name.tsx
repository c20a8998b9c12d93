import { useFormContext } from 'react-hook-form'
import { isTaxIdType, taxIdTypes } from '../../../../facts/tax-ids.ts'
import type { CountryCode } from '../../../../facts/country.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Field, TextInput } from '../../ui/index.ts'
import styles from './checkout.module.css'
import type { PaymentFields } from './payment-fields.ts'
import { messages } from './payment-messages.ts'
import type { Receiver } from './receiver.ts'
import { messages as shipping } from './shipping-messages.ts'

const isFilled = (text: string) => text.trim() !== ''

type InvoiceNameProps = {
  country: CountryCode
  /** Who collects or receives, where that is somebody else than the customer. */
  receiver: Receiver | undefined
}

/** The person an invoice is for: who pays, and with one press who collects, with the id that was given of them. */
export const InvoiceName = ({ country, receiver }: InvoiceNameProps) => {
  const t = useText()
  const { register, formState, setValue } = useFormContext<PaymentFields>()
  const errors = formState.errors.person
  const takeReceiver = ({ firstName, lastName, idType, idNumber }: Receiver) => {
    setValue('person', { firstName, lastName }, { shouldValidate: true })
    if (!isTaxIdType(idType) || !taxIdTypes(country, 'natural').includes(idType) || !idNumber) return
    setValue('taxpayer.idType', idType)
    setValue('taxpayer.id', idNumber, { shouldValidate: true })
  }
  return (
    <>
      <div className={styles.pair}>
        <Field
          label={t(shipping.firstName)}
          required
          error={errors?.firstName && t(shipping.firstNameMissing)}
        >
          <TextInput autoComplete="given-name" {...register('person.firstName', { validate: isFilled })} />
        </Field>
        <Field label={t(shipping.lastName)} required error={errors?.lastName && t(shipping.lastNameMissing)}>
          <TextInput autoComplete="family-name" {...register('person.lastName', { validate: isFilled })} />
        </Field>
      </div>
      {receiver && (
        <p>
          <Button variant="quiet" size="small" onClick={() => takeReceiver(receiver)}>
            {t(messages.forReceiver, { name: `${receiver.firstName} ${receiver.lastName}` })}
          </Button>
        </p>
      )}
    </>
  )
}
