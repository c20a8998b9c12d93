import { useEnv } from '../../api/env.tsx'
import { categoryOptions, useCategories } from '../../features/categories/index.ts'
import { ChipsField, Fields, TagsField } from '../../features/editor/index.ts'
import {
  type Condition,
  type DiscountType,
  discountTypes,
  type Rule,
  type RuleDiscount,
  ruleSentence,
  useRuleWords,
} from '../../features/promotions/index.ts'
import { CheckField, SelectField, TextField } from '../../ui/index.ts'
import { AmountsField } from './amounts-field.tsx'
import { messages } from './messages.ts'
import styles from './promotion.module.css'

type RuleEditorProps = {
  rule: Rule
  countries: readonly string[]
  disabled: boolean
  onChange(rule: Rule): void
}

type NumberProps = {
  label: string
  value: number | undefined
  onChange(value: number | undefined): void
  disabled: boolean
  step?: string
}

const NumberInput = ({ label, value, onChange, disabled, step = 'any' }: NumberProps) => (
  <TextField
    label={label}
    type="number"
    min={0}
    step={step}
    value={value ?? ''}
    readOnly={disabled}
    onChange={({ target }) => onChange(target.value === '' ? undefined : Number(target.value))}
  />
)

const DiscountFields = ({ rule, countries, disabled, onChange }: RuleEditorProps) => {
  const { t } = useEnv()
  const { discount } = rule
  const set = (change: Partial<RuleDiscount>) => onChange({ ...rule, discount: { ...discount, ...change } })
  const types: readonly DiscountType[] =
    discount.type === 'fixedPrices'
      ? [...discountTypes[rule.class], 'fixedPrices']
      : discountTypes[rule.class]
  return (
    <>
      <SelectField
        label={t(messages.discount)}
        value={discount.type}
        disabled={disabled}
        onChange={({ target }) => set({ type: target.value as DiscountType })}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {t(messages[type])}
          </option>
        ))}
      </SelectField>
      {discount.type === 'percentage' && (
        <>
          <NumberInput
            label={t(messages.percent)}
            value={discount.percent}
            step="0.5"
            disabled={disabled}
            onChange={(percent) => set({ percent })}
          />
          <AmountsField
            label={t(messages.caps)}
            countries={countries}
            value={discount.caps}
            disabled={disabled}
            onChange={(caps) => set({ caps })}
          />
        </>
      )}
      {(discount.type === 'amount' || discount.type === 'fixedPrice') && (
        <AmountsField
          label={t(messages.amounts)}
          countries={countries}
          value={discount.amounts}
          disabled={disabled}
          onChange={(amounts) => set({ amounts })}
        />
      )}
      {discount.type === 'nForM' && (
        <>
          <NumberInput
            label={t(messages.buy)}
            value={discount.buy}
            step="1"
            disabled={disabled}
            onChange={(buy) => set({ buy })}
          />
          <NumberInput
            label={t(messages.pay)}
            value={discount.pay}
            step="1"
            disabled={disabled}
            onChange={(pay) => set({ pay })}
          />
        </>
      )}
      {discount.type === 'fixedPrices' && (
        <p className={styles.soft}>{t(messages.pricesKept, discount.prices?.length ?? 0)}</p>
      )}
    </>
  )
}

const ConditionFields = ({ rule, countries, disabled, onChange }: RuleEditorProps) => {
  const { t } = useEnv()
  const { placed } = useCategories()
  const when = rule.when ?? {}
  const set = (change: Partial<Condition>) => onChange({ ...rule, when: { ...when, ...change } })
  return (
    <div className={styles.part}>
      <p className={styles.legend}>{t(messages.condition)}</p>
      <NumberInput
        label={t(messages.minQuantity)}
        value={when.minQuantity}
        disabled={disabled}
        onChange={(minQuantity) => set({ minQuantity })}
      />
      <NumberInput
        label={t(messages.minMetres)}
        value={when.minMetres}
        disabled={disabled}
        onChange={(minMetres) => set({ minMetres })}
      />
      <TagsField
        label={t(messages.countedIn)}
        options={categoryOptions(placed)}
        value={when.products?.categories ?? []}
        disabled={disabled}
        onChange={(categories) => set({ products: { ...when.products, categories } })}
      />
      <CheckField
        label={t(messages.firstOrder)}
        checked={when.firstOrder === true}
        disabled={disabled}
        onChange={({ target }) => {
          const { firstOrder: _before, ...rest } = when
          onChange({ ...rule, when: target.checked ? { ...rest, firstOrder: true } : rest })
        }}
      />
      <AmountsField
        label={t(messages.minAmounts)}
        countries={countries}
        value={when.minAmounts}
        disabled={disabled}
        onChange={(minAmounts) => set({ minAmounts })}
      />
    </div>
  )
}

const kinds = ['courier', 'truck', 'truckWithCrane'] as const

/** A rule by its parts, with the sentence that they make. */
export const RuleEditor = (props: RuleEditorProps) => {
  const { rule, disabled, onChange } = props
  const { t } = useEnv()
  const { placed } = useCategories()
  const words = useRuleWords()
  return (
    <>
      <p className={styles.sentence} aria-live="polite">
        {ruleSentence(rule, words)}
      </p>
      <Fields>
        <SelectField
          label={t(messages.target)}
          value={rule.class}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...rule, class: target.value as Rule['class'] })}
        >
          {(['item', 'order', 'shipping'] as const).map((one) => (
            <option key={one} value={one}>
              {t(messages[one])}
            </option>
          ))}
        </SelectField>
        <DiscountFields {...props} />
        {rule.class === 'item' && (
          <>
            <TagsField
              label={t(messages.categories)}
              options={categoryOptions(placed)}
              value={rule.products?.categories ?? []}
              disabled={disabled}
              onChange={(categories) => onChange({ ...rule, products: { ...rule.products, categories } })}
            />
            <TagsField
              label={t(messages.codes)}
              hint={t(messages.codesHint)}
              value={rule.products?.products ?? []}
              disabled={disabled}
              onChange={(products) => onChange({ ...rule, products: { ...rule.products, products } })}
            />
          </>
        )}
        {rule.class === 'shipping' && (
          <ChipsField
            label={t(messages.methods)}
            options={kinds.map((value) => ({ value, title: t(messages[value]) }))}
            value={rule.methodKinds ?? ['truck']}
            disabled={disabled}
            onChange={(methodKinds) => onChange({ ...rule, methodKinds })}
          />
        )}
        <ConditionFields {...props} />
      </Fields>
    </>
  )
}
