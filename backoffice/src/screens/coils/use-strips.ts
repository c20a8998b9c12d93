import { useQuery } from '@tanstack/react-query'
import { fold } from '../../../../facts/text.ts'
import { useEnv } from '../../api/env.tsx'
import { plant, type Strip } from '../../api/plant.ts'
import { materialWords } from '../../features/plant/index.ts'
import type { Language } from '../../lib/i18n.ts'

/** All that a plant can cut from: coils and bars, then offcuts. */
export const useStrips = (storeId: string) => {
  const { call } = useEnv()
  const params = { storeId }
  const coils = useQuery({
    queryKey: [plant.getCoils, storeId],
    queryFn: () => call(plant.getCoils, { params }),
  })
  const offcuts = useQuery({
    queryKey: [plant.getOffcuts, storeId],
    queryFn: () => call(plant.getOffcuts, { params }),
  })
  return {
    strips: coils.data && offcuts.data ? [...coils.data.data, ...offcuts.data.data] : undefined,
    error: coils.error ?? offcuts.error,
    retry: () => void Promise.all([coils.refetch(), offcuts.refetch()]),
  }
}

/** Materials that a plant has something of, each once. */
export const materialsOf = (strips: readonly Strip[]): readonly { id: string; text: string }[] =>
  [...new Map(strips.map(({ materialId, material }) => [materialId, material]))]
    .map(([id, text]) => ({ id, text }))
    .toSorted((a, b) => a.text.localeCompare(b.text))

export type StripSort = keyof typeof orders

const byText = (read: (one: Strip) => string) => (a: Strip, b: Strip) =>
  read(a).localeCompare(read(b), 'es', { numeric: true })
const orders = {
  id: byText(({ id }) => id),
  materialId: byText(({ materialId }) => materialId),
  meters: (a: Strip, b: Strip) => a.meters - b.meters,
  creationDate: byText(({ creationDate }) => creationDate),
}

type Asked = {
  words: string
  kinds: readonly string[] | undefined
  materials: readonly string[] | undefined
  /** `meters`, `-meters`. */
  sort: string | undefined
}

/** The strips that the filters let through, sorted. A plant has some hundreds, and one call gives all. */
export const chooseStrips = (
  strips: readonly Strip[],
  { words, kinds, materials, sort = 'materialId' }: Asked,
  language: Language,
): Strip[] => {
  const wanted = fold(words).split(/\s+/).filter(Boolean)
  const found = strips.filter(({ id, kind, materialId, material, note }) => {
    const text = fold([id, materialWords(material, language), note].join(' '))
    return (
      (!kinds || kinds.includes(kind)) &&
      (!materials || materials.includes(materialId)) &&
      wanted.every((word) => text.includes(word))
    )
  })
  const isDown = sort.startsWith('-')
  const compare = orders[sort.replace('-', '') as StripSort] ?? orders.materialId
  return found.toSorted((a, b) => (isDown ? compare(b, a) : compare(a, b)) || orders.id(a, b))
}
