import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useFormDraft } from '../form/index.ts'
import type { emptyRegistration } from './empty-registration.ts'

type Fields = typeof emptyRegistration

/** Keeps what is typed into the registration until it is sent, the password apart. */
export const useRegistrationDraft = ({ watch, reset, getValues }: UseFormReturn<Fields>) => {
  const draft = useFormDraft<Fields>('registration', (values) =>
    reset({ ...getValues(), ...values }, { keepDefaultValues: true }),
  )
  const save = useEffectEvent(({ password: _never, ...values }: Partial<Fields>) => draft.save(values))
  useEffect(() => watch((values) => save(values)).unsubscribe, [watch])
  return draft
}
