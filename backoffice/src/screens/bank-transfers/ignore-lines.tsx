import { bank as operations, type BankLine } from '../../api/bank.ts'
import { useEnv } from '../../api/env.tsx'
import { TextStepsDialog } from '../../features/bulk/index.ts'
import { messages } from './messages.ts'
import type { Bank } from './use-bank.ts'

type Props = {
  lines: readonly BankLine[]
  /** How many of them are probably for an order. */
  matching: number
  bank: Bank
  onDone(): void
  onClose(): void
}

/** Puts several lines aside with one reason, each with its own entry in the log; taken back together. */
export const IgnoreLinesDialog = ({ lines, matching, bank, onDone, onClose }: Props) => {
  const { call, t, format } = useEnv()
  return (
    <TextStepsDialog
      title={t(messages.ignoreDo)}
      why={(n) =>
        [t(messages.willIgnore, format.number(n)), matching > 0 && t(messages.someMatch, matching)]
          .filter(Boolean)
          .join(' ')
      }
      label={t(messages.reason)}
      maxLength={500}
      load={async () => lines}
      nameOf={({ amount, currency, description }) => `${format.money(amount, currency)} ${description}`}
      step={({ id }, note) =>
        call(operations.ignoreLine, { params: { lineId: id }, body: { ignored: true, note } })
      }
      undo={({ id }) => call(operations.ignoreLine, { params: { lineId: id }, body: { ignored: false } })}
      onDone={() => {
        onDone()
        void bank.refresh()
      }}
      onClose={onClose}
    />
  )
}
