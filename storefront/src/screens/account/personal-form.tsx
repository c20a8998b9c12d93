import { useForm } from 'react-hook-form'
import { useEnv } from '../../api/env.tsx'
import {
  accountProblem,
  customerMessages,
  keepFocus,
  PhoneField,
  shownPhone,
  storedPhone,
  useUpdateCustomer,
} from '../../features/customer/index.ts'
import { RequiredNote } from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Field, Stack, TextInput } from '../../ui/index.ts'
import { FormActions } from './form-actions.tsx'
import { messages } from './messages.ts'

type Personal = { firstName: string; lastName: string; phone: string; mobile: string; business: string }
/** Phones as they are stored. */
type PersonalFormProps = { values: Personal; onDone: () => void; onCancel: () => void }

const filled = (value: string) => value.trim() !== ''

/** Name and phones of the customer. */
export const PersonalForm = ({ values, onDone, onCancel }: PersonalFormProps) => {
  const t = useText()
  const { country } = useEnv()
  const update = useUpdateCustomer()
  const { register, control, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: {
      ...values,
      phone: shownPhone(country, values.phone),
      mobile: shownPhone(country, values.mobile),
      business: shownPhone(country, values.business),
    },
  })
  const { errors, isValid } = formState
  const send = ({ firstName, lastName, phone, mobile, business }: Personal) =>
    update.mutate(
      {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        phoneHome: storedPhone(country, phone, values.phone),
        phoneMobile: storedPhone(country, mobile, values.mobile),
        phoneBusiness: storedPhone(country, business, values.business),
      },
      { onSuccess: onDone },
    )
  return (
    <form noValidate onMouseDown={keepFocus} onSubmit={(event) => void handleSubmit(send)(event)}>
      <Stack gap={4}>
        {update.isError && <Alert tone="error">{t(accountProblem(update.error))}</Alert>}
        <RequiredNote />
        <Field
          label={t(customerMessages.firstName)}
          required
          error={errors.firstName && t(customerMessages.firstNameRequired)}
        >
          <TextInput
            autoComplete="given-name"
            maxLength={100}
            {...register('firstName', { validate: filled })}
          />
        </Field>
        <Field
          label={t(customerMessages.lastName)}
          required
          error={errors.lastName && t(customerMessages.lastNameRequired)}
        >
          <TextInput
            autoComplete="family-name"
            maxLength={100}
            {...register('lastName', { validate: filled })}
          />
        </Field>
        <PhoneField control={control} name="phone" />
        <PhoneField control={control} name="mobile" optionalLabel={t(messages.mobileOptional)} />
        <PhoneField control={control} name="business" optionalLabel={t(messages.businessOptional)} />
        <FormActions valid={isValid} pending={update.isPending} onCancel={onCancel} />
      </Stack>
    </form>
  )
}
