import { useState } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import { partRoofs } from '../../../../trade/roof/plan.ts'
import { useEnv } from '../../api/env.tsx'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Field, Select, TextInput, VisuallyHidden } from '../../ui/index.ts'
import {
  mostParts,
  partFields,
  partOf,
  type PartText,
  shiftPart,
  textsOf,
  type Unreadable,
} from '../../features/roof/index.ts'
import { localeLimits } from './locale-limits.ts'
import { messages } from './messages.ts'
import { PlanBoard } from './plan-board.tsx'
import styles from './plan-editor.module.css'

type PlanEditorProps = {
  parts: readonly PartText[]
  /** Slope of the parts that say none, as typed. */
  percent: string
  unreadable: readonly Unreadable[]
  onChange: (parts: readonly PartText[]) => void
}

/** A roof as rectangles on a grid: dragged, moved by arrow keys, or told by numbers; all three are the same parts. */
export const PlanEditor = ({ parts, percent, unreadable, onChange }: PlanEditorProps) => {
  const t = useText()
  const { locale } = useEnv()
  const [chosen, setChosen] = useState(0)
  const [told, setTold] = useState('')
  const change = (index: number, part: PartText) => {
    onChange(parts.map((one, at) => (at === index ? part : one)))
    const { rx, ry, rl, ra } = part
    setTold(t(messages.partAt, { n: index + 1, x: rx, y: ry, length: rl, depth: ra }))
  }
  const add = () => {
    const last = partOf(parts.at(-1) ?? { rk: 'gable-x', rx: '0', ry: '0', rl: '10', ra: '8' })
    const beside =
      last && shiftPart({ ...last, y0: last.y1, y1: last.y1 + 3000, x1: last.x0 + 4000 }, { dx: 0, dy: 0 })
    const next = beside && textsOf([{ ...beside, roof: last.roof === 'hip' ? 'hip' : 'gable-y' }])[0]
    if (!next) return
    onChange([...parts, next])
    setChosen(parts.length)
  }
  const remove = (index: number) => {
    onChange(parts.filter((_, at) => at !== index))
    setChosen(Math.max(0, index - 1))
    setTold(t(messages.partRemoved, { n: index + 1 }))
  }
  return (
    <fieldset className={styles.editor}>
      <legend className={styles.legend}>{t(messages.plan)}</legend>
      <p id="plan-hint" className={styles.hint}>
        {t(messages.planHint)}
      </p>
      <PlanBoard
        parts={parts}
        chosen={chosen}
        describedBy="plan-hint"
        labelOf={(index, part) =>
          t(messages.partSpoken, {
            n: index + 1,
            roof: t(messages[`roof-${part.roof}`]),
            length: formatMetres(part.x1 - part.x0, locale),
            depth: formatMetres(part.y1 - part.y0, locale),
            x: formatMetres(part.x0, locale),
            y: formatMetres(part.y0, locale),
          })
        }
        onChoose={setChosen}
        onChange={(index, part) => {
          const text = textsOf([part])[0]
          if (text) change(index, text)
        }}
        onRemove={(index) => parts.length > 1 && remove(index)}
      />
      <div role="status">
        <VisuallyHidden>{told}</VisuallyHidden>
      </div>
      {parts.map((part, index) => (
        <fieldset
          key={`${index}-${parts.length}`}
          className={styles.part}
          data-chosen={index === chosen || undefined}
          onFocus={() => setChosen(index)}
        >
          <legend>{t(messages.part, { n: index + 1 })}</legend>
          <Field label={t(messages.rk)} className={styles.wide}>
            <Select
              name="rk"
              value={part.rk}
              onChange={({ target }) =>
                change(index, { ...part, rk: partRoofs.find((one) => one === target.value) ?? part.rk })
              }
            >
              {partRoofs.map((roof) => (
                <option key={roof} value={roof}>
                  {t(messages[`roof-${roof}`])}
                </option>
              ))}
            </Select>
          </Field>
          {partFields.map((name) => (
            <Field
              key={name}
              label={t(messages[name])}
              error={
                unreadable.includes(`${name}${index}`) &&
                t(
                  messages.between,
                  localeLimits(name === 'rl' || name === 'ra' ? '0.5–60 m' : '0–60 m', locale),
                )
              }
            >
              <TextInput
                name={name}
                inputMode="decimal"
                autoComplete="off"
                suffix="m"
                value={part[name]}
                onChange={({ target }) => change(index, { ...part, [name]: target.value })}
              />
            </Field>
          ))}
          <Field
            label={t(messages.rp)}
            error={unreadable.includes(`rp${index}`) && t(messages.between, localeLimits('1–150 %', locale))}
          >
            <TextInput
              name="rp"
              inputMode="decimal"
              autoComplete="off"
              suffix="%"
              placeholder={percent}
              value={part.rp ?? ''}
              onChange={({ target }) => change(index, { ...part, rp: target.value })}
            />
          </Field>
          {parts.length > 1 && (
            <div className={styles.wide}>
              <Button variant="quiet" size="small" icon="trash" onClick={() => remove(index)}>
                {t(messages.removePart, { n: index + 1 })}
              </Button>
            </div>
          )}
        </fieldset>
      ))}
      <noscript>
        <fieldset className={styles.part}>
          <legend>{t(messages.part, { n: parts.length + 1 })}</legend>
          <Field label={t(messages.rk)} className={styles.wide}>
            <Select name="rk">
              {partRoofs.map((roof) => (
                <option key={roof} value={roof}>
                  {t(messages[`roof-${roof}`])}
                </option>
              ))}
            </Select>
          </Field>
          {partFields.map((name) => (
            <Field key={name} label={t(messages[name])}>
              <TextInput name={name} inputMode="decimal" autoComplete="off" suffix="m" />
            </Field>
          ))}
          <Field label={t(messages.rp)}>
            <TextInput name="rp" inputMode="decimal" autoComplete="off" suffix="%" />
          </Field>
        </fieldset>
      </noscript>
      {parts.length < mostParts && (
        <Button variant="secondary" size="small" icon="plus" onClick={add}>
          {t(messages.addPart)}
        </Button>
      )}
    </fieldset>
  )
}
