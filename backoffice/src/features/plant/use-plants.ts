import { useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useEnv } from '../../api/env.tsx'
import { dayOf } from '../../lib/day.ts'
import { recall, remember, storageKeys } from '../../lib/storage.ts'
import { usePlace } from '../place/index.ts'
import { useStores } from '../stock/index.ts'

/** The plants where a person works, the one of the address (`?store=`), and what day it is there. */
export const usePlants = () => {
  const { shop } = useEnv()
  const { storeIds } = usePlace()
  const search = useSearch({ strict: false })
  const navigate = useNavigate()
  const [now] = useState(() => new Date())
  const { here, error, isPending, retry } = useStores()
  const plants = here.filter(
    ({ storeId, cutsToLength }) => cutsToLength && (storeIds.length === 0 || storeIds.includes(storeId)),
  )
  const wanted = search.store ?? recall(storageKeys.place)
  const current = plants.find(({ storeId }) => storeId === wanted) ?? plants[0]
  const timeZone = shop.countries.find(({ code }) => code === current?.country)?.timeZone
  return {
    plants,
    current,
    today: dayOf(now, timeZone),
    choose: (storeId: string) => {
      remember(storageKeys.place, storeId)
      void navigate({ to: '.', search: { store: storeId } as never, replace: true })
    },
    error,
    isPending,
    retry,
  }
}
