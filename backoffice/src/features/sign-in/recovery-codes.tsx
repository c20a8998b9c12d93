import { useEnv } from '../../api/env.tsx'
import { saveFile } from '../../lib/save-file.ts'
import { Button, showToast } from '../../ui/index.ts'
import { recoveryMessages as messages } from './recovery-messages.ts'
import styles from './recovery-codes.module.css'

/** Codes that are shown once, with what one does with them. */
export const RecoveryCodes = ({ codes }: { codes: readonly string[] }) => {
  const { t, shop } = useEnv()
  const text = codes.join('\n')
  return (
    <div className={styles.codes}>
      <ol className={styles.list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className={styles.actions}>
        <Button
          icon="copy"
          onClick={() => void navigator.clipboard.writeText(text).then(() => showToast(t(messages.copied)))}
        >
          {t(messages.copy)}
        </Button>
        <Button icon="download" onClick={() => saveFile(`${shop.id}-recovery-codes.txt`, text, 'text/plain')}>
          {t(messages.download)}
        </Button>
      </div>
    </div>
  )
}
