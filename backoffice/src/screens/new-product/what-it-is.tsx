import { useEnv } from '../../api/env.tsx'
import { categoryOptions, useCategories } from '../../features/categories/index.ts'
import { Fields } from '../../features/editor/index.ts'
import { PictureField } from '../../features/pictures/index.ts'
import { Section, SelectField, TextArea, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import type { PartProps } from './part-props.ts'

/** What the product is called and shown as, and where it lies. */
export const WhatItIs = ({ form, set, faultOf }: PartProps) => {
  const { t } = useEnv()
  const { placed } = useCategories()
  return (
    <Section title={t(messages.texts)}>
      <Fields>
        <TextField
          label={t(messages.name)}
          lang="es"
          value={form.name}
          error={faultOf('name')}
          autoFocus
          onChange={({ target }) => set({ name: target.value })}
        />
        <TextField
          label={t(messages.english)}
          lang="en"
          hint={t(messages.asSpanish)}
          value={form.english}
          onChange={({ target }) => set({ english: target.value })}
        />
        <TextArea
          label={t(messages.short)}
          lang="es"
          rows={2}
          value={form.short}
          error={faultOf('short')}
          onChange={({ target }) => set({ short: target.value })}
        />
        <TextArea
          label={t(messages.shortEnglish)}
          lang="en"
          rows={2}
          hint={t(messages.asSpanish)}
          value={form.shortEnglish}
          onChange={({ target }) => set({ shortEnglish: target.value })}
        />
        <TextField
          label={t(messages.id)}
          value={form.id}
          error={faultOf('id')}
          onChange={({ target }) => set({ id: target.value.trim() })}
        />
        <SelectField
          label={t(messages.category)}
          value={form.categoryId}
          error={faultOf('category')}
          onChange={({ target }) => set({ categoryId: target.value })}
        >
          <option value="">{t(messages.choose)}</option>
          {categoryOptions(placed).map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </SelectField>
        <PictureField
          label={t(messages.picture)}
          path={form.picture}
          alt={{ default: form.name, en: form.english }}
          onChange={({ path, c_medium }) => set({ picture: path, pictureMedium: c_medium ?? '' })}
        />
      </Fields>
    </Section>
  )
}
