import { formatNumber } from '../../../../facts/format-number.ts'
import { formatMetres } from '../../../../facts/length.ts'
import { useEnv } from '../../api/env.tsx'
import type { NewLine } from '../../features/basket/index.ts'
import {
  AddOutcome,
  ListActions,
  MissedRunsNotice,
  ShareActions,
  useAddGoods,
} from '../../features/material-list/index.ts'
import { toolStyles } from '../../features/tool-state/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Checkbox } from '../../ui/index.ts'
import type { Calculator, CalculatorAnswer } from './calculator.ts'
import { localeValues } from './locale-values.ts'
import { messages } from './messages.ts'
import { leftOut, queryOf } from './question.ts'
import styles from './small-calculator.module.css'

type AnswerProps = {
  answer: CalculatorAnswer
  calculator: Calculator
  question: Record<string, string>
  onLeaveOut: (keys: readonly string[]) => void
}

/** The sentence, the goods with those that are wanted ticked, and the way to the cart. */
export const Answer = ({ answer, calculator, question, onLeaveOut }: AnswerProps) => {
  const t = useText()
  const { locale } = useEnv()
  const left = (question[leftOut] ?? '').split('~').filter((key) => key !== '')
  const lines = answer.lines.filter(({ pieces }) => pieces > 0)
  const wanted = lines.filter(({ key }) => !left.includes(key))
  const items = wanted.flatMap(({ sku, pieces, lengthMm }): NewLine[] =>
    sku
      ? [{ productId: sku, quantity: pieces, ...(lengthMm ? { c_lengthMetersToBuy: lengthMm / 1000 } : {}) }]
      : [],
  )
  const add = useAddGoods(items)
  const values = localeValues(answer.values, locale)
  const sentence = t(answer.text, values)
  const toggle = (key: string) =>
    onLeaveOut(left.includes(key) ? left.filter((one) => one !== key) : [...left, key])
  return (
    <section className={toolStyles.result} aria-labelledby="answer">
      <h2 id="answer" className={toolStyles.headline} aria-live="polite">
        {sentence}
      </h2>
      {answer.why && (
        <details>
          <summary>{t(messages.how)}</summary>
          <p>{t(answer.why, values)}</p>
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
                      <strong>
                        {[formatNumber(pieces, locale), lengthMm && `${formatMetres(lengthMm, locale)} m`]
                          .filter(Boolean)
                          .join(' × ')}
                      </strong>{' '}
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
          <MissedRunsNotice
            items={items}
            goodsOf={(sku) => {
              const line = lines.find((one) => one.sku === sku)
              return line && { name: line.name, text: line.detail, cut: line.cut }
            }}
            addedMm={add.addedMm}
          />
          <AddOutcome
            add={add}
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
              lines={wanted.map(({ pieces, name, lengthMm }) =>
                [formatNumber(pieces, locale), lengthMm && `${formatMetres(lengthMm, locale)} m`, name]
                  .filter(Boolean)
                  .join(' × '),
              )}
              path={`/tools/${calculator.id}?${queryOf(question)}`}
              items={items}
            />
          </ListActions>
          <p className={toolStyles.honest}>{t(messages.honest)}</p>
        </>
      )}
    </section>
  )
}
