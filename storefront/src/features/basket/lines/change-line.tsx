import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { checkCut, cutsBeside, formatMetres, metresToMm, mmToMetres } from '../../../../../facts/length.ts'
import { separatorsOf } from '../../../../../facts/locales.ts'
import { cutRuleOf } from '../../../api/cut-rule.ts'
import { useEnv } from '../../../api/env.tsx'
import { products } from '../../../api/products.ts'
import { problemMessage } from '../../../api/problem-message.ts'
import { query } from '../../../api/query.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Alert, Busy, Button, Field, Row, Select, Stack, TextInput } from '../../../ui/index.ts'
import { useChosenStore } from '../../stores/index.ts'
import styles from '../basket.module.css'
import type { BasketLine } from '../basket.ts'
import { messages as basketMessages } from '../messages.ts'
import { useUpdateItem } from '../writes.ts'
import { changeLineMessages as messages } from './change-line-messages.ts'

type Update = ReturnType<typeof useUpdateItem>

/** The length of a line's pieces; one that is not cut names those beside it. */
const LineLength = ({ line, update }: { line: BasketLine; update: Update }) => {
  const t = useText()
  const env = useEnv()
  const { locale } = env
  const { decimal } = separatorsOf(locale)
  const { data: product } = useQuery(
    query(env, products.getProduct, { params: { id: line.productId }, query: {} }),
  )
  const held = metresToMm(line.c_lengthMetersToBuy ?? 0) ?? 0
  const [text, setText] = useState(() => formatMetres(held, locale))
  const rule = product && cutRuleOf(product)
  if (!rule) return null
  const wanted = metresToMm(text.replace(decimal, '.')) ?? 0
  const isWrong = checkCut(wanted, rule) !== 'ok'
  const take = (mm: number) => {
    setText(formatMetres(mm, locale))
    if (mm !== held) update.mutate({ itemId: line.itemId, c_lengthMetersToBuy: mmToMetres(mm) })
  }
  const range = { min: formatMetres(rule.minMm, locale), max: formatMetres(rule.maxMm, locale) }
  return (
    <>
      <Field
        label={t(messages.length)}
        hint={t(messages.range, { ...range, cm: rule.stepMm / 10 })}
        error={isWrong && t(messages.notCut)}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onBlur={() => !isWrong && take(wanted)}
          onKeyDown={({ key }) => key === 'Enter' && !isWrong && take(wanted)}
        />
      </Field>
      {isWrong && (
        <Row gap={2}>
          {cutsBeside(wanted, rule).map((mm) => (
            <Button key={mm} variant="secondary" size="small" onClick={() => take(mm)}>
              {t(messages.use, { m: formatMetres(mm, locale) })}
            </Button>
          ))}
        </Row>
      )}
    </>
  )
}

/** Whether a line is delivered or picked up, and where. */
const LineWay = ({ line, update }: { line: BasketLine; update: Update }) => {
  const t = useText()
  const { stores = [] } = useChosenStore()
  const choose = (storeId: string) =>
    update.mutate({
      itemId: line.itemId,
      c_pickUpProduct: storeId !== '',
      ...(storeId === '' ? {} : { c_store: storeId }),
    })
  return (
    <Field label={t(messages.way)}>
      <Select
        value={line.c_pickUpProduct ? (line.c_store ?? '') : ''}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{t(messages.delivery)}</option>
        <optgroup label={t(messages.pickupAt)}>
          {stores.map(({ id, storeName, name, city }) => (
            <option key={id} value={id}>
              {`${storeName ?? name}, ${city ?? ''}`}
            </option>
          ))}
        </optgroup>
      </Select>
    </Field>
  )
}

/** What can be changed of a line in place: the length of its pieces, its store, and pickup or delivery. */
export const ChangeLine = ({ line, onDone }: { line: BasketLine; onDone: () => void }) => {
  const t = useText()
  const update = useUpdateItem()
  return (
    <Busy busy={update.isPending} label={t(basketMessages.updating)} className={styles.change}>
      <Stack gap={3}>
        {line.c_lengthMetersToBuy !== undefined && (
          <LineLength key={line.c_lengthMetersToBuy} line={line} update={update} />
        )}
        {line.c_status !== 'quote' && <LineWay line={line} update={update} />}
        {update.isError && !update.isPending && <Alert tone="error">{t(problemMessage(update.error))}</Alert>}
        <div>
          <Button variant="secondary" size="small" onClick={onDone}>
            {t(messages.done)}
          </Button>
        </div>
      </Stack>
    </Busy>
  )
}
