import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useEnv } from '../../api/env.tsx'
import { priceBooks, priceChanges } from '../../api/prices.ts'
import { products, productSearch } from '../../api/products.ts'
import { useSession } from '../../api/session.ts'
import { type NewProduct, pricesOf, productsOf } from './new-product-form.ts'

/** What became of it: whether prices wait for somebody who may put them in place. */
export type Made = { id: string; hasDraftedPrices: boolean }

/** Makes product, variants and prices. What is made stays so when something fails: the next try goes on from there. */
export const useCreateProduct = () => {
  const { call, shop } = useEnv()
  const { has, can } = useSession()
  const queries = useQueryClient()
  const done = useRef(new Set<string>())
  const once = async (step: string, work: () => Promise<unknown>) => {
    if (done.current.has(step)) return
    await work()
    done.current.add(step)
  }
  return useMutation({
    mutationFn: async ({ form, draftName }: { form: NewProduct; draftName: string }): Promise<Made> => {
      for (const { id, body } of productsOf(form, shop.id))
        await once(`product ${id}`, () =>
          call(products.createProduct, {
            params: { productId: id },
            body,
            headers: { 'x-dw-validate-existing': 'true' },
          }),
        )
      let hasDraftedPrices = false
      for (const priceBookId of can('sfcc.pricebooks.rw') ? form.countries : []) {
        const data = pricesOf(form, priceBookId)
        if (data.length === 0) continue
        const params = { priceBookId }
        const isApplied = has('prices.apply', priceBookId)
        hasDraftedPrices ||= !isApplied
        await once(`prices ${priceBookId}`, () =>
          isApplied
            ? call(priceBooks.updatePrices, { params, body: { data } })
            : call(priceChanges.createPriceChange, { params, body: { name: draftName, data } }),
        )
      }
      if (form.online)
        await once('online', async () => {
          const params = { productId: form.id }
          const { etag } = await call.tagged(products.getProduct, { params })
          await call(products.updateProduct, { params, body: { online: true }, ifMatch: etag })
        })
      return { id: form.id, hasDraftedPrices }
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: [productSearch.searchProducts] })
      await queries.invalidateQueries({ queryKey: [priceChanges.getPriceChanges] })
    },
  })
}
