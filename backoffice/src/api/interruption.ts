import { createValue, type ExternalValue } from '../lib/external-value.ts'

/** What a person has to do before a call can go on: sign in once more, or show their second factor. */
export type Interruption = {
  kind: 'signed-out' | 'step-up'
  /** How they can show it. */
  methods: readonly string[]
  /** Goes on, or gives up. */
  settle(done: boolean): void
}

/** Asks the person; several calls that wait for the same are one question. */
export type Interruptions = ExternalValue<Interruption | undefined> & {
  ask(kind: Interruption['kind'], methods?: readonly string[]): Promise<boolean>
}

export const createInterruptions = (): Interruptions => {
  const value = createValue<Interruption | undefined>(undefined)
  let pending: { kind: Interruption['kind']; answer: Promise<boolean> } | undefined
  const ask: Interruptions['ask'] = async (kind, methods = []) => {
    if (pending) {
      const { kind: other, answer } = pending
      const isDone = await answer
      return other === kind || !isDone ? isDone : ask(kind, methods)
    }
    const answer = new Promise<boolean>((resolve) => {
      value.set({
        kind,
        methods,
        settle(done) {
          pending = undefined
          value.set(undefined)
          resolve(done)
        },
      })
    })
    pending = { kind, answer }
    return answer
  }
  return { ...value, ask }
}
