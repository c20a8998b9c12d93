import { formatNumber } from '../../../../facts/format-number.ts'
import { hasLevelValley } from '../../../../trade/roof/joints.ts'
import { useEnv } from '../../api/env.tsx'
import { narrowerQuestion } from '../../features/roof/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './roof-calculator.module.css'
import type { RoofAnswer, RoofResultProps } from './roof-result-props.ts'
import { WaysOut } from './ways-out.tsx'

type ShapeNotesProps = RoofResultProps & { answer: RoofAnswer }

/** What width and slope ask for: a width that saves sheets, a slope that lets no water in. */
export const ShapeNotes = (props: ShapeNotesProps) => {
  const { answer, question, onChange } = props
  const { roof } = answer
  const t = useText()
  return (
    <>
      {roof.narrowerMm !== undefined && (
        <Alert tone="info" live="off" className={styles.offers}>
          <p>
            {t(messages.narrower, { mm: roof.narrowerMm })}{' '}
            <Narrower question={question} narrowerMm={roof.narrowerMm} onChange={onChange} />
          </p>
        </Alert>
      )}
      {answer.hardPercent !== undefined && (
        <Alert tone="warning" live="off" className={styles.offers}>
          <p>
            {t(messages.tooFlat, { percent: answer.hardPercent })} <WaysOut {...props} />
          </p>
        </Alert>
      )}
      {hasLevelValley(roof) && (
        <Alert tone="warning" live="off">
          {t(messages.levelValley)}
        </Alert>
      )}
      {answer.advisePercent !== undefined && (
        <Alert tone="warning" live="off">
          {t(messages.flat, { percent: answer.advisePercent })}
        </Alert>
      )}
    </>
  )
}

type NarrowerProps = Pick<RoofResultProps, 'question' | 'onChange'> & { narrowerMm: number }

/** The width that saves sheets, in one press: of the overhangs where they have it, else of the walls. */
const Narrower = ({ question, narrowerMm, onChange }: NarrowerProps) => {
  const t = useText()
  const { locale } = useEnv()
  const change = narrowerQuestion(question, narrowerMm)
  if (!change) return null
  const [value = ''] = Object.values(change)
  const shown = formatNumber(Number(value), locale, 3)
  return (
    <Button variant="quiet" size="small" onClick={() => onChange(change)}>
      {t('og' in change ? messages.fitOverhang : messages.fitLength, { value: shown })}
    </Button>
  )
}
