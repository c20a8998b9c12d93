// @chunk prices
import { createContext, use } from 'react'

type FieldState = { id: string; describedBy?: string; invalid: boolean; required: boolean }

export const FieldContext = createContext<FieldState | null>(null)

/** Attributes that tie a control to the label, hint and error of the `Field` around it. */
export const useFieldAttributes = () => {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
    'aria-required': field.required || undefined,
  }
}
