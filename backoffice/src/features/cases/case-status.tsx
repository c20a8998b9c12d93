import { useText } from '../../api/env.tsx'
import type { CaseHit } from '../../api/cases.ts'
import { Badge, type Tone } from '../../ui/index.ts'
import { statuses } from './messages.ts'

const tones: Record<CaseHit['status'], Tone> = { open: 'warn', answered: 'open', closed: 'none' }

/** Where a case stands. */
export const CaseStatus = ({ status }: { status: CaseHit['status'] }) => {
  const t = useText()
  return <Badge tone={tones[status]}>{t(statuses[status])}</Badge>
}
