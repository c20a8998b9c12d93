import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useMemo } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import { planSheets } from '../../../../trade/cut/plan-sheets.ts'
import { useEnv } from '../../api/env.tsx'
import { tradeQuery } from '../../features/material-list/index.ts'
import {
  DraftOffer,
  HistoryBar,
  useToolState,
  ToolPage,
  toolStyles,
} from '../../features/tool-state/index.ts'
import {
  mostPieces,
  mostSawMm,
  readSheetQuestion,
  type SheetGoods,
  sheetGoods,
  sheetJobOf,
  sheetPath,
  writeSheetQuestion,
} from '../../features/cut-plan/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Alert, Button, Checkbox, Field, Select, Textarea, TextInput } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { SheetResult } from './sheet-result.tsx'

/** From pieces to the flat sheets to buy, and how each is cut. Everything asked for stands in the address. */
export const SheetTool = () => {
  const t = useText()
  const { data } = useQuery(tradeQuery(useEnv()))
  const goods = useMemo(
    () => (data?.rules ? sheetGoods({ rules: data.rules, products: data.products }) : []),
    [data],
  )
  return (
    <ToolPage title={t(messages.title)} lead={t(messages.lead)}>
      <DraftOffer tool="sheets" />
      {goods.length > 0 ? <Planner goods={goods} /> : <p>{t(messages.notOffered)}</p>}
    </ToolPage>
  )
}

const Planner = ({ goods }: { goods: readonly SheetGoods[] }) => {
  const t = useText()
  const { href, locale } = useEnv()
  const { question, setQuestion, history, form } = useToolState({
    tool: 'sheets',
    read: readSheetQuestion,
    write: writeSheetQuestion,
  })
  const example = t(messages.example)
  const chosen = goods.find(({ variant }) => variant.sku === question.m) ?? goods[0]
  const later = useDeferredValue(question)
  const read = useMemo(
    () => chosen && sheetJobOf({ ...later, p: later.p || example }, chosen),
    [later, chosen, example],
  )
  const plan = useMemo(() => read && planSheets(read.job), [read])
  if (!chosen || !read || !plan) return null
  const families = Map.groupBy(goods, ({ product }) => product.name)
  const size = ({ widthMm, heightMm }: SheetGoods) =>
    `${formatMetres(widthMm, locale)} × ${formatMetres(heightMm, locale)} m`
  return (
    <div className={toolStyles.columns}>
      <form
        ref={form}
        method="get"
        action={href(sheetPath)}
        className={toolStyles.form}
        onSubmit={(event) => event.preventDefault()}
      >
        <Field
          label={t(messages.p)}
          hint={t(messages.piecesHint, { n: mostPieces })}
          error={
            read.tooMany
              ? t(messages.tooMany, { n: mostPieces })
              : read.unread.length > 0 && t(messages.unread, { what: read.unread.join(', ') })
          }
        >
          <Textarea
            name="p"
            rows={5}
            maxLength={4000}
            autoComplete="off"
            placeholder={example}
            value={question.p}
            onChange={(event) => setQuestion({ ...question, p: event.target.value })}
          />
        </Field>
        <Field label={t(messages.m)}>
          <Select
            name="m"
            value={chosen.variant.sku}
            onChange={(event) => setQuestion({ ...question, m: event.target.value })}
          >
            {[...families].map(([name, variants]) => (
              <optgroup key={name} label={name}>
                {variants.map((one) => (
                  <option key={one.variant.sku} value={one.variant.sku}>
                    {`${size(one)} · ${one.variant.text ?? one.variant.sku}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field
          label={t(messages.k)}
          hint={t(messages.kerfHint)}
          error={read.kerfUnreadable && t(messages.wrongKerf, { most: mostSawMm })}
        >
          <TextInput
            name="k"
            inputMode="decimal"
            autoComplete="off"
            suffix="mm"
            value={question.k}
            onChange={(event) => setQuestion({ ...question, k: event.target.value })}
          />
        </Field>
        <Checkbox
          name="g"
          value="1"
          label={t(messages.g)}
          detail={t(messages.grainHint)}
          checked={question.g !== ''}
          onChange={(event) => setQuestion({ ...question, g: event.target.checked ? '1' : '' })}
        />
        <HistoryBar history={history} />
        <noscript>
          <Button type="submit">{t(messages.reckon)}</Button>
        </noscript>
      </form>
      {read.tooMany ? (
        <Alert tone="info">{t(messages.tooMany, { n: mostPieces })}</Alert>
      ) : (
        <SheetResult
          plan={plan}
          job={read.job}
          goods={chosen}
          question={{ ...question, p: question.p || example }}
          isExample={question.p === ''}
        />
      )}
    </div>
  )
}
