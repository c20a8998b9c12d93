import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEnv } from '../../api/env.tsx'
import { type Promotion, type PromotionChanges, promotions } from '../../api/promotions.ts'
import { useDocument } from '../../features/editor/index.ts'
import { idOf } from '../../lib/sku.ts'
import { messages } from './messages.ts'

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

type Texts = NonNullable<Promotion['name']>

/** A copy of a promotion: off, without coupons, under another name. */
const copyOf = (
  { c_coupons: _coupons, assignmentInformation: _campaign, ...rest }: Promotion,
  nameCopy: (name: string, language: 'es' | 'en') => string,
): Promotion => {
  const { default: spanish = '', en = '' } = rest.name ?? {}
  const name: Texts = { ...rest.name, default: nameCopy(spanish, 'es'), en: en && nameCopy(en, 'en') }
  return { ...rest, id: '', enabled: false, name, c_coupons: [] }
}

/**
 * A promotion that is edited; `new` is made by its first save, under a code of its name, and may begin as a copy of another one
 * (`from`).
 */
export const usePromotion = (id: string, from: string | undefined) => {
  const { call, shop } = useEnv()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const isNew = id === 'new'
  const read = (wanted: string) => call.tagged(promotions.getPromotion, { params: { id: wanted } })
  const first = async () =>
    from
      ? copyOf((await read(from)).data, (name, language) => messages.copyName[language](name))
      : blank(shop.countries.map(({ code }) => code))
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [promotions.promotionsSearch] })
    void queries.invalidateQueries({ queryKey: [promotions.getPromotionVersions, id] })
  }
  return useDocument<Promotion>({
    name: from ? `promotion.copy.${from}` : `promotion.${id}`,
    queryKey: [promotions.getPromotion, id, ...(from ? [from] : [])],
    isNew,
    load: async () => (isNew ? { data: await first(), etag: undefined } : read(id)),
    write: async (members, etag) => {
      if (!isNew)
        return call.tagged(promotions.updatePromotion, {
          params: { id },
          body: members,
          ifMatch: etag,
        })
      const { id: _id, promotionClass: _class, c_coupons: _coupons, ...rest } = await first()
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
