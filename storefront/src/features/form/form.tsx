import type { FormEvent, ReactNode } from 'react'
import { Alert, Stack } from '../../ui/index.ts'
import { RequiredNote } from './required-note.tsx'
import { useRetainFocus } from './use-retain-focus.ts'
import { useSingleSubmit } from './use-single-submit.ts'

type FormProps = {
  /** What a press or Enter does: `handleSubmit(…)` of the form's library. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** What the form is for, where its title does not say it. */
  lead?: ReactNode
  /** What went wrong with the whole of it. */
  error?: ReactNode
  children: ReactNode
}

/** A field that is to be mended and had the focus already is not brought into view by giving it the focus. */
const showFocused = (form: HTMLFormElement) => {
  const { activeElement: field } = document
  if (!(field instanceof HTMLInputElement) || !form.contains(field)) return
  const [label] = field.labels ?? []
  ;(label ?? field).scrollIntoView({ block: 'nearest' })
}

/**
 * Fields one below the other, under the form's error and the note on required fields; the form's own rules validate,
 * not the browser's.
 */
export const Form = ({ onSubmit, lead, error, children }: FormProps) => {
  const ref = useRetainFocus()
  const submit = useSingleSubmit(onSubmit)
  return (
    <form
      ref={ref}
      noValidate
      onSubmit={(event) => {
        const form = event.currentTarget
        void submit(event).then(() => showFocused(form))
      }}
    >
      <Stack gap={4}>
        {lead}
        {error && <Alert tone="error">{error}</Alert>}
        <RequiredNote />
        {children}
      </Stack>
    </form>
  )
}
