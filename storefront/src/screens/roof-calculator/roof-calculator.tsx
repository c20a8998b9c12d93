import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { useNavigate, useRoute } from '../../lib/router/context.tsx'
import { Container } from '../../ui/index.ts'
import type { TradeData } from '../../../../trade/trade-data.ts'
import { answerOf, choicesOf } from './answer.ts'
import { MeasuresForm } from './measures-form.tsx'
import { messages } from './messages.ts'
import { type Question, readQuestion, writeQuestion } from './question.ts'
import { RoofResult } from './roof-result.tsx'
import styles from './roof-calculator.module.css'
import { tradeQuery } from '../../features/material-list/index.ts'

/** From the measures of a roof to the goods it takes. What was asked stands in the address: shared, kept, gone back to. */
export const RoofCalculator = () => {
  const t = useText()
  const { data } = useQuery(tradeQuery(useEnv()))
  return (
    <Container className={styles.page}>
      <h1>{t(messages.title)}</h1>
      <p className={styles.lead}>{t(messages.lead)}</p>
      {data?.rules ? (
        <Calculator data={{ rules: data.rules, products: data.products }} colours={data.colours} />
      ) : (
        <p>{t(messages.notOffered)}</p>
      )}
    </Container>
  )
}

export type Colour = { value: string; name: string; hex?: string }

const Calculator = ({ data, colours }: { data: TradeData; colours: readonly Colour[] }) => {
  const [question, setQuestion] = useQuestion(data)
  const choices = useMemo(() => choicesOf(question, data), [question, data])
  const answer = useMemo(() => choices && answerOf(question, choices, data), [question, choices, data])
  if (!choices || !answer) return null
  return (
    <div className={styles.columns}>
      <MeasuresForm
        question={question}
        choices={choices}
        data={data}
        colours={colours}
        unreadable={answer.kind === 'unreadable' ? answer.fields : []}
        onChange={(change) => setQuestion({ ...question, ...change })}
      />
      <RoofResult
        answer={answer}
        question={question}
        choices={choices}
        data={data}
        colours={colours}
        onChange={(change) => setQuestion({ ...question, ...change })}
      />
    </div>
  )
}

/** What is being asked; the address follows a moment after the last key, and going back is heard. */
const useQuestion = ({ rules }: TradeData) => {
  const { search, pathname } = useRoute()
  const navigate = useNavigate()
  const address = search.toString()
  const { country } = useEnv()
  const [question, setQuestion] = useState(() => readQuestion(search, rules, country))
  const written = useRef(address)
  useEffect(() => {
    if (written.current === address) return
    written.current = address
    setQuestion(readQuestion(new URLSearchParams(address), rules, country))
  }, [address, rules, country])
  useEffect(() => {
    const query = writeQuestion(question)
    const inAddress = writeQuestion(readQuestion(new URLSearchParams(written.current), rules, country))
    if (query === inAddress) return undefined
    const timer = setTimeout(() => {
      written.current = query
      navigate(`${pathname}?${query}`, { replace: true, keepScroll: true })
    }, 400)
    return () => clearTimeout(timer)
  }, [question, navigate, pathname, rules, country])
  return [question, (next: Question) => setQuestion(next)] as const
}
