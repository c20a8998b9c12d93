import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { emptyWords, type ListData } from '../../../../trade/list/list-data.ts'
import { isLonger, linesOf, maxLines } from '../../../../trade/list/lines-of-text.ts'
import { readLine } from '../../../../trade/list/read-line.ts'
import { vocabularyOf } from '../../../../trade/list/vocabulary.ts'
import { useEnv } from '../../api/env.tsx'
import { useShopper } from '../../api/shopper.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Link } from '../../lib/router/link.tsx'
import { HistoryBar } from '../../features/tool-state/index.ts'
import { Button, Container, Field, Icon, LinkButton, Textarea, useFileDrop } from '../../ui/index.ts'
import { LearnedPhrases } from './learned-phrases.tsx'
import type { LineEdit } from './line-edit.ts'
import { moveEdits, readEdits, writeEdits } from './line-edits.ts'
import { type Goods, goodsOf } from './list-goods.ts'
import { ListFile } from './list-file.tsx'
import { learnedQuery, listDataQuery } from './list-data-query.ts'
import { ListResult } from './list-result.tsx'
import styles from './list-tool.module.css'
import { messages } from './messages.ts'
import { useListFile } from './use-list-file.ts'
import { type ListQuestion, useListQuestion } from './use-list-question.ts'

/**
 * A list as it was noted becomes goods. The list and what was changed of it stand in the address while they are short
 * enough, else in this browser.
 */
export const ListTool = () => {
  const t = useText()
  const env = useEnv()
  const { question, setQuestion, history, form } = useListQuestion()
  const text = question.t
  const { data, isError } = useQuery({ ...listDataQuery(env), staleTime: 300_000 })
  const listData = useMemo(() => data && { words: emptyWords, ...data }, [data])
  const goods = useMemo(() => goodsOf(data?.products ?? []), [data])
  const isSold = (sku: string) => goods.has(sku.toUpperCase()) || goods.has(sku)
  const setText = (t: string) => {
    const edits = moveEdits(readEdits(question.e), linesOf(text, isSold), linesOf(t, isSold))
    setQuestion({ t, e: writeEdits(edits) })
  }
  const customer = useShopper().kind === 'registered'
  const file = useListFile({ onText: setText, isSold })
  const { target, drag } = useFileDrop((files) => void file.take(files))
  return (
    <Container className={styles.page}>
      <h1>{t(messages.title)}</h1>
      <p className={styles.lead}>{t(messages.lead)}</p>
      <form
        ref={form}
        method="get"
        action={env.href('/tools/list')}
        className={styles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <div ref={target} className={styles.target} data-drag={drag}>
          <Field label={t(messages.label)} hint={t(messages.hint, { n: maxLines })}>
            <Textarea
              name="t"
              rows={8}
              value={text}
              maxLength={20_000}
              spellCheck={false}
              autoComplete="off"
              placeholder={t(messages.example)}
              onChange={(event) => setText(event.target.value)}
            />
          </Field>
          {drag && (
            <p className={styles.dropHere}>
              <Icon name="upload" />
              {t(messages.dropHere)}
            </p>
          )}
        </div>
        <div className={styles.sources}>
          <ListFile {...file} />
          {text === '' && (
            <LinkButton
              as={Link}
              href={`/tools/list?${new URLSearchParams({ t: t(messages.example) })}`}
              variant="secondary"
            >
              {t(messages.tryExample)}
            </LinkButton>
          )}
          <noscript>
            <Button type="submit">{t(messages.read)}</Button>
          </noscript>
        </div>
        <HistoryBar history={history} />
      </form>
      {isError && <p role="alert">{t(messages.noWords)}</p>}
      {listData && text.trim() !== '' && (
        <Reading question={question} data={listData} goods={goods} onChange={setQuestion} />
      )}
      {listData && customer && <LearnedPhrases goods={goods} />}
    </Container>
  )
}

type ReadingProps = {
  question: ListQuestion
  data: ListData
  goods: ReadonlyMap<string, Goods>
  onChange: (question: ListQuestion) => void
}

const Reading = ({ question, data, goods, onChange }: ReadingProps) => {
  const env = useEnv()
  const { t: text, e } = question
  const customer = useShopper().kind === 'registered'
  const { data: learned } = useQuery({ ...learnedQuery(env), enabled: customer, staleTime: 60_000 })
  const vocabulary = useMemo(() => vocabularyOf(data), [data])
  const lines = useMemo(() => {
    const chosen = new Map((learned?.phrases ?? []).map(({ phrase, sku }) => [phrase, sku]))
    const isSold = (sku: string) => vocabulary.bySku.has(sku.toLowerCase())
    return linesOf(text, isSold).map((line) => readLine(line, vocabulary, chosen))
  }, [text, vocabulary, learned])
  const edits = useMemo(() => readEdits(e), [e])
  const edit = (at: number, change: LineEdit) => {
    const changed = new Map(edits).set(at, { ...edits.get(at), ...change })
    onChange({ ...question, e: writeEdits(changed) })
  }
  return (
    <ListResult
      lines={lines}
      goods={goods}
      question={question}
      edits={edits}
      onEdit={edit}
      isCut={isLonger(text)}
    />
  )
}
