import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import type { TradeData } from '../../../../trade/trade-data.ts'
import {
  answerOf,
  changeQuestion,
  choicesOf,
  type Question,
  readQuestion,
  writeQuestion,
} from '../../features/roof/index.ts'
import { MeasuresForm } from './measures-form.tsx'
import { messages } from './messages.ts'
import { RoofResult } from './roof-result.tsx'
import {
  DraftOffer,
  HistoryBar,
  useToolState,
  ToolPage,
  toolStyles,
} from '../../features/tool-state/index.ts'
import { tradeQuery } from '../../features/material-list/index.ts'

/** From the measures of a roof to the goods it takes. What was asked stands in the address: shared, kept, gone back to. */
export const RoofCalculator = () => {
  const t = useText()
  const { data } = useQuery(tradeQuery(useEnv()))
  const known = useMemo(
    () =>
      data?.rules && {
        rules: data.rules,
        products: data.products,
        vehicles: data.vehicles,
        terms: data.terms,
      },
    [data],
  )
  return (
    <ToolPage title={t(messages.title)} lead={t(messages.lead)}>
      <DraftOffer tool="roof" />
      {known && data ? <Calculator data={known} colours={data.colours} /> : <p>{t(messages.notOffered)}</p>}
    </ToolPage>
  )
}

export type Colour = { value: string; name: string; hex?: string }

const Calculator = ({ data, colours }: { data: TradeData; colours: readonly Colour[] }) => {
  const { country } = useEnv()
  const { rules } = data
  const read = useCallback(
    (search: URLSearchParams) => readQuestion(search, rules, country),
    [rules, country],
  )
  const { question, setQuestion, history, form } = useToolState({
    tool: 'roof',
    read,
    write: writeQuestion,
    early: (before, asked) => changeQuestion({ ...asked, f: before.f }, { f: asked.f }),
  })
  const change = useCallback(
    (part: Partial<Question>) => setQuestion((before) => changeQuestion(before, part)),
    [setQuestion],
  )
  const { pf, c, k } = question
  // A key changes a measure: what can be chosen stays the same object, and what shows it is not drawn again.
  const choices = useMemo(() => choicesOf({ pf, c, k }, data), [pf, c, k, data])
  const answer = useMemo(() => choices && answerOf(question, choices, data), [question, choices, data])
  if (!choices || !answer) return null
  return (
    <div className={toolStyles.columns}>
      <MeasuresForm
        form={form}
        question={question}
        choices={choices}
        data={data}
        colours={colours}
        unreadable={answer.kind === 'unreadable' ? answer.fields : []}
        mostSkylights={answer.kind === 'roof' ? answer.mostSkylights : undefined}
        onChange={change}
      >
        <HistoryBar history={history} />
      </MeasuresForm>
      <RoofResult
        answer={answer}
        question={question}
        choices={choices}
        data={data}
        colours={colours}
        onChange={change}
      />
    </div>
  )
}
