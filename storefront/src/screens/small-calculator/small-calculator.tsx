import { useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import type { TradeProduct } from '../../../../trade/material-line.ts'
import type { AmountRules } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../features/basket/index.ts'
import {
  AddOutcome,
  ListActions,
  RainTip,
  ShareActions,
  tradeQuery,
  useAddGoods,
} from '../../features/material-list/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import {
  DraftOffer,
  HistoryBar,
  useToolState,
  ToolPage,
  toolStyles,
} from '../../features/tool-state/index.ts'
import { useRoute } from '../../lib/router/context.tsx'
import { Alert, Button, Checkbox, Field, Select, TextInput } from '../../ui/index.ts'
import type { Calculator, CalculatorAnswer, CalculatorContext, CalculatorField } from './calculator.ts'
import { calculatorOf } from './calculators/index.ts'
import { messages } from './messages.ts'
import { readValues } from './read-values.ts'
import styles from './small-calculator.module.css'

/** One small calculator: a few fields, one sentence, goods. What was asked stands in the address. */
export const SmallCalculator = () => {
  const t = useText()
  const { pathname } = useRoute()
  const { data } = useQuery(tradeQuery(useEnv()))
  const calculator = calculatorOf(pathname)
  const rules = data?.rules?.amounts
  return (
    <ToolPage title={t(calculator.title)} lead={t(calculator.lead)}>
      <DraftOffer tool={calculator.id} />
      {rules && data ? (
        <Calculation
          key={calculator.id}
          calculator={calculator}
          rules={rules}
          plateMm={data.plateMm ?? {}}
          products={data.products}
        />
      ) : (
        <p>{t(messages.notOffered)}</p>
      )}
      <p className={styles.all}>
        <Link to="/tools">{t(messages.allTools)}</Link>
      </p>
    </ToolPage>
  )
}

type CalculationProps = Pick<CalculatorContext, 'plateMm'> & {
  calculator: Calculator
  rules: AmountRules
  products: readonly TradeProduct[]
}

