import { useEnv } from '../../api/env.tsx'
import { Badge, type Tone } from '../../ui/index.ts'
import { steps } from './messages.ts'

type Step = keyof typeof steps

const tones: Record<Step, Tone> = {
  waiting: 'warn',
  unpaid: 'warn',
  paid: 'open',
  cut: 'open',
  ready: 'good',
  shipped: 'good',
  completed: 'none',
  cancelled: 'bad',
  replaced: 'none',
  failed: 'bad',
}

/** Where an order stands in its work. */
export const OrderStep = ({ step }: { step: Step }) => {
  const { t } = useEnv()
  return <Badge tone={tones[step]}>{t(steps[step])}</Badge>
}
