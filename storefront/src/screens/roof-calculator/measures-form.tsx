import type { ReactNode } from 'react'
import { slopeOf } from '../../../../trade/amounts/units.ts'
import type { RoofForm } from '../../../../trade/roof/forms.ts'
import { partsOf } from '../../../../trade/roof/forms.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { useEnv } from '../../api/env.tsx'
import { toolStyles } from '../../features/tool-state/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Checkbox, classNames, Field, Select, SwatchGroup, TextInput } from '../../ui/index.ts'
import type { Choices } from './answer.ts'
import { FormPicture } from './form-picture.tsx'
import { messages } from './messages.ts'
import { PlanEditor } from './plan-editor.tsx'
import { textsOf } from './plan-texts.ts'
import {
  formOf,
  hasWings,
  measuresOf,
  type Question,
  roofForms,
  takesPorch,
  type Unreadable,
} from './question.ts'
import type { Colour } from './roof-calculator.tsx'
import styles from './roof-calculator.module.css'

type MeasuresFormProps = {
  question: Question
  choices: Choices
  data: TradeData
  colours: readonly Colour[]
  unreadable: readonly Unreadable[]
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
}

/** The measures; without script a form that asks for the page with its answer. */
export const MeasuresForm = ({
  question,
  choices,
  data,
  colours,
  unreadable,
  onChange,
  children,
}: MeasuresFormProps) => {
  const t = useText()
  const { href, locale, language } = useEnv()
  const form = formOf(question)
  const second = hasWings(form)
  const drawn = form === 'drawn'
  const degrees = slopeOf(Number(question.p.replace(',', '.')) || 0).degrees
  const measure = (name: keyof typeof limits, suffix: string, hint?: string) => (
    <Field
      key={name}
      label={t(messages[name])}
      hint={hint}
      error={unreadable.includes(name) && t(messages.between, { limits: limits[name] })}
    >
      <TextInput
        name={name}
        inputMode="decimal"
        autoComplete="off"
        suffix={suffix}
        value={question[name]}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
  const tick = (name: 'hp' | 'cr' | 'sp' | 'ai' | 'ag', label: string) => (
    <Checkbox
      name={name}
      value="1"
      label={label}
      checked={question[name] !== ''}
      onChange={(event) => onChange({ [name]: event.target.checked ? '1' : '' })}
    />
  )
  const { wind = [] } = data.rules.roof
  const vehicles = data.vehicles ?? []
  return (
    <form
      className={classNames(toolStyles.form, styles.form)}
      method="get"
      action={href('/tools/roof')}
      onSubmit={(event) => event.preventDefault()}
    >
      <fieldset>
        <legend className={styles.legend}>{t(messages.form)}</legend>
        <div className={styles.forms}>
          {roofForms.map((one) => (
            <label key={one} className={styles.formChoice}>
              <input
                type="radio"
                name="f"
                value={one}
                checked={one === form}
                onChange={() => onChange({ f: one, ...planFrom(question, one) })}
              />
              <FormPicture form={one} />
              <span>{t(messages[`form-${one}`])}</span>
            </label>
          ))}
        </div>
      </fieldset>
      {drawn && (
        <PlanEditor
          parts={question.parts}
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
          t(messages.degrees, { degrees: formatNumber(degrees, locale, 1), percent: question.p }),
        )}
        {measure('oe', 'cm')}
        {form !== 'hip' && measure('og', 'cm')}
      </div>
      {takesPorch(form) && (
        <div>
          {second && tick('hp', t(messages.hipped))}
          {tick('cr', t(messages.withPorch))}
        </div>
      )}
      {takesPorch(form) && question.cr !== '' && <div className={styles.pair}>{measure('pc', 'm')}</div>}
      <div className={styles.pair}>
        <Field label={t(messages.profile)} className={styles.wide}>
          <Select
            name="pf"
            value={choices.profile.id}
            onChange={(event) => onChange({ pf: event.target.value })}
          >
            {data.rules.profiles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name[language]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t(messages.gauge)} className={styles.wide}>
          <Select name="c" value={choices.gauge} onChange={(event) => onChange({ c: event.target.value })}>
            {choices.gauges.map((gauge) => (
              <option key={gauge} value={gauge}>
                {t(messages.gaugeOf, {
                  gauge,
                  spacing: formatNumber((choices.profile.purlinMaxMm[gauge] ?? 0) / 1000, locale, 2),
                })}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <SwatchGroup
        legend={t(messages.colour)}
        name="k"
        value={choices.colour}
        options={choices.colours.map((value) => {
          const known = colours.find((colour) => colour.value === value)
          return { value, label: known?.name ?? value, colour: value === 'natural' ? undefined : known?.hex }
        })}
        onChange={(k) => onChange({ k })}
      />
      <div>
        {tick('sp', t(messages.withoutPurlins))}
        {tick('ai', t(messages.withInsulation))}
        {data.rules.amounts && tick('ag', t(messages.withGutters))}
      </div>
      {question.ag !== '' && (
        <div className={styles.pair}>
          {measure('i', 'mm/h')}
          {measure('h', 'm')}
        </div>
      )}
      {wind.length > 1 && (
        <Field label={t(messages.w)} hint={t(messages.windHint)}>
          <Select name="w" value={question.w} onChange={(event) => onChange({ w: event.target.value })}>
            {wind.map(({ id, name }, index) => (
              <option key={id} value={index === 0 ? '' : id}>
                {name[language]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {vehicles.length > 1 && (
        <Field label={t(messages.v)}>
          <Select name="v" value={question.v} onChange={(event) => onChange({ v: event.target.value })}>
            <option value="">{t(messages.anyTruck)}</option>
            {vehicles.map(({ id, name, maxLengthMm }) => (
              <option key={id} value={id}>
                {t(messages.truckOf, { name, length: formatNumber(maxLengthMm / 1000, locale, 1) })}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {children}
      <noscript>
        <Button type="submit" wide>
          {t(messages.reckon)}
        </Button>
      </noscript>
    </form>
  )
}

/** Who goes on from a form to drawing goes on from that form. */
const planFrom = (question: Question, form: RoofForm): Partial<Question> => {
  if (form !== 'drawn' || formOf(question) === 'drawn') return {}
  const read = measuresOf(question)
  return 'measures' in read ? { parts: textsOf(partsOf(read.measures)) } : {}
}
