import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  checkCut,
  type CutRule,
  cutsBeside,
  formatMetres,
  metresToMm,
  mmToMetres,
} from '../../../../../facts/length.ts'
import { separatorsOf } from '../../../../../facts/locales.ts'
import { cutRuleOf } from '../../../api/cut-rule.ts'
import { useEnv } from '../../../api/env.tsx'
import { products } from '../../../api/products.ts'
import { problemMessage } from '../../../api/problem-message.ts'
import { query } from '../../../api/query.ts'
import { useText } from '../../../lib/i18n/text.tsx'
import { Alert, Busy, Button, Field, Row, Select, Stack, TextInput } from '../../../ui/index.ts'
import {
  lengthOf,
  lengthText,
  type LengthUnit,
  spokenLength,
  UnitSwitch,
  unitTexts,
  useLengthUnit,
} from '../../length-unit/index.ts'
import { useChosenStore } from '../../stores/index.ts'
import styles from '../basket.module.css'
import type { BasketLine } from '../basket.ts'
import { messages as basketMessages } from '../messages.ts'
import { useBasket } from '../use-basket.ts'
import { useUpdateItem } from '../writes.ts'
import { changeLineMessages as messages } from './change-line-messages.ts'

type Update = ReturnType<typeof useUpdateItem>

type LengthFieldProps = {
  cut: CutRule
  unit: LengthUnit
  /** The length of the line's pieces as they are. */
  heldMm: number
  take: (lengthMm: number) => void
}

/** A length as it is typed in a unit; one that is not cut names those beside it. */
const LengthField = ({ cut, unit, heldMm, take }: LengthFieldProps) => {
  const t = useText()
  const { locale } = useEnv()
  const { decimal } = separatorsOf(locale)
  // Feet and varas are rounded for reading, so the length stands beside its text: what nobody types stays as it is.
  const shown = (mm: number) => ({ text: lengthText(mm, unit, locale), mm })
  const [{ text, mm: wanted }, setTyped] = useState(() => shown(heldMm))
  const isWrong = checkCut(wanted, cut) !== 'ok'
  const use = (mm: number) => {
    setTyped(shown(mm))
    take(mm)
  }
  const range = { min: formatMetres(cut.minMm, locale), max: formatMetres(cut.maxMm, locale) }
  const { name, sign } = unitTexts[unit]
  const length = spokenLength(isWrong ? heldMm : wanted, unit, t(sign), locale)
  return (
    <>
      <Field
        label={t(messages.length, { unit: t(name).toLocaleLowerCase() })}
        hint={
          unit === 'm'
            ? t(messages.range, { ...range, cm: cut.stepMm / 10 })
            : t(messages.spokenRange, { ...range, length })
        }
        error={isWrong && t(messages.notCut)}
      >
        <TextInput
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={({ target: { value } }) =>
            setTyped({ text: value, mm: lengthOf(value.replace(decimal, '.'), unit) ?? 0 })
          }
          onBlur={() => !isWrong && use(wanted)}
          onKeyDown={({ key }) => key === 'Enter' && !isWrong && use(wanted)}
        />
      </Field>
      {isWrong && (
        <Row gap={2}>
          {cutsBeside(wanted, cut).map((mm) => (
            <Button key={mm} variant="secondary" size="small" onClick={() => use(mm)}>
              {t(messages.use, { m: formatMetres(mm, locale) })}
            </Button>
          ))}
        </Row>
      )}
    </>
  )
}

type LineLengthProps = { line: BasketLine; cut: CutRule; update: Update }

/** The length of a line's pieces, in the unit in which this browser last asked for lengths. */
const LineLength = ({ line, cut, update }: LineLengthProps) => {
  const [unit, setUnit] = useLengthUnit(cut)
  const heldMm = metresToMm(line.c_lengthMetersToBuy ?? 0) ?? 0
  const take = (mm: number) => {
    if (mm !== heldMm) update.mutate({ itemId: line.itemId, c_lengthMetersToBuy: mmToMetres(mm) })
  }
  return (
    <>
      <UnitSwitch cut={cut} unit={unit} onChange={setUnit} />
      <LengthField key={unit} cut={cut} unit={unit} heldMm={heldMm} take={take} />
    </>
  )
}

/** How the goods of a line are cut; undefined for those that are not, and until it is known. */
const useCutRule = ({ productId, c_lengthMetersToBuy }: BasketLine) => {
  const { data: product } = useQuery({
    ...query(useEnv(), products.getProduct, { params: { id: productId }, query: {} }),
    enabled: c_lengthMetersToBuy !== undefined,
  })
  return product && cutRuleOf(product)
}

/** A line that nobody has said anything of goes the way that costs no choice: delivered, to a place still unknown. */
const useIsUndecided = ({ c_pickUpProduct, shipmentId }: BasketLine) => {
  const { data: basket } = useBasket()
  const shipment = basket?.shipments?.find((one) => one.shipmentId === shipmentId)
  return !c_pickUpProduct && !shipment?.shippingAddress
}

/** Whether a line is delivered or picked up, and where; while neither is decided it says so. */
const LineWay = ({ line, update }: { line: BasketLine; update: Update }) => {
  const t = useText()
  const { stores = [] } = useChosenStore()
  const isUndecided = useIsUndecided(line)
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
        <option value="">{t(isUndecided ? messages.undecided : messages.delivery)}</option>
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
  const cut = useCutRule(line)
  return (
    <Busy busy={update.isPending} label={t(basketMessages.updating)} className={styles.change}>
      <Stack gap={3}>
        {cut && <LineLength key={line.c_lengthMetersToBuy} line={line} cut={cut} update={update} />}
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
