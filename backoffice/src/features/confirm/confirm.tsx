import { type FormEvent, type ReactNode, useState } from 'react'
import { Button, Dialog } from '../../ui/index.ts'
import styles from './confirm.module.css'

type ConfirmProps = {
  /** The action; also what its button says. */
  title: string
  /** What will happen, with number and amount. */
  why: string
  /** What leaves everything as it is. */
  keepLabel: string
  isStop?: boolean
  /** Does it; true closes the dialog. */
  onConfirm(form: FormData): Promise<boolean>
  onClose(): void
  /** Fields it asks for. */
  children?: ReactNode
}

/** A text field of a form, without blanks at its ends. */
export const textIn = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value.trim() : ''
}

/** Says with number and amount what will happen, and asks once. */
export const Confirm = ({ title, why, keepLabel, isStop, onConfirm, onClose, children }: ConfirmProps) => {
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    const isDone = await onConfirm(form)
    setBusy(false)
    if (isDone) onClose()
  }
  return (
    <Dialog title={title} closeLabel={keepLabel} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{why}</p>
        {children}
        <div className={styles.foot}>
          <Button onClick={onClose}>{keepLabel}</Button>
          <Button kind={isStop ? 'stop' : 'main'} type="submit" isBusy={isBusy}>
            {title}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
