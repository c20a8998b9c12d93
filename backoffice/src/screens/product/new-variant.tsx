import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { type Product, products } from '../../api/products.ts'
import { useAttributes } from '../../features/attributes/index.ts'
import { ProblemNotice } from '../../features/problem/index.ts'
import { localText } from '../../lib/local-text.ts'
import { skuOf } from '../../lib/sku.ts'
import { Button, Dialog, TextField } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './product.module.css'

type NewVariantProps = { product: Product; onClose(): void; onMade(): void }

/** One more variant: what it is of each choice of its master, its code and weight. A value that is new joins the choices. */
export const NewVariant = ({ product, onClose, onMade }: NewVariantProps) => {
  const { call, t, language } = useEnv()
  const known = useAttributes()
  const queries = useQueryClient()
  const listId = useId()
  const choices = product.variationAttributes ?? []
  const [values, setValues] = useState<Record<string, string>>({})
  const [sku, setSku] = useState<string>()
  const [weight, setWeight] = useState('')
  const suggested = skuOf(product.id, Object.values(values))
  const make = useMutation({
    mutationFn: async () => {
      const isNew = choices.some(({ id, values: old }) => !old.some(({ value }) => value === values[id]))
      if (isNew) {
        const params = { productId: product.id }
        const { data, etag } = await call.tagged(products.getProduct, { params })
        const variationAttributes = (data.variationAttributes ?? []).map(({ id, values: old }) => ({
          id,
          values: old.some(({ value }) => value === values[id]) ? old : [...old, { value: values[id] ?? '' }],
        }))
        await call(products.updateProduct, { params, body: { variationAttributes }, ifMatch: etag })
      }
      await call(products.createProduct, {
        params: { productId: sku ?? suggested },
        body: {
          type: { variant: true },
          master: { masterId: product.id },
          online: true,
          variationValues: values,
          c_weightKg: Number(weight),
        },
        headers: { 'x-dw-validate-existing': 'true' },
      })
    },
    onSuccess: onMade,
    onSettled: () => queries.invalidateQueries({ queryKey: [products.getProduct, product.id] }),
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    make.mutate()
  }
  return (
    <Dialog title={t(messages.addVariant)} closeLabel={t(messages.close)} onClose={onClose}>
      <form className={styles.pictureForm} onSubmit={submit}>
        {make.error && <ProblemNotice error={make.error} />}
        {choices.map(({ id, values: old }) => {
          const attribute = known.find((one) => one.id === id)
          return (
            <div key={id}>
              <TextField
                label={attribute ? localText(attribute.name, language) : id}
                list={`${listId}${id}`}
                value={values[id] ?? ''}
                required
                onChange={({ target }) => setValues({ ...values, [id]: target.value.trim() })}
              />
              <datalist id={`${listId}${id}`}>
                {old.map(({ value }) => (
                  <option key={value} value={value} />
                ))}
              </datalist>
            </div>
          )
        })}
        <TextField
          label={t(messages.sku)}
          value={sku ?? suggested}
          required
          onChange={({ target }) => setSku(target.value)}
        />
        <TextField
          label={t(product.c_cut ? messages.weightOfMetre : messages.weight)}
          type="number"
          step="any"
          min={0}
          value={weight}
          required
          onChange={({ target }) => setWeight(target.value)}
        />
        <Button kind="main" type="submit" isBusy={make.isPending}>
          {t(messages.make)}
        </Button>
      </form>
    </Dialog>
  )
}