const Calculation = ({ calculator, rules, plateMm, products }: CalculationProps) => {
  const t = useText()
  const { href, country } = useEnv()
  const context: CalculatorContext = { rules, plateMm, products, country, t }
  const { fields, id } = calculator
  const rain = rules.rainMmPerHour[country] ?? 200
  const read = useCallback((search: URLSearchParams) => valuesOf(fields, search, rain), [fields, rain])
  const { question, setQuestion: setValues, history, form } = useToolState({ tool: id, read, write: queryOf })
  const { values, numbers, asked, wrong } = readValues(fields, question, context)
  const answer = wrong.length === 0 ? calculator.answer(values, numbers, context) : undefined
  return (
    <div className={toolStyles.columns}>
      <form
        ref={form}
        method="get"
        action={href(`/tools/${calculator.id}`)}
        className={toolStyles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        {asked.map((field) => (
          <CalculatorInput
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            wrong={wrong.includes(field)}
            context={context}
            onChange={(value) => setValues({ ...values, [field.name]: value })}
          />
        ))}
        {id === 'gutter' && (
          <RainTip rules={rules} rain={values.i ?? ''} onUse={(i) => setValues({ ...values, i })} />
        )}
        <HistoryBar history={history} />
        <noscript>
          <Button type="submit">{t(messages.reckon)}</Button>
        </noscript>
      </form>
      {answer ? (
        <Answer answer={answer} calculator={calculator} values={values} />
      ) : (
        <Alert tone="info">{t(messages.complete)}</Alert>
      )}
    </div>
  )
}

/** What an address asks; rain that it does not tell is the country's. */
const valuesOf = (fields: Calculator['fields'], search: URLSearchParams, rain: number) =>
  Object.fromEntries(
    fields.map(({ name, start }): [string, string] => [name, search.get(name) ?? (start || String(rain))]),
  )

const queryOf = (values: Record<string, string>): string => new URLSearchParams(values).toString()

type CalculatorInputProps = {
  field: CalculatorField
  value: string
  wrong: boolean
  context: CalculatorContext
  onChange: (value: string) => void
}

const CalculatorInput = ({ field, value, wrong, context, onChange }: CalculatorInputProps) => {
  const t = useText()
  const { name, label, suffix, options, min, max } = field
  return (
    <Field label={t(label)} error={wrong && t(messages.between, { min, max })}>
      {options ? (
        <Select name={name} value={value} onChange={(event) => onChange(event.target.value)}>
          {options(context).map((one) => (
            <option key={one.value} value={one.value}>
              {one.text}
            </option>
          ))}
        </Select>
      ) : (
        <TextInput
          name={name}
          inputMode="decimal"
          autoComplete="off"
          suffix={suffix}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

type AnswerProps = { answer: CalculatorAnswer; calculator: Calculator; values: Record<string, string> }

/** The sentence, the goods with those that are wanted ticked, and the way to the cart. */
const Answer = ({ answer, calculator, values }: AnswerProps) => {
  const t = useText()
  const { locale } = useEnv()
  const [left, setLeft] = useState<readonly string[]>([])
  const add = useAddGoods()
  const lines = answer.lines.filter(({ pieces }) => pieces > 0)
  const items = lines.flatMap(({ key, sku, pieces, lengthMm }): NewLine[] =>
    sku && !left.includes(key)
      ? [{ productId: sku, quantity: pieces, ...(lengthMm ? { c_lengthMetersToBuy: lengthMm / 1000 } : {}) }]
      : [],
  )
  const told = JSON.stringify(add.variables?.items) === JSON.stringify(items)
  const sentence = t(answer.text, answer.values)
  const toggle = (key: string) =>
    setLeft(left.includes(key) ? left.filter((one) => one !== key) : [...left, key])
  return (
    <section className={toolStyles.result} aria-labelledby="answer">
      <h2 id="answer" className={toolStyles.headline} aria-live="polite">
        {sentence}
      </h2>
      {answer.why && (
        <details>
          <summary>{t(messages.how)}</summary>
          <p>{t(answer.why, answer.values)}</p>
        </details>
      )}
      {lines.length > 0 && (
        <>
          <h3>{t(messages.goods)}</h3>
          <ul className={styles.goods} role="list">
            {lines.map(({ key, name, detail, unit, sku, pieces, lengthMm }) => (
              <li key={key}>
                <Checkbox
                  checked={Boolean(sku) && !left.includes(key)}
                  disabled={!sku}
                  onChange={() => toggle(key)}
                  label={
                    <>
                      <strong>{lengthMm ? `${pieces} × ${formatMetres(lengthMm, locale)} m` : pieces}</strong>{' '}
                      {name}
                    </>
                  }
                  detail={
                    sku
                      ? [detail, unit && !lengthMm && t(messages.soldBy, { unit })]
                          .filter(Boolean)
                          .join(' · ')
                      : t(messages.notSold)
                  }
                />
              </li>
            ))}
          </ul>
          <AddOutcome
            error={told ? add.error : null}
            done={told && add.isSuccess}
            short={add.short}
            named={(sku) => {
              const line = lines.find((one) => one.sku === sku)
              return line && { name: line.name, cut: line.lengthMm !== undefined }
            }}
          />
          <ListActions
            label={t(messages.addAll, { n: items.length })}
            items={items}
            name={t(calculator.title)}
            add={add}
          >
            <ShareActions
              title={sentence}
              lines={lines.map(({ pieces, name, lengthMm }) =>
                [pieces, lengthMm && `${formatMetres(lengthMm, locale)} m`, name].filter(Boolean).join(' × '),
              )}
              path={`/tools/${calculator.id}?${new URLSearchParams(values)}`}
              items={items}
            />
          </ListActions>
        </>
      )}
      <p className={toolStyles.honest}>{t(messages.honest)}</p>
    </section>
  )
}
