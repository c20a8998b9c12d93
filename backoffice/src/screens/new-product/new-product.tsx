import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { categoryOptions, useCategories } from '../../features/categories/index.ts'
import { ChipsField, Fields, Pair, SaveBar, useDraft } from '../../features/editor/index.ts'
import { BackLink, Page } from '../../features/page/index.ts'
import { PictureField } from '../../features/pictures/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { CheckField, Notice, Section, SelectField, showToast, TextArea, TextField } from '../../ui/index.ts'
import { ChoicesField } from './choices-field.tsx'
import { messages } from './messages.ts'
import {
  blankProduct,
  type Fault,
  faultsOf,
  type NewProduct,
  type SellMode,
  soldBy,
} from './new-product-form.ts'
import styles from './new-product.module.css'
import { SoldTable } from './sold-table.tsx'
import { useCreateProduct } from './use-create-product.ts'

type PartProps = {
  form: NewProduct
  set(change: Partial<NewProduct>): void
  faultOf(fault: Fault): string | undefined
}

const WhatItIs = ({ form, set, faultOf }: PartProps) => {
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

const HowSold = (props: PartProps) => {
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

/** A product, its variants, what they weigh and cost in each country: one form, made in one press. */
export const NewProductScreen = () => {
  const { t, shop } = useEnv()
  const { can, has } = useSession()
  const navigate = useNavigate()
  const { setup }: { setup?: string } = useSearch({ strict: false })
  const blank = blankProduct(shop.countries.map(({ code }) => code))
  const draft = useDraft('new-product', blank)
  const [isTried, setTried] = useState(false)
  const make = useCreateProduct()
  const form = draft.value
  const faults = faultsOf(form)
  const faultOf = (fault: Fault) =>
    isTried && faults.has(fault) ? t(fault === 'id' ? messages.idFault : messages.missing) : undefined
  const save = () => {
    setTried(true)
    if (faults.size > 0 || make.isPending) return
    const draftName = t(messages.draftName, form.name)
    make.mutate(
      { form, draftName },
      {
        onSuccess: ({ id, hasDraftedPrices }) => {
          draft.clear()
          const made = hasDraftedPrices
            ? messages.madeDraft
            : form.online
              ? messages.made
              : messages.madeOffline
          showToast(t(made))
          // Of the first steps it is one, and the next is waiting.
          if (setup) void navigate({ to: '/setup', ignoreBlocker: true })
          else void navigate({ to: '/products/$productId', params: { productId: id }, ignoreBlocker: true })
        },
      },
    )
  }
  const part = { form, set: draft.set, faultOf }
  const isDrafting = !form.countries.every((code) => has('prices.apply', code))
  return (
    <Page title={t(messages.title)} back={<BackLink to="/products">{t(messages.back)}</BackLink>}>
      {!can('sfcc.products.rw') ? (
        <Notice tone="open">{t(messages.notYours)}</Notice>
      ) : (
        <form
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault()
            save()
          }}
        >
          {make.error && <ProblemNotice error={make.error} />}
          <WhatItIs {...part} />
          <HowSold {...part} />
          <Section title={t(messages.variants)} isBare>
            <ChoicesField choices={form.choices} onChange={(choices) => draft.set({ choices })} />
            <div className={styles.scroll}>
              <SoldTable
                form={form}
                hasPrices={can('sfcc.pricebooks.rw') && form.mode !== 'quote'}
                onChange={(rows) => draft.set({ rows })}
              />
            </div>
            <p className={styles.hint}>
              {t(messages.pasteHint)} {isDrafting && t(messages.draftHint)}
            </p>
          </Section>
          {isTried && faults.has('weight') && <Notice tone="bad">{t(messages.weightFault)}</Notice>}
          {isTried && faults.has('price') && <Notice tone="bad">{t(messages.priceFault)}</Notice>}
          {faults.has('tooMany') && <Notice tone="warn">{t(messages.tooMany)}</Notice>}
          <CheckField
            label={t(messages.online)}
            checked={form.online}
            onChange={({ target }) => draft.set({ online: target.checked })}
          />
          <button type="submit" hidden />
          {!draft.isBlank && (
            <SaveBar
              text={t(messages.notSaved)}
              saveLabel={t(messages.make)}
              isBusy={make.isPending}
              onSave={save}
              onDiscard={() => {
                draft.clear()
                setTried(false)
              }}
            />
          )}
        </form>
      )}
    </Page>
  )
}
