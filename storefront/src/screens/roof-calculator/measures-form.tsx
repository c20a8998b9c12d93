import type { ReactNode } from 'react'
import { slopeOf } from '../../../../trade/amounts/units.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { formatNumber } from '../../../../facts/format-number.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Checkbox, Field, Select, SwatchGroup, TextInput } from '../../ui/index.ts'
import type { Choices } from './answer.ts'
import { FormPicture } from './form-picture.tsx'
import { messages } from './messages.ts'
import { formOf, type Question, roofForms, type Unreadable } from './question.ts'
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
  const second = form === 'l' || form === 't'
  const degrees = slopeOf(Number(question.p.replace(',', '.')) || 0).degrees
  const measure = (name: Unreadable, suffix: string, hint?: string) => (
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
  return (
    <form
      className={styles.form}
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
                onChange={() => onChange({ f: one })}
              />
              <FormPicture form={one} />
              <span>{t(messages[`form-${one}`])}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div className={styles.pair}>
        {measure('l', 'm')}
        {measure('a', 'm')}
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
        <Checkbox
          name="sp"
          value="1"
          label={t(messages.withoutPurlins)}
          checked={question.sp !== ''}
          onChange={(event) => onChange({ sp: event.target.checked ? '1' : '' })}
        />
        <Checkbox
          name="ai"
          value="1"
          label={t(messages.withInsulation)}
          checked={question.ai !== ''}
          onChange={(event) => onChange({ ai: event.target.checked ? '1' : '' })}
        />
        {data.rules.amounts && (
          <Checkbox
            name="ag"
            value="1"
            label={t(messages.withGutters)}
            checked={question.ag !== ''}
            onChange={(event) => onChange({ ag: event.target.checked ? '1' : '' })}
          />
        )}
      </div>
      {question.ag !== '' && (
        <div className={styles.pair}>
          {measure('i', 'mm/h')}
          {measure('h', 'm')}
        </div>
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
