import type { FormEvent, ReactNode } from 'react'
import { useText } from '../../api/env.tsx'
import { Fields } from '../../features/editor/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './setup.module.css'

type StepFormProps = {
  work: { error: unknown; isPending: boolean }
  onSubmit(): void
  children: ReactNode
  /** Below the fields. */
  after?: ReactNode
}

/** The fields of a step and the button that ends it. */
export const StepForm = ({ work, onSubmit, children, after }: StepFormProps) => {
  const t = useText()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!work.isPending) onSubmit()
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      {work.error ? <ProblemNotice error={work.error} /> : null}
      <Fields>{children}</Fields>
      {after}
      <div>
        <Button type="submit" kind="main" isBusy={work.isPending}>
          {t(messages.save)}
        </Button>
      </div>
    </form>
  )
}
