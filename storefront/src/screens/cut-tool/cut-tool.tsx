import { useMemo } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import {
  DraftOffer,
  HistoryBar,
  useToolState,
  ToolPage,
  toolStyles,
} from '../../features/tool-state/index.ts'
import {
  cutPath,
  jobOf,
  mostLengths,
  mostSawMm,
  readCutQuestion,
  writeCutQuestion,
} from '../../features/cut-plan/index.ts'
import { Button, Field, Textarea, TextInput } from '../../ui/index.ts'
import { useBarGoods, useCosts } from './bar-goods.ts'
import { CutResult } from './cut-result.tsx'
import styles from './cut-tool.module.css'
import { messages } from './messages.ts'
import { useCutPlan } from './use-cut-plan.ts'

/** From cuts to the bars to buy, and how each is cut. Everything asked for stands in the address. */
export const CutTool = () => {
  const t = useText()
  const { href } = useEnv()
  const { question, setQuestion, history, form } = useToolState({
    tool: 'cuts',
    read: readCutQuestion,
    write: writeCutQuestion,
  })
  // Nobody meets an empty page: without cuts of one's own a worked example is planned. It is no value of the field, or
  // what is typed before this code is there would give way to it.
  const example = t(messages.example)
  const planned = useMemo(() => ({ ...question, c: question.c || example }), [question, example])
  const { job, noted, unread, over, minOffcutMm, unreadable } = useMemo(() => jobOf(planned), [planned])
  const goods = useBarGoods()
  const costed = useCosts(job, goods, question.m)
  const { plan, hair, pending } = useCutPlan(costed.job)
  const field = (name: 's' | 'k' | 'r' | 'g', suffix: string, hint?: string) => (
    <Field
      label={t(messages[name])}
      hint={hint}
      error={unreadable.includes(name) && t(messages[`wrong-${name}`], { most: mostSawMm })}
    >
      <TextInput
        name={name}
        inputMode="decimal"
        autoComplete="off"
        suffix={suffix}
        value={question[name]}
        onChange={(event) => setQuestion({ ...question, [name]: event.target.value })}
      />
    </Field>
  )
  return (
    <ToolPage title={t(messages.title)} lead={t(messages.lead)}>
      <DraftOffer tool="cuts" />
      <div className={toolStyles.columns}>
        <form
          ref={form}
          method="get"
          action={href(cutPath)}
          className={toolStyles.form}
          onSubmit={(event) => event.preventDefault()}
        >
          <Field
            label={t(messages.c)}
            hint={t(messages.cutsHint, { n: mostLengths })}
            error={unread.length > 0 && t(messages.unread, { what: unread.join(' · ') })}
          >
            <Textarea
              name="c"
              placeholder={example}
              rows={6}
              maxLength={4000}
              spellCheck={false}
              autoComplete="off"
              value={question.c}
              onChange={(event) => setQuestion({ ...question, c: event.target.value })}
            />
          </Field>
          {field('s', 'm', t(messages.stockHint))}
          <div className={styles.pair}>
            {field('k', 'mm', t(messages.kerfHint))}
            {field('r', 'mm')}
          </div>
          <Field label={t(messages.o)} hint={t(messages.ownHint)}>
            <Textarea
              name="o"
              rows={2}
              maxLength={1000}
              autoComplete="off"
              value={question.o}
              onChange={(event) => setQuestion({ ...question, o: event.target.value })}
            />
          </Field>
          {field('g', 'm')}
          {question.m !== '' && <input type="hidden" name="m" value={question.m} />}
          <HistoryBar history={history} />
          <noscript>
            <Button type="submit">{t(messages.reckon)}</Button>
          </noscript>
        </form>
        <CutResult
          plan={plan}
          hair={hair}
          noted={noted}
          over={over}
          minOffcutMm={minOffcutMm}
          pending={pending}
          job={costed.job}
          goods={goods}
          currency={costed.currency}
          question={planned}
          isExample={question.c === ''}
          onMaterial={(m) => setQuestion({ ...question, m })}
        />
      </div>
    </ToolPage>
  )
}
