import { useState } from 'react'
import { formatMetres } from '../../../../facts/length.ts'
import { Card, Field, Figures, Grid, Row, Ruler, Stack, Stepper, SwatchGroup } from '../index.ts'
import { Exhibit } from './exhibit.tsx'

const colours = [
  { value: 'natural', label: 'Natural' },
  { value: 'rojo-teja', label: 'Rojo teja', colour: '#a5422b' },
  { value: 'verde-musgo', label: 'Verde musgo', colour: '#2f4538' },
  { value: 'azul', label: 'Azul señal', colour: '#005387' },
  { value: 'blanco', label: 'Blanco', colour: '#ecece7' },
  { value: 'gris-grafito', label: 'Gris grafito', colour: '#383e42' },
  { value: 'arena', label: 'Arena', colour: '#e6d2b5' },
  { value: 'cafe', label: 'Café chocolate', colour: '#442f29', disabled: true },
]

const metres = (mm: number) => `${formatMetres(mm)} m`
const wanted = 20_000

const problemOf = (mm: number) =>
  mm < 1000 || mm > 12_000 ? 'Cortamos piezas de 1 m a 12 m.' : mm % 50 ? 'Cortamos cada 5 cm.' : undefined

const SheetRuler = () => {
  const [mm, setMm] = useState(3650)
  const [pieces, setPieces] = useState<number | null>(4)
  const [colour, setColour] = useState('rojo-teja')
  const total = mm * (pieces ?? 0)
  return (
    <Stack gap={6}>
      <SwatchGroup legend="Color:" options={colours} value={colour} onChange={setColour} />
      <Ruler
        label="Largo de cada pieza"
        fieldLabel="Largo en metros"
        value={mm}
        onChange={setMm}
        min={1000}
        max={12_000}
        step={50}
        format={metres}
        formatField={formatMetres}
        decreaseLabel="5 cm menos"
        increaseLabel="5 cm más"
        tint={colours.find(({ value }) => value === colour)?.colour}
        error={problemOf(mm)}
        run={{
          pieces: pieces ?? 0,
          pieceMm: mm,
          minimumMm: wanted,
          label: `Corrida mínima ${metres(wanted)}`,
          state: total < wanted ? `Faltan ${metres(wanted - total)}` : 'Completa',
        }}
        totals={
          <Figures
            rows={[
              { id: 'm', label: `${pieces ?? 0} piezas × ${metres(mm)}`, value: metres(total) },
              { id: 'kg', label: 'Peso', value: `${((total / 1000) * 3.2).toFixed(1)} kg` },
            ]}
          />
        }
      />
      <Row justify="between">
        <Field label="Piezas">
          <Stepper
            value={pieces}
            onChange={setPieces}
            max={120}
            decreaseLabel="Una pieza menos"
            increaseLabel="Una pieza más"
          />
        </Field>
      </Row>
    </Stack>
  )
}

const BarRuler = () => {
  const [mm, setMm] = useState(1200)
  return (
    <Ruler
      label="Largo del tubo"
      fieldLabel="Largo del tubo en metros"
      value={mm}
      onChange={setMm}
      min={500}
      max={6000}
      step={100}
      shape="bar"
      format={metres}
      formatField={formatMetres}
      decreaseLabel="10 cm menos"
      increaseLabel="10 cm más"
    />
  )
}

export const RulerExhibit = () => (
  <Exhibit title="La regla">
    <Grid columns="halves" gap={8}>
      <Card>
        <SheetRuler />
      </Card>
      <Card>
        <BarRuler />
      </Card>
    </Grid>
  </Exhibit>
)
