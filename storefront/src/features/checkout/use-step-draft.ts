import { useEffect, useRef } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { useShopper } from '../../api/shopper.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../lib/owned-storage.ts'

/** What is typed in the steps of a basket's checkout and not written to the basket yet, by step. */
type Drafts = { basketId: string; steps: Record<string, object> }

const isDrafts = (value: unknown): value is Drafts =>
  typeof value === 'object' && value !== null && 'basketId' in value && 'steps' in value

const { checkoutDraft } = storageKeys

/**
 * Keeps what is typed into a step over a reload, Back and Forward, until the step is written: gives the function that
 * forgets it then. Card data never is in such a form, and what is kept goes with the shopper's session.
 */
export const useStepDraft = <Values extends FieldValues>(
  step: string,
  basketId: string,
  form: UseFormReturn<Values>,
): (() => void) => {
  const { customerId = '' } = useShopper()
  const isOver = useRef(false)
  const { watch, reset } = form
  useEffect(() => {
    const read = (): Drafts => {
      const drafts = readOwned(checkoutDraft, customerId, isDrafts)
      return drafts?.basketId === basketId ? drafts : { basketId, steps: {} }
    }
    const draft = read().steps[step]
    if (draft) reset(draft as Values, { keepDefaultValues: true })
    const { unsubscribe } = watch((values) => {
      if (isOver.current) return
      writeOwned(checkoutDraft, customerId, { basketId, steps: { ...read().steps, [step]: values } })
    })
    return unsubscribe
  }, [watch, reset, customerId, basketId, step])
  return () => {
    isOver.current = true
    const drafts = readOwned(checkoutDraft, customerId, isDrafts)
    if (!drafts) return
    const { [step]: _written, ...steps } = drafts.steps
    writeOwned(checkoutDraft, customerId, { ...drafts, steps })
  }
}
