import { useState } from 'react'
import {
  birthDateProblem,
  dateProblem,
  dateText,
  FormField,
  useAttachments,
} from '../../features/form/index.ts'
import { useText } from '../../lib/i18n/text.tsx'
import { Grid, SectionHead } from '../../ui/index.ts'

const today = '2026-11-14'
const texts = [
  ['text', 'Nombre'],
  ['password', 'Contraseña'],
  ['email', 'Correo electrónico'],
  ['phone', 'Teléfono'],
  ['tel', 'Teléfono con extensión'],
  ['number', 'Piezas'],
  ['textarea', 'Descripción'],
] as const
const options = [
  { value: 'techo', label: 'Techo' },
  { value: 'cerca', label: 'Cerca' },
]

/** Each kind of field a form can ask for [S2.187]. */
export const FieldsExhibit = () => {
  const t = useText()
  const [values, setValues] = useState<Record<string, string>>({})
  const [agreed, setAgreed] = useState(false)
  const attachments = useAttachments()
  const of = (name: string) => ({
    name,
    value: values[name] ?? '',
    onChange: (value: string) => setValues((now) => ({ ...now, [name]: value })),
  })
  const day = values.visit ?? ''
  const birth = values.birth ?? ''
  return (
    <section>
      <SectionHead title="Campos de formulario" />
      <Grid columns="halves" gap={6}>
        {texts.map(([type, label]) => (
          <FormField key={type} type={type} label={label} required={type !== 'tel'} {...of(type)} />
        ))}
        <FormField type="select" label="Obra" options={options} placeholder="Escoge una" {...of('work')} />
        <FormField
          type="date"
          label="Día de la visita"
          hint={`Hasta el 14/11/2026.`}
          error={dateText(t, day.length === 10 ? dateProblem(day, { maxDate: today }) : undefined, {
            maxDate: today,
          })}
          {...of('visit')}
        />
        <FormField
          type="birth-date"
          label="Fecha de nacimiento"
          error={dateText(t, birth.length === 10 ? birthDateProblem(birth, { today }) : undefined)}
          {...of('birth')}
        />
        <FormField
          type="checkbox"
          name="agreed"
          label="Estoy de acuerdo"
          value={agreed}
          onChange={setAgreed}
        />
        <FormField type="hidden" name="source" value="gallery" />
        <FormField type="files" name="files" label="Fotos y videos" attachments={attachments} />
      </Grid>
    </section>
  )
}
