import { memo, type ReactNode, useCallback, useDeferredValue, useRef } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { hasLevelValley } from '../../../../trade/roof/joints.ts'
import type { Roof } from '../../../../trade/roof/roof.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { toolStyles } from '../../features/tool-state/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Icon, LinkButton, StickyBar } from '../../ui/index.ts'
import {
  type Answer,
  answerOf,
  type Choices,
  narrowerQuestion,
  paperDrawings,
  waysOut,
  type Question,
  spokenRoof,
} from '../../features/roof/index.ts'
import { Alternatives } from './alternatives.tsx'
import { MaterialList } from './material-list.tsx'
import { messages } from './messages.ts'
import type { Colour } from './roof-calculator.tsx'
import { RoofDrawings } from './roof-drawings.tsx'
import styles from './roof-calculator.module.css'
import { useTerms } from './use-terms.ts'

type RoofResultProps = {
  answer: Answer
  question: Question
  choices: Choices
  data: TradeData
  colours: readonly Colour[]
  onChange: (change: Partial<Question>) => void
}

/** What the measures come to: the figures, the drawings, the goods; or why not, and the way out. */
export const RoofResult = (props: RoofResultProps) => {
  const { answer, question, data, colours, onChange } = props
  const t = useText()
  const { locale } = useEnv()
  // Figures and goods follow each key, so that a press never adds the roof before; drawings and other sheets take their
  // time and come right after.
  const pictured = useDeferredValue(props)
  const headline = useRef<HTMLHeadingElement>(null)
  // A tip that is taken goes with its button: whoever pressed it stands before what it made.
  const takeTip = useCallback(
    (change: Partial<Question>) => {
      onChange(change)
      headline.current?.focus({ preventScroll: true })
    },
    [onChange],
  )
  const metres = (mm: number) => formatMetres(mm, locale)
  if (answer.kind === 'unreadable') return <Alert tone="info">{t(messages.unreadable)}</Alert>
  if (answer.kind === 'no-roof') return <Alert tone="warning">{t(messages.noRoof)}</Alert>
  if (answer.kind === 'fault') {
    const { fault } = answer
    if (fault.reason === 'gauge-unknown') return <Alert tone="warning">{t(messages.notOffered)}</Alert>
    const values = { reach: metres(fault.reachMm), longest: metres(fault.longestMm) }
    return (
      <Alert tone="warning">
        <p>
          {t(fault.reason === 'no-end-lap' ? messages.noEndLap : messages.tooLong, values)}{' '}
          <WaysOut {...props} onChange={onChange} />
          {question.li !== '' && <AnyLift onChange={onChange} />}
        </p>
      </Alert>
    )
  }
  const { roof, lines } = answer
  const { count, several } = headlineOf(roof, metres)
  const kilograms =
    lines.filter(({ role }) => role === 'sheet').reduce((sum, { grams }) => sum + grams, 0) / 1000
  const sheets = t(several ? messages.sheetsOfLengths : messages.sheetsOf, count)
  return (
    <div className={toolStyles.result}>
      <div aria-live="polite">
        <h2 className={toolStyles.headline} ref={headline} tabIndex={-1}>
          {sheets}
        </h2>
        <dl className={styles.figures}>
          <Figure label={t(messages.metres)} value={`${metres(roof.sheetMm)} m`} />
          <Figure label={t(messages.area)} value={`${formatNumber(roof.areaMm2 / 1e6, locale, 1)} m²`} />
          <Figure label={t(messages.weight)} value={`${formatNumber(kilograms, locale)} kg`} />
          <Figure
            label={t(messages.waste)}
            value={`${formatNumber(Math.max(0, roof.waste) * 100, locale, 1)} %`}
          />
        </dl>
      </div>
      {roof.narrowerMm !== undefined && (
        <Alert tone="info" live="off">
          <p>
            {t(messages.narrower, { mm: roof.narrowerMm })}{' '}
            <Narrower question={question} narrowerMm={roof.narrowerMm} onChange={takeTip} />
          </p>
        </Alert>
      )}
      {answer.hardPercent !== undefined && (
        <Alert tone="warning" live="off">
          <p>
            {t(messages.tooFlat, { percent: answer.hardPercent })} <WaysOut {...props} onChange={takeTip} />
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
      <LengthNotes {...pictured} onChange={takeTip} />
      <RoofPictures {...pictured} />
      <MaterialList
        lines={lines}
        question={question}
        data={data}
        colours={colours}
        headline={count}
        onChange={onChange}
        drawings={() => paperDrawings(roof, spokenRoof(roof, question, t), t)}
      />
      <p className={toolStyles.honest}>{t(messages.honest)}</p>
      {answer.hardPercent === undefined && <OtherSheets {...pictured} />}
      <StickyBar label={t(messages.title)}>
        <div className={styles.bar}>
          <span className={styles.barText}>{sheets}</span>
          <LinkButton href="#roof-goods" size="small">
            {t(messages.seeList)}
          </LinkButton>
        </div>
      </StickyBar>
    </div>
  )
}

/** A steeper slope and another sheet, in one press each. */
const WaysOut = ({ question, answer, data, onChange }: RoofResultProps) => {
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

/** What the longest sheet asks for, a truck or many hands, and in one press the same roof in shorter sheets. */
const LengthNotes = memo(({ answer, question, choices, data, onChange }: RoofResultProps) => {
  const t = useText()
  const { purlins } = useTerms(data)
  const { locale } = useEnv()
  if (answer.kind !== 'roof') return null
  const { truck, lift, roof } = answer
  const shorter = (change: Partial<Question>, label: string) => {
    const other = answerOf({ ...question, ...change }, choices, data)
    if (other.kind !== 'roof') return null
    const more = formatMetres(Math.max(0, other.roof.sheetMm - roof.sheetMm), locale)
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
          {t(messages.stockLengths)}{' '}
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

/** Takes sheets again that are too heavy for two persons: no field of the form asks for lighter ones. */
const AnyLift = ({ onChange }: Pick<RoofResultProps, 'onChange'>) => {
  const t = useText()
  return (
    <Button variant="quiet" size="small" onClick={() => onChange({ li: '' })}>
      {t(messages.anyLift)}
    </Button>
  )
}

/** Sheets, their longest, and how many lengths there are. */
const headlineOf = ({ sheets, pieces }: Roof, metres: (mm: number) => string) => {
  const count = { count: pieces, length: metres(sheets[0]?.lengthMm ?? 0), lengths: sheets.length }
  return { count, several: sheets.length > 1 }
}

/** The same roof in other sheets. */
const OtherSheets = memo(({ question, data, colours, onChange }: RoofResultProps) => (
  <Alternatives question={question} data={data} colours={colours} onChoose={onChange} />
))

/** The drawings. */
const RoofPictures = memo(({ answer, question, choices, data, colours }: RoofResultProps) => {
  const t = useText()
  const terms = useTerms(data)
  if (answer.kind !== 'roof') return null
  const { roof } = answer
  const fill = colours.find(({ value }) => value === choices.colour)?.hex ?? '#B8BCBE'
  return <RoofDrawings roof={roof} fill={fill} terms={terms} spoken={spokenRoof(roof, question, t)} />
})

const Figure = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </div>
)
