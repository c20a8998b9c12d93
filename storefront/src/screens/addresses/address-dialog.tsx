import { FormProvider, useForm } from 'react-hook-form'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import {
  filledRule,
  NameField,
  PhoneField,
  phoneToStore,
  type SavedAddress,
  useAddressWrites,
  useCustomer,
} from '../../features/customer/index.ts'
import { Form } from '../../features/form/index.ts'
import { AddressFields, addressBody } from '../../features/places/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Checkbox, Dialog, Field, TextInput } from '../../ui/index.ts'
import { type AddressForm, countryOf, formOf } from './address.ts'
import styles from './addresses.module.css'
import { messages } from './messages.ts'

type AddressDialogProps = {
  /** The one to change; a new one without it. */
  address?: SavedAddress | undefined
  onDone: () => void
  onClose: () => void
}

const problems = {
  'address-name-already-in-use': messages.nameTaken,
  'address-quota-exceeded': messages.tooMany,
}

/** The form of an address: who receives, and where [S2.014]. */
export const AddressDialog = ({ address, onDone, onClose }: AddressDialogProps) => {
  const t = useText()
  const env = useEnv()
  const { data: customer } = useCustomer()
  const { add, change } = useAddressWrites()
  const country = countryOf(address, env.country)
  const form = useForm<AddressForm>({
    mode: 'onTouched',
    defaultValues: formOf(address, customer ?? {}, country),
  })
  const { register, control, handleSubmit, formState } = form
  const { errors, isValid } = formState
  const write = address ? change : add
  const send = async ({ name, firstName, lastName, phone, preferred, address: place }: AddressForm) => {
    const body = {
      addressId: name.trim(),
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      phone: phoneToStore(country, phone, address?.phone),
      preferred,
      ...(await addressBody(country, place)),
    }
    if (address) change.mutate({ name: address.addressId, changes: body }, { onSuccess: onDone })
    else add.mutate(body, { onSuccess: onDone })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOverlay={false}
      title={t(address ? messages.editTitle : messages.newTitle)}
      closeLabel={t(messages.close)}
    >
      <FormProvider {...form}>
        <Form onSubmit={handleSubmit(send)} error={write.isError && t(problemMessage(write.error, problems))}>
          <Field
            label={t(messages.name)}
            required
            hint={t(messages.nameHint)}
            error={errors.name && t(messages.nameMissing)}
          >
            <TextInput
              autoComplete="off"
              maxLength={60}
              data-autofocus=""
              {...register('name', filledRule)}
            />
          </Field>
          <div className={styles.pair}>
            <NameField error={errors.firstName} {...register('firstName', filledRule)} />
            <NameField error={errors.lastName} {...register('lastName', filledRule)} />
          </div>
          <PhoneField control={control} name="phone" />
          <AddressFields country={country} />
          {!address?.preferred && <Checkbox label={t(messages.prefer)} {...register('preferred')} />}
          <Button
            type="submit"
            wide
            looksDisabled={!isValid}
            pending={write.isPending || formState.isSubmitting}
            pendingLabel={t(messages.working)}
          >
            {t(messages.save)}
          </Button>
        </Form>
      </FormProvider>
    </Dialog>
  )
}
