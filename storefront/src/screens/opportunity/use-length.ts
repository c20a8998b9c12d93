import { formatMetres, metresToMm } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import type { QuoteLine } from '../../features/opportunities/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { messages } from './messages.ts'

/** How the length of a line's pieces is written; a dash for goods that are not cut. */
export const useLength = () => {
  const t = useText()
  const { locale } = useEnv()
  return ({ Length }: Pick<QuoteLine, 'Length'>) =>
    Length === null
      ? t(messages.none)
      : t(messages.metres, { n: formatMetres(metresToMm(Length) ?? 0, locale) })
}
