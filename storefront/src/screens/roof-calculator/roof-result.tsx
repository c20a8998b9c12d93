import { memo, useCallback, useDeferredValue, useRef } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { formatPercent } from '../../../../facts/format-percent.ts'
import type { Roof } from '../../../../trade/roof/roof.ts'
import { useEnv } from '../../api/env.tsx'
import { toolStyles } from '../../features/tool-state/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { LinkButton, StickyBar } from '../../ui/index.ts'
import { paperDrawings, type Question, spokenRoof } from '../../features/roof/index.ts'
import { Alternatives } from './alternatives.tsx'
import { LengthNotes } from './length-notes.tsx'
import { MaterialList } from './material-list.tsx'
import { messages } from './messages.ts'
import { NoRoof } from './no-roof.tsx'
import { RoofDrawings } from './roof-drawings.tsx'
import styles from './roof-calculator.module.css'
import type { RoofResultProps } from './roof-result-props.ts'
import { ShapeNotes } from './shape-notes.tsx'
import { useTerms } from './use-terms.ts'

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
  if (answer.kind !== 'roof') return <NoRoof {...props} answer={answer} />
  const metres = (mm: number) => formatMetres(mm, locale)
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
          <Figure label={t(messages.waste)} value={formatPercent(Math.max(0, roof.waste), locale, 1)} />
        </dl>
      </div>
      <ShapeNotes {...props} answer={answer} onChange={takeTip} />
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
