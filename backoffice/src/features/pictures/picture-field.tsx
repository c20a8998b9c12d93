import { useId } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { ReadyPicture } from '../../api/media.ts'
import { useSession } from '../../api/session.ts'
import { pictureSource } from '../../lib/picture-source.ts'
import { Button, Disclosure, Icon, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './pictures.module.css'
import { UploadPicture } from './upload-picture.tsx'

type PictureFieldProps = {
  label: string
  /** Its file in the shop; empty for none. */
  path: string
  /** What it shows, by language. */
  alt: Readonly<Record<string, string>>
  disabled?: boolean
  /** A photo that was sent, or one of the shop's by the name of its file; an empty path for none. */
  onChange(picture: Pick<ReadyPicture, 'path' | 'c_medium'>): void
}

/** One picture: seen, sent, taken away; or one that the shop has already, by its file. */
export const PictureField = ({ label, path, alt, disabled, onChange }: PictureFieldProps) => {
  const { t, shop } = useEnv()
  const { can } = useSession()
  const id = useId()
  const file = (
    <TextField
      label={t(messages.file)}
      hint={t(messages.fileHint)}
      value={path}
      readOnly={disabled}
      onChange={({ target }) => onChange({ path: target.value.trim() })}
    />
  )
  return (
    <div className={styles.field} role="group" aria-labelledby={id}>
      <p id={id} className={styles.label}>
        {label}
      </p>
      <div className={styles.row}>
        <span className={styles.picture}>
          {path === '' ? <Icon name="image" size={20} /> : <img src={pictureSource(shop, path)} alt="" />}
        </span>
        {!disabled && (
          <div className={styles.tools}>
            <UploadPicture alt={alt} onReady={onChange} />
            {path !== '' && (
              <Button kind="quiet" onClick={() => onChange({ path: '' })}>
                {t(messages.remove)}
              </Button>
            )}
          </div>
        )}
      </div>
      {!disabled && can('sfcc.media.rw') ? (
        <Disclosure summary={t(messages.ofShop)} summaryClassName={styles.soft}>
          {file}
        </Disclosure>
      ) : (
        file
      )}
    </div>
  )
}
