import { useText } from '../../api/env.tsx'
import type { QuoteHit } from '../../api/quotes.ts'
import { Badge, type Tone } from '../../ui/index.ts'
import { states } from './messages.ts'

const tones: Record<QuoteHit['state'], Tone> = {
  requested: 'warn',
  priced: 'open',
  expired: 'bad',
  accepted: 'good',
  rejected: 'none',
}

/** Where a quote stands. */
export const QuoteState = ({ state }: { state: QuoteHit['state'] }) => {
  const t = useText()
  return <Badge tone={tones[state]}>{t(states[state])}</Badge>
}
