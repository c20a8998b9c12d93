import type { FormEvent, ReactNode } from 'react'
import { Alert, Stack } from '../../ui/index.ts'
import { keepFocus } from './keep-focus.ts'
import { RequiredNote } from './required-note.tsx'

type FormProps = {
  /** What a press or Enter does: `handleSubmit(…)` of the form's library. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** What the form is for, where its title does not say it. */
  lead?: ReactNode
  /** What went wrong with the whole of it. */
  error?: ReactNode
  children: ReactNode
}

/** Fields one below the other, under what went wrong and what the red star means; its rules speak, not the browser's. */
export const Form = ({ onSubmit, lead, error, children }: FormProps) => (
  <form noValidate onMouseDown={keepFocus} onSubmit={(event) => void onSubmit(event)}>
    <Stack gap={4}>
      {lead}
      {error && <Alert tone="error">{error}</Alert>}
      <RequiredNote />
      {children}
    </Stack>
  </form>
)
