import { memo, type ReactNode } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import { spokenLength } from '../../../../facts/spoken-length.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { useEnv } from '../../api/env.tsx'
import { answerOf, type Question } from '../../features/roof/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Icon } from '../../ui/index.ts'
import { AnyLift } from './any-lift.tsx'
import { messages } from './messages.ts'
import styles from './roof-calculator.module.css'
import type { RoofResultProps } from './roof-result-props.ts'
import { useTerms } from './use-terms.ts'

/** What the longest sheet asks for, a truck or many hands, and in one press the same roof in shorter sheets. */
export const LengthNotes = memo(({ answer, question, choices, data, onChange }: RoofResultProps) => {
  const t = useText()
  const { purlins } = useTerms(data)
  const { locale } = useEnv()
  if (answer.kind !== 'roof') return null
  const { truck, lift, roof, lines } = answer
  const isStock = lines.some(({ role, lengthMm }) => role === 'sheet' && lengthMm === undefined)
  const shorter = (change: Partial<Question>, label: string) => {
    const other = answerOf({ ...question, ...change }, choices, data)
    if (other.kind !== 'roof') return null
    const more = spokenLength(Math.max(0, other.roof.sheetMm - roof.sheetMm), locale)
    const waste = formatNumber(Math.max(0, other.roof.waste) * 100, locale, 1)
    return (
      <>
        <Button variant="quiet" size="small" onClick={() => onChange(change)}>
          {label}
        </Button>
        <small>{t(messages.lapped, { more, waste })}</small>
      </>
    )
  }
  return (
    <>
      {truck && (
        <LengthNote icon="truck">
          {t(messages.travels, { name: truck.needs.name })}{' '}
          {shorter({ v: truck.smaller.id }, t(messages.fitTruck, { name: truck.smaller.name }))}
        </LengthNote>
      )}
      {lift && (
        <LengthNote icon="warning">
          {t(messages.heavy, {
            length: formatMetres(lift.lengthMm, locale),
            kg: formatNumber(lift.sheetKg, locale),
            most: formatNumber(lift.mostKg, locale),
          })}{' '}
          {shorter({ li: '1' }, t(messages.fitLift))}
        </LengthNote>
      )}
      {answer.noPurlin && (
        <LengthNote icon="warning">
          {t(messages.noPurlin, {
            purlins,
            support: formatMetres(answer.noPurlin.supportMm, locale),
            gap: formatMetres(answer.noPurlin.gapMm, locale),
          })}
        </LengthNote>
      )}
      {answer.expansion && (
        <LengthNote icon="warning">
          {t(messages.longRun, {
            reach: formatMetres(answer.expansion.reachMm, locale),
            hole: answer.expansion.holeMm,
          })}
        </LengthNote>
      )}
      {question.st !== '' && (
        <LengthNote>
          {t(isStock ? messages.stockLengths : messages.noStockLengths)}{' '}
          <Button variant="quiet" size="small" onClick={() => onChange({ st: '' })}>
            {t(messages.cutLengths)}
          </Button>
        </LengthNote>
      )}
      {question.li !== '' && (
        <LengthNote>
          {t(messages.lifted)} <AnyLift onChange={onChange} />
        </LengthNote>
      )}
    </>
  )
})

/** A note beside its sign; what follows its words stays beside it too. */
const LengthNote = ({ icon, children }: { icon?: 'truck' | 'warning'; children: ReactNode }) => (
  <p className={styles.note}>
    {icon && <Icon name={icon} size={20} />}
    <span>{children}</span>
  </p>
)
