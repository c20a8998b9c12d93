import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { coupons, promotions } from '../../api/promotions.ts'
import { allOf } from '../../api/search-query.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { localText } from '../../lib/local-text.ts'
import { Button, Dialog, SelectField, showToast, TextField } from '../../ui/index.ts'
import styles from './coupons.module.css'
import { messages } from './messages.ts'

const numberOf = (text: string) => (text === '' ? undefined : Number(text))

/** One code for everybody, or some hundred that the shop makes. */
export const NewCoupon = ({ onClose }: { onClose(): void }) => {
  const { call, t, language } = useEnv()
  const queries = useQueryClient()
  const [form, setForm] = useState({
    promotionId: '',
    isMany: true,
    couponId: '',
    prefix: '',
    count: '500',
    perCode: '1',
    perCustomer: '1',
  })
  const set = (change: Partial<typeof form>) => setForm({ ...form, ...change })
  const offered = useQuery({
    queryKey: [promotions.promotionsSearch, 'names'],
    queryFn: () => call(promotions.promotionsSearch, { body: { query: allOf(), limit: 200 } }),
  })
  const make = useMutation({
    mutationFn: async () => {
      const { promotionId, isMany, couponId, prefix, count } = form
      const [limitPerCode, limitPerCustomer] = [numberOf(form.perCode), numberOf(form.perCustomer)]
      const { etag } = await call.tagged(promotions.getPromotion, { params: { id: promotionId } })
      await call(coupons.createCoupon, {
        params: { couponId },
        headers: { 'x-dw-validate-existing': 'true' },
        ifMatch: etag,
        body: {
          c_promotionId: promotionId,
          enabled: true,
          ...(isMany
            ? {
                type: 'system_codes',
                systemCodesConfig: { codePrefix: prefix, numberOfCodes: Number(count) },
              }
            : { type: 'single_code', singleCode: couponId }),
          redemptionLimits: {
            ...(limitPerCode === undefined ? {} : { limitPerCode }),
            ...(limitPerCustomer === undefined ? {} : { limitPerCustomer }),
          },
        },
      })
    },
    onSuccess: () => {
      showToast(t(messages.made))
      onClose()
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [coupons.couponsSearch] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate()
  }
  return (
    <Dialog title={t(messages.add)} closeLabel={t(messages.close)} onClose={onClose}>
      <form className={styles.form} onSubmit={submit}>
        {make.error && <ProblemNotice error={make.error} />}
        <SelectField
          label={t(messages.promotion)}
          value={form.promotionId}
          required
          onChange={({ target }) => set({ promotionId: target.value })}
        >
          <option value="">{t(messages.choose)}</option>
          {offered.data?.hits.map(({ id, name }) => (
            <option key={id} value={id}>
              {localText(name, language) || id}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t(messages.kind)}
          value={form.isMany ? 'many' : 'single'}
          onChange={({ target }) =>
            set({
              isMany: target.value === 'many',
              perCode: target.value === 'many' ? '1' : '',
            })
          }
        >
          <option value="many">{t(messages.many)}</option>
          <option value="single">{t(messages.single)}</option>
        </SelectField>
        <TextField
          label={t(form.isMany ? messages.name : messages.code)}
          value={form.couponId}
          required
          onChange={({ target }) => set({ couponId: target.value.trim() })}
        />
        {form.isMany && (
          <>
            <TextField
              label={t(messages.prefix)}
              value={form.prefix}
              pattern="[A-Za-z0-9\-]{0,20}"
              onChange={({ target }) => set({ prefix: target.value.trim() })}
            />
            <TextField
              label={t(messages.count)}
              type="number"
              min={1}
              max={5000}
              required
              value={form.count}
              onChange={({ target }) => set({ count: target.value })}
            />
          </>
        )}
        <TextField
          label={t(messages.limitPerCode)}
          hint={t(messages.noLimit)}
          type="number"
          min={1}
          value={form.perCode}
          onChange={({ target }) => set({ perCode: target.value })}
        />
        <TextField
          label={t(messages.limitPerCustomer)}
          hint={t(messages.noLimit)}
          type="number"
          min={1}
          value={form.perCustomer}
          onChange={({ target }) => set({ perCustomer: target.value })}
        />
        <Button kind="main" type="submit" isBusy={make.isPending}>
          {t(messages.make)}
        </Button>
      </form>
    </Dialog>
  )
}
