import { useText } from '../../api/env.tsx'
import type { Transfer } from '../../api/inventory.ts'
import { Badge, type Tone } from '../../ui/index.ts'
import { statuses } from './messages.ts'

const tones: Record<Transfer['status'], Tone> = {
  created: 'warn',
  shipped: 'open',
  received: 'good',
  cancelled: 'none',
}

/** Where a transfer stands. */
export const TransferStatus = ({ status }: { status: Transfer['status'] }) => {
  const t = useText()
  return <Badge tone={tones[status]}>{t(statuses[status])}</Badge>
}
