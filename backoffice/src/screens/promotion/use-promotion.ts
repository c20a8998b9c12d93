import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { type Promotion, type PromotionChanges, promotions } from '../../api/promotions.ts'
import { useDocument } from '../../features/editor/index.ts'
import { idOf } from '../../lib/sku.ts'

const dayMs = 86_400_000

/** What a new one is before somebody says more: ten per cent off nothing yet, off, for a week from tomorrow on. */
const blank = (countries: readonly string[]): Promotion => {
  const day = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
  return {
    id: '',
    promotionClass: 'product',
    enabled: false,
    name: { default: '', en: '' },
    c_calloutMsg: { default: '', en: '' },
    c_details: { default: '', en: '' },
    c_customersOnly: false,
    c_countries: countries as never,
    c_startDate: `${day(1)}T00:00:00`,
    c_endDate: `${day(8)}T00:00:00`,
    c_priority: 100,
    c_rule: { class: 'item', products: {}, discount: { type: 'percentage', percent: 10 } },
    c_coupons: [],
  }
}

/** A promotion that is edited; `new` is made by its first save, under a code of its name. */
export const usePromotion = (id: string) => {
  const { call, shop } = useEnv()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isNew = id === 'new'
  const refresh = () => void queries.invalidateQueries({ queryKey: [promotions.promotionsSearch] })
  return useDocument<Promotion>({
    name: `promotion.${id}`,
    queryKey: [promotions.getPromotion, id],
    isNew,
    load: async () =>
      isNew
        ? { data: blank(shop.countries.map(({ code }) => code)), etag: undefined }
        : call.tagged(promotions.getPromotion, { params: { id } }),
    write: (members, etag) => {
      if (!isNew)
        return call.tagged(promotions.updatePromotion, {
          params: { id },
          body: members,
          ifMatch: etag,
        })
      const {
        id: _id,
        promotionClass: _class,
        c_coupons: _coupons,
        ...rest
      } = blank(shop.countries.map(({ code }) => code))
      const body = { ...rest, ...members } as PromotionChanges
      return call.tagged(promotions.createPromotion, {
        params: { id: idOf(body.name?.default ?? '') || 'promo' },
        headers: { 'x-dw-validate-existing': 'true' },
        body,
      })
    },
    onSaved: (saved) => {
      refresh()
      if (isNew)
        void navigate({
          to: '/promotions/$promotionId',
          params: { promotionId: saved.id },
          replace: true,
          ignoreBlocker: true,
        })
    },
  })
}
