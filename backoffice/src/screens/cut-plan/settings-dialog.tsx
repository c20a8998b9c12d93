import { useEnv } from '../../api/env.tsx'
import type { CutPlan } from '../../api/plant.ts'
import { Confirm, textIn } from '../../features/confirm/index.ts'
import { readDecimal } from '../../lib/decimal.ts'
import { TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'

type Settings = { day: string; setupMeters: number; kerfMeters: number; leastOffcutMeters: number }
type Props = { plan: CutPlan; onSave(settings: Settings): Promise<boolean>; onClose(): void }

const thousandth = (value: number) => Math.round(value * 1000) / 1000

/** By which day and with which measures the plan is made. */
export const SettingsDialog = ({ plan, onSave, onClose }: Props) => {
  const { t } = useEnv()
  const known = (form: FormData, name: string, before: number) => readDecimal(textIn(form, name)) ?? before
  return (
    <Confirm
      title={t(messages.again)}
      why={t(messages.settingsWhy)}
      keepLabel={t(messages.keep)}
      onClose={onClose}
      onConfirm={(form) =>
        onSave({
          day: textIn(form, 'day') || plan.day,
          setupMeters: known(form, 'setupMeters', plan.setupMeters),
          kerfMeters: thousandth(known(form, 'kerf', plan.kerfMeters * 1000) / 1000),
          leastOffcutMeters: known(form, 'leastOffcutMeters', plan.leastOffcutMeters),
        })
      }
    >
      <TextField label={t(messages.day)} name="day" type="date" defaultValue={plan.day} required />
      <TextField
        label={t(messages.setupMeters)}
        name="setupMeters"
        inputMode="decimal"
        defaultValue={plan.setupMeters}
      />
      <TextField
        label={t(messages.kerfMillimetres)}
        name="kerf"
        inputMode="decimal"
        defaultValue={thousandth(plan.kerfMeters * 1000)}
      />
      <TextField
        label={t(messages.leastOffcut)}
        name="leastOffcutMeters"
        inputMode="decimal"
        defaultValue={plan.leastOffcutMeters}
      />
    </Confirm>
  )
}
