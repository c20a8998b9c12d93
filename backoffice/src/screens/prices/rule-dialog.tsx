import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { mostRows } from '../../features/list/index.ts'
import { RuleFields, ruleIn } from '../../features/prices/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { Button, CheckField, Dialog } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './prices.module.css'

type RuleDialogProps = {
  /** Prices of the page, and of all pages. */
  count: number
  total: number
  /** `rule`: from a price in hundredths to its new one; `isAll`: of all that match, not of the page alone. */
  onApply(rule: (minor: number) => number, isAll: boolean): Promise<void>
  onClose(): void
}

/** All prices of the list by some per cent, rounded. */
export const RuleDialog = ({ count, total, onApply, onClose }: RuleDialogProps) => {
  const { t, format } = useEnv()
  const [isAll, setAll] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<unknown>()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    setBusy(true)
    setFailure(undefined)
    try {
      await onApply(ruleIn(form), isAll)
      onClose()
    } catch (caught) {
      setFailure(caught)
      setBusy(false)
    }
  }
  return (
    <Dialog title={t(messages.rule)} closeLabel={t(messages.close)} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        {failure ? <ProblemNotice error={failure} /> : null}
        <p>{t(messages.ruleWhy, isAll ? total : count)}</p>
        <RuleFields />
        {total > count && (
          <CheckField
            label={t(messages.ruleAll, format.number(total))}
            checked={isAll}
            disabled={total > mostRows}
            onChange={() => setAll(!isAll)}
          />
        )}
        {total > mostRows && <p>{t(messages.ruleMost, format.number(mostRows))}</p>}
        <Button kind="main" type="submit" isBusy={isBusy}>
          {t(messages.apply)}
        </Button>
      </form>
    </Dialog>
  )
}
