import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { plant, type Strip } from '../../api/plant.ts'
import { readDecimal } from '../../lib/decimal.ts'
import { showToast, TextField } from '../../ui/index.ts'
import { Confirm, textIn } from '../confirm/index.ts'
import { problemText } from '../problem/index.ts'
import { kinds, messages } from './messages.ts'
import styles from './plant.module.css'

const reasons = ['rust', 'dent', 'paint', 'gauge', 'miscut', 'other'] as const

type Props = { storeId: string; strip: Pick<Strip, 'id' | 'kind'>; onClose(): void }

/** Says what of a strip is bad and why: it leaves the stock, and the plan is made anew. */
export const ScrapDialog = ({ storeId, strip, onClose }: Props) => {
  const { call, t } = useEnv()
  const queries = useQueryClient()
  const [isWrong, setWrong] = useState(false)
  const { id: stripId, kind } = strip
  const name = `${t(kinds[kind])} ${stripId}`
  const send = async (form: FormData): Promise<boolean> => {
    const text = textIn(form, 'amount')
    const amount = readDecimal(text)
    const isUnreadable = text !== '' && !(amount && amount > 0)
    setWrong(isUnreadable)
    if (isUnreadable) return false
    const note = [textIn(form, 'reason'), textIn(form, 'note')].filter(Boolean).join(': ')
    const part = amount === undefined ? {} : kind === 'coil' ? { meters: amount } : { count: amount }
    try {
      await call(plant.reportScrap, { params: { storeId }, body: { stripId, note, ...part } })
    } catch (caught) {
      showToast(problemText(t, caught), { tone: 'bad' })
      return false
    }
    showToast(t(messages.scrapped, name))
    for (const operation of [plant.getCutPlan, plant.getCoils, plant.getOffcuts])
      void queries.invalidateQueries({ queryKey: [operation] })
    return true
  }
  return (
    <Confirm
      isStop
      title={t(messages.scrap)}
      why={`${t(messages.scrapOf, name)}. ${t(messages.scrapWhy)}`}
      keepLabel={t(messages.keep)}
      onClose={onClose}
      onConfirm={send}
    >
      <fieldset className={styles.reasons}>
        <legend>{t(messages.reason)}</legend>
        {reasons.map((reason) => (
          <label key={reason} className={styles.reason}>
            <input type="radio" name="reason" value={t(messages[reason])} required />
            {t(messages[reason])}
          </label>
        ))}
      </fieldset>
      {kind !== 'offcut' && (
        <TextField
          label={t(kind === 'coil' ? messages.badMeters : messages.badCount)}
          hint={t(kind === 'coil' ? messages.allOfCoil : messages.allOfBars)}
          error={isWrong ? t(messages.notReadable) : undefined}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
        />
      )}
      <TextField label={t(messages.note)} name="note" maxLength={400} autoComplete="off" />
    </Confirm>
  )
}
