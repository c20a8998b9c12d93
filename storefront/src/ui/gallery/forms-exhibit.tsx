import { useState } from 'react'
import {
  Checkbox,
  Chip,
  ChipLink,
  Field,
  Grid,
  PasswordInput,
  RadioGroup,
  Row,
  Select,
  Stack,
  Stepper,
  Textarea,
  TextInput,
} from '../index.ts'
import { Exhibit } from './exhibit.tsx'

const Delivery = () => {
  const [value, setValue] = useState('pickup')
  return (
    <RadioGroup
      legend="Entrega"
      cards
      value={value}
      onChange={setValue}
      options={[
        {
          value: 'pickup',
          label: 'Retiro en tienda',
          detail: 'Santa Ana, desde el jueves 14',
          aside: 'Gratis',
        },
        {
          value: 'truck',
          label: 'Camión con grúa',
          detail: 'Hasta 25 km, descarga en la obra',
          aside: '$38.00',
        },
        { value: 'pickup-truck', label: 'Picop', detail: 'La pieza más larga no cabe', disabled: true },
      ]}
    />
  )
}

const Gauges = () => {
  const [gauge, setGauge] = useState('26')
  const [count, setCount] = useState<number | null>(12)
  return (
    <Stack>
      <Row>
        {['22', '24', '26', '28'].map((value) => (
          <Chip
            key={value}
            square
            chosen={value === gauge}
            disabled={value === '22'}
            onClick={() => setGauge(value)}
          >
            {value}
          </Chip>
        ))}
      </Row>
      <Row>
        <ChipLink href="#" chosen count={42}>
          Techo
        </ChipLink>
        <ChipLink href="#" count={18}>
          Calibre 26
        </ChipLink>
        <ChipLink href="#" removable aria-label="Quitar filtro 3.66 m">
          3.66 m
        </ChipLink>
      </Row>
      <Row gap={4}>
        <Stepper
          label="Cantidad"
          value={count}
          onChange={setCount}
          max={20}
          decreaseLabel="Menos"
          increaseLabel="Más"
        />
        <Stepper
          label="Cantidad por cinco"
          value={0}
          onChange={() => {}}
          step={5}
          decreaseLabel="Cinco menos"
          increaseLabel="Cinco más"
        />
        <Stepper
          label="Cantidad con error"
          value={5000}
          invalid
          onChange={() => {}}
          max={20}
          decreaseLabel="Uno menos"
          increaseLabel="Uno más"
        />
      </Row>
    </Stack>
  )
}

export const FormsExhibit = () => (
  <Exhibit title="Formularios">
    <Grid columns="halves" gap={8}>
      <Stack>
        <Field label="Nombre" required>
          <TextInput autoComplete="given-name" />
        </Field>
        <Field
          label="Correo electrónico"
          required
          hint="Ahí te avisamos cuando esté listo."
          error="Ingrese su correo electrónico."
        >
          <TextInput type="email" defaultValue="ana@" />
        </Field>
        <Field label="Teléfono">
          <TextInput type="tel" prefix="+503" defaultValue="7012 3456" />
        </Field>
        <Field label="Contraseña" required>
          <PasswordInput
            showLabel="Mostrar contraseña"
            hideLabel="Ocultar contraseña"
            defaultValue="Techo2026!"
          />
        </Field>
        <Field label="Departamento">
          <Select defaultValue="santa-ana">
            <option value="santa-ana">Santa Ana</option>
            <option value="san-salvador">San Salvador</option>
          </Select>
        </Field>
        <Field label="Área del techo" hint="Largo por ancho.">
          <TextInput inputMode="decimal" suffix="m²" disabled defaultValue="48" />
        </Field>
      </Stack>
      <Stack>
        <Delivery />
        <Checkbox label="Calibre 26" aside="18" defaultChecked />
        <Checkbox
          required
          label="Acepto los términos y condiciones"
          error="Debes aceptar los términos y condiciones para continuar."
        />
        <Field label="¿En qué te ayudamos?">
          <Textarea />
        </Field>
        <Gauges />
      </Stack>
    </Grid>
  </Exhibit>
)
