import { useState } from 'react'
import { useText } from '../../api/env.tsx'
import type { Conflict, Members } from '../../lib/members.ts'
import { Button, Dialog } from '../../ui/index.ts'
import styles from './merge.module.css'
import { messages } from './messages.ts'
import { apart, valueWords } from './value-words.ts'

type MergeDialogProps = {
  conflicts: readonly Conflict[]
  nameOf(path: string): string
  /** A value with its codes in words, where it has any. */
  toWords?: ((path: string, value: unknown) => unknown) | undefined
  isBusy: boolean
  /** The person’s changes of what both changed; what the other saved stays without one. */
  onChosen(changes: Members): void
  onClose(): void
}

/** What two people changed another way, side by side; nobody’s work is lost without being seen. */
export const MergeDialog = ({
  conflicts,
  nameOf,
  toWords = (_path, value) => value,
  isBusy,
  onChosen,
  onClose,
}: MergeDialogProps) => {
  const t = useText()
  const words = { yes: t(messages.yes), no: t(messages.no), none: t(messages.empty) }
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set())
  const choose = (path: string, isTheirs: boolean) => {
    const next = new Set(theirs)
    if (isTheirs) next.add(path)
    else next.delete(path)
    setTheirs(next)
  }
  return (
    <Dialog
      shape="wide"
      title={t(messages.title)}
      closeLabel={t(messages.cancel)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.cancel)}</Button>
          <Button
            kind="main"
            isBusy={isBusy}
            onClick={() =>
              onChosen(
                Object.fromEntries(
                  conflicts.filter(({ path }) => !theirs.has(path)).map(({ path, mine }) => [path, mine]),
                ),
              )
            }
          >
            {t(messages.save)}
          </Button>
        </>
      }
    >
      <p className={styles.why}>{t(messages.why)}</p>
      {conflicts.map(({ path, mine, theirs: saved }) => {
        // Of long lists only what differs is looked at.
        const lists = apart(mine, saved)
        return (
          <fieldset key={path} className={styles.conflict}>
            <legend className={styles.name}>{nameOf(path)}</legend>
            {[
              { isTheirs: false, title: t(messages.mine), value: lists?.mine ?? mine },
              { isTheirs: true, title: t(messages.theirs), value: lists?.theirs ?? saved },
            ].map(({ isTheirs, title, value }) => (
              <label key={title} className={styles.side}>
                <input
                  type="radio"
                  name={path}
                  checked={theirs.has(path) === isTheirs}
                  onChange={() => choose(path, isTheirs)}
                />
                <span>
                  <strong>{title}</strong>
                  <span className={styles.value}>
                    {valueWords(toWords(path, value), words) || words.none}
                  </span>
                </span>
              </label>
            ))}
            {lists && lists.both > 0 && <p className={styles.both}>{t(messages.both, lists.both)}</p>}
          </fieldset>
        )
      })}
    </Dialog>
  )
}
