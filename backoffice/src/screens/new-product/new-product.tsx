import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { SaveBar, useDraft } from '../../features/editor/index.ts'
import { BackLink, Page } from '../../features/page/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { CheckField, Notice, Section, showToast } from '../../ui/index.ts'
import { ChoicesField } from './choices-field.tsx'
import { HowSold } from './how-sold.tsx'
import { messages } from './messages.ts'
import { blankProduct, type Fault, faultsOf } from './new-product-form.ts'
import styles from './new-product.module.css'
import { SoldTable } from './sold-table.tsx'
import { useCreateProduct } from './use-create-product.ts'
import { WhatItIs } from './what-it-is.tsx'

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
