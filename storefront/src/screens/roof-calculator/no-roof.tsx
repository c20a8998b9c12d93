import { formatMetres } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import type { Answer } from '../../features/roof/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert } from '../../ui/index.ts'
import { AnyLift } from './any-lift.tsx'
import { messages } from './messages.ts'
import styles from './roof-calculator.module.css'
import type { RoofResultProps } from './roof-result-props.ts'
import { WaysOut } from './ways-out.tsx'

type NoRoofProps = RoofResultProps & { answer: Exclude<Answer, { kind: 'roof' }> }

/** Why there is no roof of these measures, and the way out. */
export const NoRoof = (props: NoRoofProps) => {
  const { answer, question, onChange } = props
  const t = useText()
  const { locale } = useEnv()
  if (answer.kind === 'unreadable') return <Alert tone="info">{t(messages.unreadable)}</Alert>
  if (answer.kind === 'no-roof') return <Alert tone="warning">{t(messages.noRoof)}</Alert>
  const { fault } = answer
  if (fault.reason === 'gauge-unknown') return <Alert tone="warning">{t(messages.notOffered)}</Alert>
  const values = {
    reach: formatMetres(fault.reachMm, locale),
    longest: formatMetres(fault.longestMm, locale),
  }
  return (
    <Alert tone="warning" className={styles.offers}>
      <p>
        {t(fault.reason === 'no-end-lap' ? messages.noEndLap : messages.tooLong, values)}{' '}
        <WaysOut {...props} />
        {question.li !== '' && <AnyLift onChange={onChange} />}
      </p>
    </Alert>
  )
}
