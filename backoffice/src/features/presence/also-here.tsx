import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEnv } from '../../api/env.tsx'
import { presence } from '../../api/staff.ts'
import { Icon } from '../../ui/index.ts'
import { messages } from './messages.ts'
import styles from './presence.module.css'

/** Who has not said so for 45 seconds is gone, to the engine. */
const everyMs = 20_000

type AlsoHereProps = {
  /** What is open: `order`, `product`. */
  kind: string
  id: string
  /** Something is typed that is not saved. */
  isEditing?: boolean
}

/** Who else has the same thing open, and whether they are changing it; nothing where nobody has. */
export const AlsoHere = ({ kind, id, isEditing = false }: AlsoHereProps) => {
  const { call, t, language } = useEnv()
  const { data } = useQuery({
    queryKey: [presence.putPresence, kind, id, isEditing],
    queryFn: ({ signal }) =>
      call(presence.putPresence, { body: { kind, id, isEditing }, mayAsk: false, signal }),
    placeholderData: keepPreviousData,
    refetchInterval: everyMs,
    // Nobody is kept from their work by who else is there.
    retry: false,
    gcTime: 0,
  })
  const others = data?.data ?? []
  const typing = others.filter((one) => one.isEditing)
  const told = typing.length > 0 ? typing : others
  const names = [...new Set(told.map(({ name }) => name || t(messages.somebody)))]
  const who = new Intl.ListFormat(language, { type: 'conjunction' }).format(names)
  const [one, several] =
    typing.length > 0 ? [messages.isEditing, messages.areEditing] : [messages.isHere, messages.areHere]
  if (told.length === 0) return null
  return (
    <p className={styles.here} role="status" data-editing={typing.length > 0 || undefined}>
      <Icon name="customers" size={14} />
      {t(names.length > 1 ? several : one, who)}
    </p>
  )
}
