import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import type { SearchQuery } from '../../api/search-query.ts'
import { useAttributes } from '../../features/attributes/index.ts'
import { categoryOptions, useCategories } from '../../features/categories/index.ts'
import type { Message } from '../../lib/i18n.ts'
import { localText } from '../../lib/local-text.ts'
import { SelectField, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import {
  assignStep,
  attributeStep,
  mainCategoryStep,
  type ProductStep,
  taxClassStep,
  unassignStep,
} from './product-step.ts'
import { UpdateDialog } from './update-dialog.tsx'
import { useTaxClasses } from './use-tax-classes.ts'

const ofCategory = ['assign', 'unassign', 'main'] as const
type What = (typeof ofCategory)[number] | 'tax' | 'attribute'

/** An option of a choice that is not made yet. */
const Choose = () => {
  const { t } = useEnv()
  return (
    <option value="" disabled>
      {t(messages.choose)}
    </option>
  )
}

type FieldsProps = { onChoose(step: ProductStep | undefined): void }

const CategoryField = ({ what, onChoose }: FieldsProps & { what: (typeof ofCategory)[number] }) => {
  const { t } = useEnv()
  const { placed } = useCategories()
  const [categoryId, setCategoryId] = useState('')
  /** A category and those below it, which follow it at a greater depth. */
  const within = (id: string): string[] => {
    const at = placed.findIndex(({ category }) => category.id === id)
    const after = placed.slice(at + 1)
    const end = after.findIndex(({ depth }) => depth <= (placed[at]?.depth ?? 0))
    return [id, ...after.slice(0, end === -1 ? undefined : end).map(({ category }) => category.id)]
  }
  const choose = (id: string) => {
    setCategoryId(id)
    if (what === 'unassign') onChoose(unassignStep(id, within(id)))
    else onChoose(what === 'assign' ? assignStep(id) : mainCategoryStep(id))
  }
  return (
    <SelectField
      label={t(messages.category)}
      hint={t(messages.variantsFollow)}
      value={categoryId}
      onChange={({ target }) => choose(target.value)}
    >
      <Choose />
      {categoryOptions(placed).map(({ value, title }) => (
        <option key={value} value={value}>
          {title}
        </option>
      ))}
    </SelectField>
  )
}

/** Classes that countries call alike; another one is its own name. */
const taxNames = new Map<string, Message>([
  ['standard', messages.standardTax],
  ['exempt', messages.exemptTax],
  ['reduced', messages.reducedTax],
])

const TaxFields = ({ onChoose, classes }: FieldsProps & { classes: ReturnType<typeof useTaxClasses> }) => {
  const { t, format } = useEnv()
  const [code, setCode] = useState(classes[0]?.code ?? '')
  const [taxClass, setTaxClass] = useState('')
  const nameOf = (id: string) => {
    const known = taxNames.get(id.replace(/-.*$/, ''))
    return known ? t(known) : id
  }
  return (
    <>
      <SelectField
        label={t(messages.country)}
        value={code}
        onChange={({ target }) => {
          setCode(target.value)
          setTaxClass('')
          onChoose(undefined)
        }}
      >
        {classes.map((one) => (
          <option key={one.code} value={one.code}>
            {one.name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={t(messages.taxClass)}
        hint={t(messages.variantsFollow)}
        value={taxClass}
        onChange={({ target }) => {
          setTaxClass(target.value)
          onChoose(taxClassStep(code, target.value))
        }}
      >
        <Choose />
        {classes
          .find((one) => one.code === code)
          ?.taxes.map((one) => (
            <option key={one.class} value={one.class}>
              {`${nameOf(one.class)} (${format.share(one.rateBasisPoints / 10_000, 2)})`}
            </option>
          ))}
      </SelectField>
    </>
  )
}

/** Stands for taking the value away. */
const nothing = ' '

const AttributeFields = ({ onChoose }: FieldsProps) => {
  const { t, language } = useEnv()
  const known = useAttributes()
  const [id, setId] = useState('')
  const [value, setValue] = useState('')
  const values = known.find((one) => one.id === id)?.values ?? []
  const choose = (next: string) => {
    setValue(next)
    onChoose(next === '' ? undefined : attributeStep(id, next === nothing ? undefined : next.trim()))
  }
  return (
    <>
      <SelectField
        label={t(messages.attribute)}
        value={id}
        onChange={({ target }) => {
          setId(target.value)
          setValue('')
          onChoose(undefined)
        }}
      >
        <Choose />
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {localText(one.name, language) || one.id}
          </option>
        ))}
      </SelectField>
      {id !== '' &&
        (values.length > 0 ? (
          <SelectField
            label={t(messages.value)}
            value={value}
            onChange={({ target }) => choose(target.value)}
          >
            <Choose />
            {values.map((one) => (
              <option key={one.value} value={one.value}>
                {localText(one.name, language) || one.value}
              </option>
            ))}
            <option value={nothing}>{t(messages.noValue)}</option>
          </SelectField>
        ) : (
          <TextField
            key={id}
            label={t(messages.value)}
            maxLength={200}
            hint={t(messages.valueHint)}
            onBlur={({ target }) => choose(target.value.trim() === '' ? nothing : target.value)}
          />
        ))}
    </>
  )
}

type ChangeDialogProps = {
  query: SearchQuery
  onStart(): void
  onClose(): void
}

/** Changes one thing of every product that matches: where it is found, how it is taxed, what it is told apart by. */
export const ChangeDialog = ({ query, onStart, onClose }: ChangeDialogProps) => {
  const { t } = useEnv()
  const classes = useTaxClasses()
  const [what, setWhat] = useState<What>()
  const [step, setStep] = useState<ProductStep>()
  const kinds: readonly What[] = [
    ...ofCategory,
    ...(classes.length > 0 ? (['tax'] as const) : []),
    'attribute',
  ]
  const isOfCategory = ofCategory.find((one) => one === what)
  return (
    <UpdateDialog
      title={t(messages.change)}
      query={query}
      step={step}
      will={messages.willChange}
      onStart={onStart}
      onClose={onClose}
    >
      <SelectField
        label={t(messages.whatToChange)}
        value={what ?? ''}
        onChange={({ target }) => {
          setWhat(kinds.find((one) => one === target.value))
          setStep(undefined)
        }}
      >
        <Choose />
        {kinds.map((one) => (
          <option key={one} value={one}>
            {t(messages[`change_${one}`])}
          </option>
        ))}
      </SelectField>
      {isOfCategory && <CategoryField key={what} what={isOfCategory} onChoose={setStep} />}
      {what === 'tax' && <TaxFields classes={classes} onChoose={setStep} />}
      {what === 'attribute' && <AttributeFields onChoose={setStep} />}
    </UpdateDialog>
  )
}
