import { useEnv } from '../../api/env.tsx'
import { ChipsField, Fields, Pair } from '../../features/editor/index.ts'
import { Section, SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import { type SellMode, soldBy } from './new-product-form.ts'
import type { PartProps } from './part-props.ts'

const Cut = ({ form, set }: PartProps) => {
  const { t } = useEnv()
  const { cut } = form
  const parts = [
    ['min', messages.cutMin],
    ['max', messages.cutMax],
    ['step', messages.cutStep],
    ['total', messages.cutTotal],
  ] as const
  return (
    <>
      {parts.map(([part, title]) => (
        <TextField
          key={part}
          label={t(title)}
          type="number"
          step="0.001"
          min={0}
          value={cut[part]}
          onChange={({ target }) => set({ cut: { ...cut, [part]: target.value } })}
        />
      ))}
      <SelectField
        label={t(messages.shape)}
        value={cut.shape}
        onChange={({ target }) => set({ cut: { ...cut, shape: target.value as 'sheet' | 'bar' } })}
      >
        <option value="sheet">{t(messages.sheet)}</option>
        <option value="bar">{t(messages.bar)}</option>
      </SelectField>
    </>
  )
}

/** How it is sold, by which unit, at which lengths, and in which countries. */
export const HowSold = (props: PartProps) => {
  const { form, set, faultOf } = props
  const { t, shop } = useEnv()
  return (
    <Section title={t(messages.sale)}>
      <Fields>
        <SelectField
          label={t(messages.mode)}
          value={form.mode}
          onChange={({ target }) => set(soldBy(target.value as SellMode))}
        >
          {(['unit', 'pack', 'cut', 'quote'] as const).map((mode) => (
            <option key={mode} value={mode}>
              {t(messages[mode])}
            </option>
          ))}
        </SelectField>
        <Pair>
          <TextField
            label={t(messages.unitName)}
            value={form.unit}
            onChange={({ target }) => set({ unit: target.value })}
          />
          <TextField
            label={t(messages.unitEnglish)}
            value={form.unitEnglish}
            onChange={({ target }) => set({ unitEnglish: target.value })}
          />
        </Pair>
        {form.countries.includes('SV') && (
          <TextField
            label={t(messages.unitCode)}
            inputMode="numeric"
            value={form.unitCode}
            onChange={({ target }) => set({ unitCode: target.value })}
          />
        )}
        {form.mode === 'cut' && <Cut {...props} />}
        <ChipsField
          label={t(messages.countries)}
          options={shop.countries.map(({ code }) => ({ value: code, title: code }))}
          value={form.countries}
          error={faultOf('countries')}
          onChange={(countries) => set({ countries })}
        />
      </Fields>
    </Section>
  )
}
