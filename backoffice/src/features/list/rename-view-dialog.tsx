import type { FormEvent } from 'react'
import { useEnv } from '../../api/env.tsx'
import { Button, Dialog, TextField } from '../../ui/index.ts'
import styles from './list.module.css'
import { messages } from './messages.ts'

type RenameViewDialogProps = { title: string; onSave(title: string): void; onClose(): void }

/** Another name for a view. */
export const RenameViewDialog = ({ title, onSave, onClose }: RenameViewDialogProps) => {
  const { t } = useEnv()
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('title')
    if (typeof typed === 'string' && typed.trim() !== '') onSave(typed.trim())
  }
  return (
    <Dialog title={t(messages.renameView, title)} closeLabel={t(messages.cancel)} onClose={onClose}>
      <form className={styles.naming} onSubmit={save}>
        <TextField
          label={t(messages.viewName)}
          name="title"
          defaultValue={title}
          autoFocus
          required
          maxLength={40}
        />
        <Button kind="main" type="submit">
          {t(messages.save)}
        </Button>
      </form>
    </Dialog>
  )
}
