import { useEffect, useEffectEvent, useRef } from 'react'
import { useShopper } from '../../api/shopper.ts'
import { storageKeys } from '../../config/storage-keys.ts'
import { readOwned, writeOwned } from '../../lib/owned-storage.ts'

type FormName = 'case' | 'quote' | 'registration'
type Drafts = Partial<Record<FormName, object>>

const { formDrafts } = storageKeys
const isDrafts = (value: unknown): value is Drafts => typeof value === 'object' && value !== null

/**
 * Keeps what is typed into a form over a reload, Back and a dialog that was closed, for this shopper and this tab.
 * `restore` gets it once, when the form is there. Files cannot be kept by a browser, and passwords must not be given.
 */
export const useFormDraft = <Values extends object>(
  form: FormName,
  restore: (values: Partial<Values>) => void,
) => {
  const { customerId = '' } = useShopper()
  const isOver = useRef(false)
  const read = () => readOwned(formDrafts, customerId, isDrafts) ?? {}
  const restoreOnce = useEffectEvent(() => {
    const draft = read()[form]
    if (draft) restore(draft)
  })
  useEffect(() => restoreOnce(), [])
  return {
    save(values: Partial<Values>) {
      if (!isOver.current) writeOwned(formDrafts, customerId, { ...read(), [form]: values })
    },
    /** To be called when the form was sent. `over`: what is typed from then on is no draft either. */
    forget({ over = true } = {}) {
      isOver.current = over
      const { [form]: _sent, ...others } = read()
      writeOwned(formDrafts, customerId, others)
    },
  }
}
