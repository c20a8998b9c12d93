import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { formatNumber } from '../../../../facts/format-number.ts'
import type { TradeProduct } from '../../../../trade/material-line.ts'
import type { AmountRules } from '../../../../trade/trade-data.ts'
import { useEnv } from '../../api/env.tsx'
import { RainTip, tradeQuery } from '../../features/material-list/index.ts'
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
import { Alert, Button, Field, Select, TextInput } from '../../ui/index.ts'
import { Answer } from './answer.tsx'
import type { Calculator, CalculatorContext, CalculatorField } from './calculator.ts'
import { calculatorOf } from './calculators/index.ts'
import { messages } from './messages.ts'
import { leftOut, queryOf, valuesOf } from './question.ts'
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
  const { href, country, locale } = useEnv()
  const context: CalculatorContext = { rules, plateMm, products, country, locale, t }
  const { fields, id } = calculator
  const rain = rules.rainMmPerHour[country] ?? 200
  const read = useCallback((search: URLSearchParams) => valuesOf(fields, search, rain), [fields, rain])
  const { question, setQuestion, history, form } = useToolState({ tool: id, read, write: queryOf })
  const { values, numbers, asked, wrong } = readValues(fields, question, context)
  const setValues = (change: Record<string, string>) => setQuestion({ ...question, ...values, ...change })
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
            onChange={(value) => setValues({ [field.name]: value })}
          />
        ))}
        {id === 'gutter' && <RainTip rules={rules} rain={values.i ?? ''} onUse={(i) => setValues({ i })} />}
        <HistoryBar history={history} />
        <noscript>
          <Button type="submit">{t(messages.reckon)}</Button>
        </noscript>
      </form>
      {answer ? (
        <Answer
          answer={answer}
          calculator={calculator}
          question={{ ...question, ...values }}
          onLeaveOut={(keys) => setValues({ [leftOut]: keys.join('~') })}
        />
      ) : (
        <Alert tone="info">{t(messages.complete)}</Alert>
      )}
    </div>
  )
}

type CalculatorInputProps = {
  field: CalculatorField
  value: string
  wrong: boolean
  context: CalculatorContext
  onChange: (value: string) => void
}

const CalculatorInput = ({ field, value, wrong, context, onChange }: CalculatorInputProps) => {
  const t = useText()
  const { name, label, suffix, options } = field
  const min = formatNumber(field.min, context.locale, 3)
  const max = formatNumber(field.max, context.locale, 3)
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
