import { useEffect, useEffectEvent, useRef } from 'react'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What a visitor changed, as the form would send it: every value of each field that was touched, none of one unticked. */
export type EarlyFields = ReadonlyMap<string, readonly string[]>

/**
 * A ref for a form of controlled fields: what a visitor typed, ticked or chose before its code came is handed on once, so
 * that the first render after hydration does not take it away.
 */
export const useEarlyForm = (onFields: (fields: EarlyFields) => void) => {
  const ref = useRef<HTMLFormElement>(null)
  const hand = useEffectEvent(() => {
    const fields = ref.current ? earlyFieldsOf(ref.current) : new Map()
    if (fields.size > 0) onFields(fields)
  })
  useEffect(() => hand(), [])
  return ref
}

/** The address with what was changed early in place of what it said. */
export const withEarlyFields = (search: string, fields: EarlyFields): URLSearchParams => {
  const asked = new URLSearchParams(search)
  for (const [name, values] of fields) {
    asked.delete(name)
    for (const value of values) asked.append(name, value)
  }
  return asked
}

const earlyFieldsOf = (form: HTMLFormElement): EarlyFields => {
  const controls = [...form.elements].filter(isControl)
  const touched = new Set(controls.filter(isTouched).map(({ name }) => name))
  return new Map(
    [...touched].map((name) => [
      name,
      controls.filter((one) => one.name === name && isSent(one)).map(({ value }) => value),
    ]),
  )
}

const isControl = (element: Element): element is Control =>
  element.matches('input[name], select[name], textarea[name]')

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')

/** Whether the field holds something else than the page came with. */
const isTouched = (control: Control): boolean => {
  if (isChoice(control)) return control.checked !== control.defaultChecked
  if (!(control instanceof HTMLSelectElement)) return control.value !== control.defaultValue
  const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0]
  return first !== undefined && control.value !== first.value
}

const isSent = (control: Control): boolean => !isChoice(control) || control.checked
