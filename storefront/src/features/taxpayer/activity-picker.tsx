import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import {
  findActivity,
  loadEconomicActivities,
  searchActivities,
} from '../../../../facts/economic-activities.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Button, Field, Row, TextInput } from '../../ui/index.ts'
import styles from './taxpayer.module.css'
import { messages } from './messages.ts'
import type { TaxpayerValues } from './taxpayer.ts'

/** El Salvador's catalogue of activities, searched as one types; the list comes with the first look at it. */
export const ActivityPicker = ({ required }: { required: boolean }) => {
  const t = useText()
  const [text, setText] = useState('')
  const [open, setOpen] = useState(false)
  const { control } = useFormContext<{ taxpayer: TaxpayerValues }>()
  const { field, fieldState } = useController({
    control,
    name: 'taxpayer.activity',
    rules: { validate: (code) => !required || code !== '' },
  })
  const { data: all = [] } = useQuery({
    queryKey: ['economic-activities'],
    queryFn: loadEconomicActivities,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const chosen = findActivity(all, field.value)
  const label = required ? t(messages.activity) : t(messages.optional, { label: t(messages.activity) })
  if (field.value !== '') {
    return (
      <Row gap={3} justify="between">
        <p>
          <strong>{label}</strong>
          <br />
          {chosen ? `${chosen.code} ${chosen.name}` : field.value}
        </p>
        <Button variant="quiet" size="small" onClick={() => field.onChange('')}>
          {t(messages.activityChange)}
        </Button>
      </Row>
    )
  }
  const found = open ? searchActivities(all, text) : []
  return (
    <div>
      <Field
        label={label}
        required={required}
        hint={t(messages.activityHint)}
        error={fieldState.error && t(messages.activityMissing)}
      >
        <TextInput
          type="search"
          autoComplete="off"
          ref={field.ref}
          value={text}
          onFocus={() => setOpen(true)}
          onChange={(event) => {
            setText(event.target.value)
            setOpen(true)
          }}
        />
      </Field>
      {open && (
        <>
          <p role="status">{t(messages.activityFound, { n: found.length })}</p>
          <ul role="list" className={styles.found}>
            {found.map(({ code, name }) => (
              <li key={code}>
                <button
                  type="button"
                  onClick={() => {
                    field.onChange(code)
                    setText('')
                    setOpen(false)
                  }}
                >
                  {code} {name}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
