import { useEnv } from '../../api/env.tsx'
import { categoryOptions, useCategories } from '../../features/categories/index.ts'
import { Fields, Pair, TagsField } from '../../features/editor/index.ts'
import { PictureField } from '../../features/pictures/index.ts'
import { Button, IconButton, SelectField, TextArea, TextField } from '../../ui/index.ts'
import { type BlockField, emptyPart, withMember, withPicture } from './block-fields.ts'
import styles from './content.module.css'
import { messages } from './messages.ts'

type Members = Record<string, unknown>
type FieldProps = {
  field: BlockField
  value: unknown
  disabled: boolean
  onChange(value: unknown): void
}

type Texts = { es?: string; en?: string }

const LocalFields = ({ field, value, disabled, onChange }: FieldProps) => {
  const { t } = useEnv()
  const texts = (value ?? {}) as Texts
  const Input = field.kind === 'long' ? TextArea : TextField
  return (
    <Pair>
      {(['es', 'en'] as const).map((language) => (
        <Input
          key={language}
          label={`${t(messages[field.title] as typeof messages.title)} (${t(language === 'es' ? messages.spanish : messages.english)})`}
          lang={language}
          value={texts[language] ?? ''}
          readOnly={disabled}
          onChange={({ target }: { target: { value: string } }) =>
            onChange({ es: '', en: '', ...texts, [language]: target.value })
          }
        />
      ))}
    </Pair>
  )
}

/** A list of parts, each with its own fields; they can be moved, removed and added to. */
const ItemsField = ({ field, value, disabled, onChange }: FieldProps) => {
  const { t } = useEnv()
  const items = (value ?? []) as Members[]
  const fields = field.fields ?? []
  return (
    <div className={styles.items}>
      {items.map((item, at) => {
        const what = t(messages.entry, at + 1)
        return (
          <fieldset key={at} className={styles.item}>
            <PartEditor
              part={item}
              fields={fields}
              disabled={disabled}
              onChange={(next) => onChange(items.with(at, next))}
            />
            {!disabled && (
              <span className={styles.tools}>
                {at > 0 && (
                  <IconButton
                    icon="down"
                    className={styles.up}
                    label={t(messages.up, what)}
                    onClick={() => onChange(items.toSpliced(at, 1).toSpliced(at - 1, 0, item))}
                  />
                )}
                <IconButton
                  icon="close"
                  label={t(messages.remove, what)}
                  onClick={() => onChange(items.toSpliced(at, 1))}
                />
              </span>
            )}
          </fieldset>
        )
      })}
      {!disabled && (
        <span>
          <Button icon="plus" onClick={() => onChange([...items, emptyPart(fields)])}>
            {t(messages.addItem)}
          </Button>
        </span>
      )}
    </div>
  )
}

const FieldOf = (props: FieldProps) => {
  const { field, value, disabled, onChange } = props
  const { t } = useEnv()
  const { placed } = useCategories()
  const label = t(messages[field.title] as typeof messages.title)
  const list = Array.isArray(value) ? (value as string[]) : []
  switch (field.kind) {
    case 'texts':
    case 'long':
      return <LocalFields {...props} />
    case 'items':
      return <ItemsField {...props} />
    case 'part':
      return (
        <PartEditor
          isInside
          part={(value ?? {}) as Members}
          fields={field.fields ?? []}
          disabled={disabled}
          onChange={onChange}
        />
      )
    case 'category':
      return (
        <SelectField
          label={label}
          value={typeof value === 'string' ? value : ''}
          disabled={disabled}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{t(messages.newArrivals)}</option>
          {categoryOptions(placed).map((one) => (
            <option key={one.value} value={one.value}>
              {one.title}
            </option>
          ))}
        </SelectField>
      )
    case 'categories':
      return (
        <TagsField
          label={label}
          options={categoryOptions(placed)}
          value={list}
          disabled={disabled}
          onChange={onChange}
        />
      )
    case 'codes':
      return <TagsField label={label} value={list} disabled={disabled} onChange={onChange} />
    case 'text':
      return (
        <TextField
          label={label}
          value={typeof value === 'string' ? value : ''}
          readOnly={disabled}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
}

type PartEditorProps = {
  part: Members
  fields: readonly BlockField[]
  disabled: boolean
  /** Its fields stand among those around it. */
  isInside?: boolean
  onChange(part: Members): void
}

/** The fields of a block or of a part of one. */
export const PartEditor = ({ part, fields, disabled, isInside, onChange }: PartEditorProps) => {
  const { t } = useEnv()
  const inputs = fields.map((field) => {
    const value = part[field.name]
    if (field.kind !== 'picture')
      return (
        <FieldOf
          key={field.name}
          field={field}
          value={value}
          disabled={disabled}
          onChange={(next) => onChange(withMember(part, field, next))}
        />
      )
    const { es = '', en = '' } = (part.alt ?? {}) as Texts
    return (
      <PictureField
        key={field.name}
        label={t(messages[field.title] as typeof messages.title)}
        path={typeof value === 'string' ? value : ''}
        alt={{ default: es, en }}
        disabled={disabled}
        onChange={(picture) => onChange(withPicture(part, field, picture))}
      />
    )
  })
  return isInside ? inputs : <Fields>{inputs}</Fields>
}
