import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { roleNames } from '../../api/staff.ts'
import { Button, Dialog, SelectField, TextField } from '../../ui/index.ts'
import { roleName } from '../people/index.ts'
import styles from './list.module.css'
import { messages } from './messages.ts'
import type { Whom } from './use-views.ts'

type SaveViewDialogProps = {
  /** Where the person may share views: `''` stands for everywhere. None: their views are their own. */
  places: readonly string[]
  /** `whom` is undefined where the view is the person's own. */
  onSave(view: { title: string; whom: Whom | undefined }): void
  onClose(): void
}

const [onlyMe, everybody] = ['me', 'all']

/** Gives a view its name, and says whose it is. */
export const SaveViewDialog = ({ places, onSave, onClose }: SaveViewDialogProps) => {
  const { t } = useEnv()
  const [title, setTitle] = useState('')
  const [whom, setWhom] = useState(onlyMe)
  const [place, setPlace] = useState(places[0] ?? '')
  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (title.trim() === '') return
    const role = roleNames.find((one) => one === whom)
    onSave({
      title: title.trim(),
      whom:
        whom === onlyMe
          ? undefined
          : { ...(role === undefined ? {} : { role }), ...(place === '' ? {} : { country: place }) },
    })
  }
  return (
    <Dialog title={t(messages.saveView)} closeLabel={t(messages.cancel)} onClose={onClose}>
      <form className={styles.naming} onSubmit={save}>
        <TextField
          label={t(messages.viewName)}
          autoFocus
          required
          maxLength={40}
          value={title}
          onChange={({ target }) => setTitle(target.value)}
        />
        {places.length > 0 && (
          <SelectField
            label={t(messages.forWhom)}
            value={whom}
            onChange={({ target }) => setWhom(target.value)}
          >
            <option value={onlyMe}>{t(messages.onlyMe)}</option>
            <option value={everybody}>{t(messages.everybody)}</option>
            {roleNames.map((role) => (
              <option key={role} value={role}>
                {roleName(t, role)}
              </option>
            ))}
          </SelectField>
        )}
        {whom !== onlyMe && places.length > 1 && (
          <SelectField
            label={t(messages.where)}
            value={place}
            onChange={({ target }) => setPlace(target.value)}
          >
            {places.map((code) => (
              <option key={code} value={code}>
                {code === '' ? t(messages.everywhere) : code}
              </option>
            ))}
          </SelectField>
        )}
        <Button kind="main" type="submit">
          {t(messages.save)}
        </Button>
      </form>
    </Dialog>
  )
}
