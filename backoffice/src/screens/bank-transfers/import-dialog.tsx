import { useState } from 'react'
import type { BankMapping } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { Button, Dialog, Notice } from '../../ui/index.ts'
import styles from './bank-transfers.module.css'
import { MappingForm } from './mapping-form.tsx'
import { messages } from './messages.ts'
import type { StatementFile, Trial } from './statement-file.ts'

const newBank = ''
const mostRows = 20

type ImportDialogProps = {
  file: StatementFile
  /** What each known bank's mapping reads of it. */
  trials: readonly Trial[]
  knownIds: readonly string[]
  isBusy: boolean
  /** A new mapping was written down; it is tried next. */
  onSaved(mapping: BankMapping): Promise<void>
  onImport(mapping: BankMapping): void
  onClose(): void
}

/** Which account a file is of, what each would read of it, or how a new bank writes. */
export const ImportDialog = ({
  file,
  trials,
  knownIds,
  isBusy,
  onSaved,
  onImport,
  onClose,
}: ImportDialogProps) => {
  const { t } = useEnv()
  const [chosen, setChosen] = useState(trials.find(({ read }) => read)?.mapping.id ?? newBank)
  const trial = trials.find(({ mapping }) => mapping.id === chosen)
  const read = trial?.read
  return (
    <Dialog title={t(messages.importTitle)} closeLabel={t(messages.cancel)} shape="wide" onClose={onClose}>
      <div className={styles.form}>
        <p className={styles.soft}>{file.name}</p>
        {trials.length > 0 && (
          <fieldset className={styles.banks}>
            <legend>{t(messages.whichBank)}</legend>
            {trials.map(({ mapping, read: one }) => (
              <label key={mapping.id} className={styles.bank}>
                <input
                  type="radio"
                  name="mapping"
                  checked={mapping.id === chosen}
                  onChange={() => setChosen(mapping.id)}
                />
                <span>
                  {mapping.name} <span className={styles.soft}>{mapping.country}</span>
                </span>
                <span className={styles.soft}>
                  {one ? t(messages.reads, one.imported, one.known, one.skipped) : t(messages.readsNot)}
                </span>
              </label>
            ))}
            <label className={styles.bank}>
              <input
                type="radio"
                name="mapping"
                checked={chosen === newBank}
                onChange={() => setChosen(newBank)}
              />
              <span>{t(messages.newBank)}</span>
            </label>
          </fieldset>
        )}
        {read && read.faults.length > 0 && (
          <Notice tone="warn">
            {t(
              messages.faultyRows,
              read.faults
                .slice(0, mostRows)
                .map(({ row }) => row)
                .join(', ') + (read.faults.length > mostRows ? '…' : ''),
            )}
          </Notice>
        )}
        {chosen === newBank ? (
          <MappingForm
            file={file}
            knownIds={knownIds}
            onSaved={async (mapping) => {
              await onSaved(mapping)
              setChosen(mapping.id)
            }}
          />
        ) : (
          <div className={styles.foot}>
            <Button
              kind="main"
              isBusy={isBusy}
              disabled={!read}
              onClick={() => trial && onImport(trial.mapping)}
            >
              {t(messages.importLines, read?.imported ?? 0)}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  )
}
