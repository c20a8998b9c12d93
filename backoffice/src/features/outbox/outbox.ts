import type { QueryKey } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Call } from '../../api/call.ts'
import { useSession } from '../../api/session.ts'
import { createValue, type ExternalValue, useValue } from '../../lib/external-value.ts'
import { storageKeys } from '../../lib/storage.ts'
import { readDraft, writeDraft } from '../../lib/stored-draft.ts'

/** Something a person has done, with the moment: it stays true however late it arrives. */
export type Outgoing<Item> = Item & {
  /** The engine does it once for this key. */
  key: string
  at: string
  state: 'waiting' | 'sent' | 'refused'
  /** What the engine says it came to; why it was refused; of one that waits, why its last try was not answered. */
  result?: string
}

/** What the engine made of something that was sent. */
export type Sent<Item> = {
  /** What it came to, in words; empty where there is nothing to say. */
  result: string
  /** The answer, where a query on the screen shows just that. */
  shown?: { queryKey: QueryKey; answer: unknown }
  /** A thing that waits behind it, with what the answer changed for that one. */
  rebase?(waiting: Item): Item
}

/** A kind of thing that is kept until the engine has it. */
export type OutboxKind<Item> = {
  /** Of the store in this browser. */
  name: string
  /** Operations whose answers show it. */
  shownBy: readonly string[]
  send(call: Call, outgoing: Outgoing<Item>): Promise<Sent<Item>>
}

type Entries<Item> = readonly Outgoing<Item>[]

/** One value for each kind and person, however many components of the page subscribe to it. */
const values = new Map<string, ExternalValue<Entries<never>>>()

const valueOf = <Item>(key: string): ExternalValue<Entries<Item>> => {
  const known = values.get(key) as unknown as ExternalValue<Entries<Item>> | undefined
  if (known) return known
  const value = createValue<Entries<Item>>(readDraft(key) ?? [])
  values.set(key, value as unknown as ExternalValue<Entries<never>>)
  // Another window of the same person has added or sent some.
  addEventListener('storage', (event) => event.key === key && value.set(readDraft(key) ?? []))
  return value
}

/** What this person has done and this browser keeps, of one kind. */
export const useOutbox = <Item>({ name }: OutboxKind<Item>) => {
  const { person } = useSession()
  const key = storageKeys.draft(`${name}.${person.userId}`)
  const value = valueOf<Item>(key)
  const change = useCallback(
    (next: (all: Entries<Item>) => Entries<Item>) => {
      // A browser that refuses storage keeps it while the page is open.
      const all = next(readDraft<Entries<Item>>(key) ?? value.current())
      writeDraft(key, all)
      value.set(all)
    },
    [key, value],
  )
  const settle = useCallback(
    (
      one: string,
      { state, result }: Pick<Outgoing<unknown>, 'state' | 'result'>,
      rebase: (waiting: Item) => Item = (waiting) => waiting,
    ) =>
      change((all) =>
        all.map((entry) => {
          if (entry.key === one) {
            const { result: _former, ...rest } = entry
            return { ...rest, state, ...(result ? { result } : {}) } as typeof entry
          }
          return entry.state === 'waiting' ? { ...entry, ...rebase(entry) } : entry
        }),
      ),
    [change],
  )
  return {
    entries: useValue(value),
    settle,
    /** `key`: of an attempt that was not answered. */
    add: (item: Item, given: string = crypto.randomUUID()) =>
      change((all) => [...all, { ...item, key: given, at: new Date().toISOString(), state: 'waiting' }]),
    /** Tries one that was not answered at once, not only after a while. */
    retry: (one: string) => settle(one, { state: 'waiting' }),
    drop: (one: string) => change((all) => all.filter((entry) => entry.key !== one)),
    /** Takes away what has arrived. */
    clear: () => change((all) => all.filter(({ state }) => state !== 'sent')),
  }
}
