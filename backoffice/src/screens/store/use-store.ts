import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { CountryCode } from '../../../../facts/country.ts'
import { findDivision, loadDivisions } from '../../../../facts/divisions.ts'
import { useEnv } from '../../api/env.tsx'
import { useSession } from '../../api/session.ts'
import { type Store, stores } from '../../api/stores.ts'
import { useDocument } from '../../features/editor/index.ts'
import { usePlace } from '../../features/place/index.ts'
import { blankStore, requiredMembers, type StoreDraft, storeToMake } from './new-store.ts'

/** A country's stores: at most the two hundred that a page of theirs holds. */
export const useStoresOf = (countryCode: CountryCode | undefined): readonly Store[] => {
  const { call } = useEnv()
  const { data } = useQuery({
    queryKey: [stores.getStores, countryCode],
    enabled: countryCode !== undefined,
    queryFn: () => call(stores.getStores, { query: { countryCode, limit: 200 } }),
  })
  return data?.data ?? []
}

/** Where a person may make a store. */
export const useOwnCountries = (): readonly string[] => {
  const { has } = useSession()
  return usePlace().countries.filter((code) => has('stores.change', code))
}

/** A store that is edited; `new` is made by its first save, and taken away again by undoing that. */
export const useStore = (storeId: string) => {
  const { call, shop } = useEnv()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { country } = usePlace()
  const own = useOwnCountries()
  const isNew = storeId === 'new'
  const firstCountry = country ?? (own.length === 1 ? own[0] : undefined)
  const first = blankStore(firstCountry)
  // What was typed of one country is none of another's.
  const name = isNew && firstCountry ? `new.${firstCountry}` : storeId

  const make = async (members: StoreDraft) => {
    const draft = { ...first, ...members }
    const { countryCode = 'SV', divisionLevel2 = '' } = draft
    const [{ data: there }, divisions] = await Promise.all([
      call(stores.getStores, { query: { countryCode, limit: 200 } }),
      loadDivisions(countryCode),
    ])
    const { storeId: id, body } = storeToMake(draft, {
      timeZone: shop.countries.find(({ code }) => code === countryCode)?.timeZone ?? '',
      email: shop.supportEmail,
      municipality: findDivision(divisions, divisionLevel2)?.name ?? '',
      taken: there.map((store) => store.id),
    })
    return call.tagged(stores.createStore, {
      params: { storeId: id },
      headers: { 'x-dw-validate-existing': 'true' },
      body,
    })
  }
  const refresh = () => {
    void queries.invalidateQueries({ queryKey: [stores.searchStores] })
    void queries.invalidateQueries({ queryKey: [stores.getStores] })
    void queries.invalidateQueries({ queryKey: [stores.getStoreVersions, storeId] })
  }
  return useDocument<StoreDraft>({
    name: `store.${name}`,
    queryKey: [stores.getStore, name],
    isNew,
    required: requiredMembers,
    load: async () =>
      isNew ? { data: first, etag: undefined } : call.tagged(stores.getStore, { params: { storeId } }),
    write: (members, etag) =>
      isNew
        ? make(members)
        : call.tagged(stores.updateStore, {
            params: { storeId },
            // Without a number of its own it is written to the country's.
            body: { ...members, ...(members.whatsapp === '' ? { whatsapp: null } : {}) },
            ifMatch: etag,
          }),
    onSaved: (saved) => {
      refresh()
      if (isNew && saved.id)
        void navigate({
          to: '/stores/$storeId',
          params: { storeId: saved.id },
          replace: true,
          ignoreBlocker: true,
        })
    },
    unmake: async ({ data: { id = '' }, etag }) => {
      await call(stores.deleteStore, { params: { storeId: id }, ifMatch: etag })
      refresh()
      void navigate({ to: '/stores', ignoreBlocker: true })
    },
  })
}
