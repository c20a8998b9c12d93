import { useForm } from 'react-hook-form'
import { useEnv } from '../../api/env.tsx'
import {
  accountProblem,
  filledRule,
  NameField,
  PhoneField,
  phoneFieldValue,
  phoneToStore,
  useUpdateCustomer,
} from '../../features/customer/index.ts'
import { Form } from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { FormActions } from './form-actions.tsx'
import { messages } from './messages.ts'

type Personal = { firstName: string; lastName: string; phone: string; mobile: string; business: string }
/** Phones as they are stored. */
type PersonalFormProps = { values: Personal; onDone: () => void; onCancel: () => void }

/** Name and phones of the customer. */
export const PersonalForm = ({ values, onDone, onCancel }: PersonalFormProps) => {
  const t = useText()
  const { country } = useEnv()
  const update = useUpdateCustomer()
  const { register, control, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: {
      ...values,
      phone: phoneFieldValue(country, values.phone),
      mobile: phoneFieldValue(country, values.mobile),
      business: phoneFieldValue(country, values.business),
    },
  })
  const { errors, isValid } = formState
  const send = ({ firstName, lastName, phone, mobile, business }: Personal) =>
    update.mutate(
      {
        firstName: firstName.trim(),
        lastName: lastName.trim(),
        phoneHome: phoneToStore(country, phone, values.phone),
        phoneMobile: phoneToStore(country, mobile, values.mobile),
        phoneBusiness: phoneToStore(country, business, values.business),
      },
      { onSuccess: onDone },
    )
  return (
    <Form onSubmit={handleSubmit(send)} error={update.isError && t(accountProblem(update.error))}>
      <NameField error={errors.firstName} {...register('firstName', filledRule)} />
      <NameField error={errors.lastName} {...register('lastName', filledRule)} />
      <PhoneField control={control} name="phone" />
      <PhoneField
        control={control}
        name="mobile"
        autoComplete="mobile tel"
        optionalLabel={t(messages.mobileOptional)}
      />
      <PhoneField
        control={control}
        name="business"
        autoComplete="work tel"
        optionalLabel={t(messages.businessOptional)}
      />
      <FormActions valid={isValid} pending={update.isPending} onCancel={onCancel} />
    </Form>
  )
}
