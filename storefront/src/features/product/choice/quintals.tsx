import { countUnit, formatNumber } from '../../../../../facts/format-number.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Button, Row } from '../../../ui/index.ts'
import type { ProductChoice } from '../use-product-choice.ts'
import { quintalsMessages as messages } from './quintals-messages.ts'

type QuintalsProps = {
  wanted: Pick<ProductChoice, 'pieces' | 'setPieces'>
  /** Units of sale of one quintal. */
  perQuintal: number
  /** What it is sold by: the pound. */
  unit: string
}

/** What is sold by the pound, in quintals: how many the wanted pounds are, and a press for the next whole one. */
export const Quintals = ({ wanted: { pieces, setPieces }, perQuintal, unit }: QuintalsProps) => {
  const t = useText()
  const { locale } = useEnv()
  const count = (n: number, of: string) => `${formatNumber(n, locale, 2)} ${countUnit(n, of, locale)}`
  const quintals = (pieces ?? 0) / perQuintal
  const next = Math.floor(quintals) + 1
  return (
    <Row gap={2}>
      {/* A pound or two is no part of a quintal that anybody names. */}
      {quintals >= 0.25 && <span>{t(messages.equal, { quintals: count(quintals, 'quintal') })}</span>}
      <Button variant="quiet" size="small" icon="plus" onClick={() => setPieces(next * perQuintal)}>
        {t(messages.take, { quintals: count(next, 'quintal'), pieces: count(next * perQuintal, unit) })}
      </Button>
    </Row>
  )
}
