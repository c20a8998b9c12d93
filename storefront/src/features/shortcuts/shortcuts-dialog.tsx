import { useText } from '../../lib/i18n/text.tsx'
import { Checkbox, Dialog } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './shortcuts.module.css'
import { areSingleKeysOn, setSingleKeys } from './single-keys.ts'

/** Which keys do what, wherever one is in the shop. */
export const ShortcutsDialog = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useText()
  const rows = [
    { keys: ['/'], does: messages.search },
    { keys: ['↑', '↓'], does: messages.move },
    { keys: [t(messages.enter)], does: messages.choose },
    { keys: ['Esc'], does: messages.leave },
    { keys: ['←', '→'], does: messages.pictures },
    { keys: ['+', '−'], does: messages.zoom },
    { keys: ['↑', '↓'], does: messages.length },
    { keys: ['?'], does: messages.help },
  ]
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      closeLabel={t(messages.close)}
      size="small"
    >
      <dl className={styles.list}>
        {rows.map(({ keys, does }) => (
          <div key={t(does)} className={styles.row}>
            <dt>
              {keys.map((key) => (
                <kbd key={key} className={styles.key}>
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>{t(does)}</dd>
          </div>
        ))}
      </dl>
      <Checkbox
        className={styles.switch}
        label={t(messages.singleKeys)}
        detail={t(messages.singleKeysHint)}
        defaultChecked={areSingleKeysOn()}
        onChange={({ target }) => setSingleKeys(target.checked)}
      />
    </Dialog>
  )
}
