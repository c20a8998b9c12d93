import { useEnv } from '../../api/env.tsx'
import { categoryOptions, useCategories } from '../../features/categories/index.ts'
import { EditedSelect, Fields, useEditing } from '../../features/editor/index.ts'
import { IconButton, Section, SelectField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product.module.css'

type Assigned = readonly { catalogId?: string; categoryId: string }[]

/** Where it is found: its home, and every category that shows it. */
export const CategoriesField = () => {
  const { t, shop } = useEnv()
  const { editor, mayWrite } = useEditing()
  const { placed } = useCategories()
  const options = categoryOptions(placed)
  const assigned = (editor.valueAt('assignedCategories') ?? []) as Assigned
  const isAssigned = (id: string) => assigned.some(({ categoryId }) => categoryId === id)
  const titleOf = (id: string) => placed.find(({ category }) => category.id === id)?.title ?? id
  const assign = (next: Assigned) => editor.change('assignedCategories', next)
  return (
    <Section title={t(messages.categories)}>
      <Fields>
        <EditedSelect
          path="primaryCategoryId"
          label={t(messages.category)}
          options={options.filter(({ value }) => isAssigned(value))}
        />
        {mayWrite && (
          <SelectField
            label={t(messages.addCategory)}
            value=""
            onChange={({ target }) => assign([...assigned, { catalogId: shop.id, categoryId: target.value }])}
          >
            <option value="">{t(messages.choose)}</option>
            {options
              .filter(({ value }) => !isAssigned(value))
              .map(({ value, title }) => (
                <option key={value} value={value}>
                  {title}
                </option>
              ))}
          </SelectField>
        )}
      </Fields>
      <ul className={styles.tags}>
        {assigned.map(({ categoryId }) => (
          <li key={categoryId} className={styles.tag}>
            {titleOf(categoryId)}
            {mayWrite && assigned.length > 1 && categoryId !== editor.valueAt('primaryCategoryId') && (
              <IconButton
                icon="close"
                label={t(messages.takeOut, titleOf(categoryId))}
                onClick={() => assign(assigned.filter((one) => one.categoryId !== categoryId))}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
