import { FormProvider, useForm } from 'react-hook-form'
import { problemMessage } from '../../api/problem-message.ts'
import { useEnv } from '../../api/env.tsx'
import {
  type FiscalProfile,
  firstTaxpayer,
  presencesOf,
  taxpayerBody,
  TaxpayerFields,
  type TaxpayerValues,
} from '../../features/taxpayer/index.ts'
import { Form } from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Checkbox, Dialog, Field, TextInput } from '../../ui/index.ts'
import { fiscalMessages as texts } from './fiscal-messages.ts'
import { useFiscalProfiles } from './use-fiscal-profiles.ts'

type FiscalDialogProps = {
  /** The one to change; a new one without it. */
  profile?: FiscalProfile
  onDone: () => void
  onClose: () => void
}

type Fields = { name: string; preferred: boolean; taxpayer: TaxpayerValues }

/** The form of one billing profile, with the fields of the checkout. */
export const FiscalDialog = ({ profile, onDone, onClose }: FiscalDialogProps) => {
  const t = useText()
  const env = useEnv()
  const country = profile?.countryCode ?? env.country
  const { profiles, save, isPending, error } = useFiscalProfiles()
  const form = useForm<Fields>({
    mode: 'onTouched',
    defaultValues: {
      name: profile?.name ?? '',
      preferred: profile?.default ?? false,
      taxpayer: firstTaxpayer(country, profile),
    },
  })
  const { register, handleSubmit, formState } = form
  const isTaken = (name: string) => name !== profile?.name && profiles.some((one) => one.name === name)
  const nameError = formState.errors.name
  const send = ({ name, preferred, taxpayer }: Fields) =>
    save(
      {
        ...taxpayerBody(taxpayer, presencesOf(country, taxpayer)),
        name: name.trim(),
        countryCode: country,
        default: preferred,
      },
      profile,
      onDone,
    )
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnOverlay={false}
      title={t(profile ? texts.editTitle : texts.newTitle)}
      closeLabel={t(texts.close)}
    >
      <FormProvider {...form}>
        <Form onSubmit={handleSubmit(send)} error={error && t(problemMessage(error))}>
          <Field
            label={t(texts.name)}
            required
            hint={t(texts.nameHint)}
            error={nameError && t(nameError.type === 'free' ? texts.nameTaken : texts.nameMissing)}
          >
            <TextInput
              autoComplete="off"
              maxLength={60}
              data-autofocus=""
              {...register('name', {
                validate: {
                  filled: (name) => name.trim() !== '',
                  free: (name) => !isTaken(name.trim()),
                },
              })}
            />
          </Field>
          <TaxpayerFields country={country} />
          {!profile?.default && <Checkbox label={t(texts.preferHere)} {...register('preferred')} />}
          <Button
            type="submit"
            wide
            looksDisabled={!formState.isValid}
            pending={isPending}
            pendingLabel={t(texts.working)}
          >
            {t(texts.save)}
          </Button>
        </Form>
      </FormProvider>
    </Dialog>
  )
}
