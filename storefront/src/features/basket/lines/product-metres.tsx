import type { ReactNode } from 'react'
import { formatMetres, metresToMm } from '../../../../../facts/length.ts'
import { useEnv } from '../../../api/env.tsx'
import { useText } from '../../../lib/i18n/text.tsx'
import { Alert } from '../../../ui/index.ts'
import styles from '../basket.module.css'
import type { LengthTotal } from '../basket.ts'
import { messages } from '../messages.ts'

type ProductMetresProps = {
  total: LengthTotal | undefined
  name: string
  onlyMissing?: boolean
  /** What adds the metres that are missing. */
  children?: ReactNode
}

/**
 * How many metres of a product all its lines come to; or how many it lacks to its run, in singular, plural and zero
 * (S3.008, S8.048, S8.049).
 */
export const ProductMetres = ({ total, name, onlyMissing, children }: ProductMetresProps) => {
  const t = useText()
  const { locale } = useEnv()
  if (!total) return null
  const formatTotal = (metres: number) => formatMetres(metresToMm(metres) ?? 0, locale)
  const totalText = formatTotal(total.value)
  if (total.missingMt <= 0) {
    if (onlyMissing) return null
    return <p className={`figures ${styles.cut}`}>{t(messages.metresInAll, { total: totalText, name })}</p>
  }
  return (
    <Alert tone="warning">
      {t(messages.metres, {
        total: total.value,
        missing: total.missingMt,
        totalText,
        missingText: formatTotal(total.missingMt),
      })}
      {children}
    </Alert>
  )
}
