import { formatNumber } from '../../../../facts/format-number.ts'
import { useEnv } from '../../api/env.tsx'
import { waysOut } from '../../features/roof/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { RoofResultProps } from './roof-result-props.ts'

/** A steeper slope and another sheet, in one press each. */
export const WaysOut = ({ question, answer, data, onChange }: RoofResultProps) => {
  const t = useText()
  const { locale, language } = useEnv()
  return waysOut(question, answer, data).map((way) => (
    <Button
      key={JSON.stringify(way.change)}
      variant="quiet"
      size="small"
      onClick={() => onChange(way.change)}
    >
      {'percent' in way
        ? t(messages.raiseSlope, { percent: formatNumber(way.percent, locale) })
        : t(messages.useSheet, { sheet: way.sheet[language] })}
    </Button>
  ))
}
