import { FormProvider, useForm } from 'react-hook-form'
import { useEnv } from '../../api/env.tsx'
import { problemMessage } from '../../api/problem-message.ts'
import {
  customerMessages,
  keepFocus,
  PhoneField,
  storedPhone,
  useAddressWrites,
  useCustomer,
} from '../../features/customer/index.ts'
import { AddressFields, addressBody } from '../../features/places/index.ts'
import { RequiredNote } from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Checkbox, Dialog, Field, Stack, TextInput } from '../../ui/index.ts'
import { type AddressForm, countryOf, formOf, type SavedAddress } from './address.ts'
import styles from './addresses.module.css'
import { messages } from './messages.ts'

type AddressDialogProps = {
  /** The one to change; a new one without it. */
  address?: SavedAddress | undefined
  onDone: () => void
  onClose: () => void
}

const filled = (value: string) => value.trim() !== ''

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
      phone: storedPhone(country, phone, address?.phone),
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
        <form noValidate onMouseDown={keepFocus} onSubmit={(event) => void handleSubmit(send)(event)}>
          <Stack gap={4}>
            <RequiredNote />
            {write.isError && (
              <Alert tone="error">
                {t(
                  problemMessage(write.error, {
                    'address-name-already-in-use': messages.nameTaken,
                    'address-quota-exceeded': messages.tooMany,
                  }),
                )}
              </Alert>
            )}
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
                {...register('name', { validate: filled })}
              />
            </Field>
            <div className={styles.pair}>
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
            </div>
            <PhoneField control={control} name="phone" />
            <AddressFields country={country} />
            {!address?.preferred && <Checkbox label={t(messages.prefer)} {...register('preferred')} />}
            <Button
              type="submit"
              wide
              looksDisabled={!isValid}
              pending={write.isPending}
              pendingLabel={t(messages.working)}
            >
              {t(messages.save)}
            </Button>
          </Stack>
        </form>
      </FormProvider>
    </Dialog>
  )
}
