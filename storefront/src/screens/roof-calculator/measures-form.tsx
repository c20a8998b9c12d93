import { type ReactNode, type RefObject, useState } from 'react'
import { slopeOf as slopeIn } from '../../../../trade/amounts/units.ts'
import { percentOf } from '../../../../trade/roof/profile.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { useEnv } from '../../api/env.tsx'
import { toolStyles } from '../../features/tool-state/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Checkbox, classNames, Field, TextInput } from '../../ui/index.ts'
import {
  type Choices,
  formOf,
  hasSlants,
  hasWings,
  type Question,
  slopeOf,
  takesPorch,
  type Unreadable,
} from '../../features/roof/index.ts'
import { RainTip } from '../../features/material-list/index.ts'
import { FormChoice } from './form-choice.tsx'
import { localeLimits } from './locale-limits.ts'
import { messages } from './messages.ts'
import { PlanEditor } from './plan-editor.tsx'
import { PlaceFields } from './place-fields.tsx'
import type { Colour } from './roof-calculator.tsx'
import { SheetFields } from './sheet-fields.tsx'
import styles from './roof-calculator.module.css'
import { useTerms } from './use-terms.ts'

type MeasuresFormProps = {
  form: RefObject<HTMLFormElement | null>
  question: Question
  choices: Choices
  data: TradeData
  colours: readonly Colour[]
  unreadable: readonly Unreadable[]
  /** How many translucent sheets the roof takes, where more are asked for. */
  mostSkylights: number | undefined
  onChange: (change: Partial<Question>) => void
  children: ReactNode
}

const limits = {
  l: '1–60 m',
  a: '1–40 m',
  aw: '1–30 m',
  al: '0.5–30 m',
  pc: '0.5–10 m',
  p: '1–150 %',
  oe: '0–300 cm',
  og: '0–300 cm',
  h: '1–20 m',
  i: '20–500 mm/h',
  sk: '0–100',
  d: '0.5–12 m',
}

/** What is asked beside the form, and stays asked when it is sent. */
const hiddenFields = ['cmp', 'lp', 'li', 'st', 'n'] as const

/** What is folded away until somebody asks for it; one that is asked already stands open. */
const folded = ['sk', 'ro', 'sp', 'ai', 'ag', 'b', 'd', 'w', 'v'] as const

/** The measures; without script a form that asks for the page with its answer. */
export const MeasuresForm = ({
  form: element,
  question,
  choices,
  data,
  colours,
  unreadable,
  mostSkylights,
  onChange,
  children,
}: MeasuresFormProps) => {
  const t = useText()
  const { href, locale } = useEnv()
  const form = formOf(question)
  const second = hasWings(form)
  const drawn = form === 'drawn'
  const percent = percentOf(slopeOf(question.p) ?? 0)
  const { degrees } = slopeIn(percent)
  const terms = useTerms(data)
  const [isAsked] = useState(() => folded.some((name) => question[name] !== ''))
  const measure = (name: keyof typeof limits, suffix?: string, hint?: string) => (
    <Field
      key={name}
      label={t(messages[name])}
      hint={hint}
      error={unreadable.includes(name) && t(messages.between, localeLimits(limits[name], locale))}
    >
      <TextInput
        name={name}
        inputMode="decimal"
        autoComplete="off"
        {...(suffix === undefined ? {} : { suffix })}
        value={question[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
  const tick = (name: 'hp' | 'cr' | 'ro' | 'sp' | 'ai' | 'ag' | 'b', label: string) => (
    <Checkbox
      name={name}
      value="1"
      label={label}
      checked={question[name] !== ''}
      onChange={(event) => onChange({ [name]: event.target.checked ? '1' : '' })}
    />
  )
  return (
    <form
      ref={element}
      className={classNames(toolStyles.form, styles.form)}
      method="get"
      action={href('/tools/roof')}
      onSubmit={(event) => event.preventDefault()}
    >
      <FormChoice form={form} onChange={onChange} />
      {drawn && (
        <PlanEditor
          parts={question.parts}
          percent={question.p}
          unreadable={unreadable}
          onChange={(parts) => onChange({ parts })}
        />
      )}
      <div className={styles.pair}>
        {!drawn && measure('l', 'm')}
        {!drawn && measure('a', 'm')}
        {second && measure('aw', 'm')}
        {second && measure('al', 'm')}
        {measure(
          'p',
          '%',
          t(messages.degrees, {
            degrees: formatNumber(degrees, locale, 1),
            percent: formatNumber(percent, locale, Number.isInteger(percent) ? 0 : 1),
          }),
        )}
        {measure('oe', 'cm')}
        {form !== 'hip' && measure('og', 'cm')}
      </div>
      <details className={styles.how}>
        <summary>{t(messages.howSlope)}</summary>
        <p>{t(messages.howSlopeText)}</p>
      </details>
      {takesPorch(form) && (
        <div>
          {second && tick('hp', t(messages.hipped))}
          {tick('cr', t(messages.withPorch))}
        </div>
      )}
      {takesPorch(form) && question.cr !== '' && <div className={styles.pair}>{measure('pc', 'm')}</div>}
      <SheetFields choices={choices} data={data} colours={colours} onChange={onChange} />
      <details className={styles.more} open={isAsked}>
        <summary>{t(messages.moreChoices, terms)}</summary>
        <div className={styles.folded}>
          <div>
            {tick('sp', t(messages.withoutPurlins, terms))}
            {data.rules.accessories.screw?.onWood && tick('b', t(messages.onWood, terms))}
            {tick('ai', t(messages.withInsulation))}
            {data.rules.amounts && tick('ag', t(messages.withGutters, terms))}
            {hasSlants(form) &&
              tick('ro', t(choices.profile.symmetric ? messages.withOffcuts : messages.withShortOffcuts))}
          </div>
          {question.ag !== '' && (
            <div className={styles.pair}>
              {measure('i', 'mm/h')}
              {measure('h', 'm')}
            </div>
          )}
          {question.ag !== '' && data.rules.amounts && (
            <RainTip rules={data.rules.amounts} rain={question.i} onUse={(i) => onChange({ i })} />
          )}
          {data.rules.roof.purlinSpans && question.sp === '' && question.b === '' && (
            <div className={styles.pair}>{measure('d', 'm', t(messages.supportHint, terms))}</div>
          )}
          {choices.profile.skylight && (
            <div className={styles.pair}>
              {measure(
                'sk',
                undefined,
                mostSkylights === undefined
                  ? t(messages.skylightHint)
                  : t(messages.mostSkylights, { n: mostSkylights }),
              )}
            </div>
          )}
          <PlaceFields wind={question.w} vehicle={question.v} data={data} onChange={onChange} />
        </div>
      </details>
      {children}
      {hiddenFields.map(
        (name) => question[name] && <input key={name} type="hidden" name={name} value={question[name]} />,
      )}
      <noscript>
        <Button type="submit" wide>
          {t(messages.reckon)}
        </Button>
      </noscript>
    </form>
  )
}
