import { formatMetres, metresToMm } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert } from '../../ui/index.ts'
import type { LengthTotal } from './basket.ts'
import { messages } from './messages.ts'

/** Says how many metres a product lacks to its run, in singular, plural and zero (S8.048, S8.049). */
export const MetresWarning = ({ total }: { total: LengthTotal | undefined }) => {
  const t = useText()
  const { locale } = useEnv()
  if (!total || total.missingMt <= 0) return null
  const written = (metres: number) => formatMetres(metresToMm(metres) ?? 0, locale)
  return (
    <Alert tone="warning">
      {t(messages.metres, {
        total: total.value,
        missing: total.missingMt,
        totalText: written(total.value),
        missingText: written(total.missingMt),
      })}
    </Alert>
  )
}
