import { Card, Grid, PromiseLine, Row, Stack } from '../index.ts'
import { Exhibit } from './exhibit.tsx'

const sizes = ['h1', 'h2', 'h3', 'h4'] as const

export const LayoutExhibit = () => (
  <Exhibit title="Letra, fondos y columnas">
    <Stack gap={3}>
      {sizes.map((size, at) => {
        const Heading = `h${Math.max(3, at + 1)}` as 'h3' | 'h4'
        return <Heading key={size}>¿Qué vas a construir? 0123456789</Heading>
      })}
      <p>
        Retiras el jueves 14 en Santa Ana, 8:00–17:00. <a href="#top">Cómo medir tu techo</a>
      </p>
    </Stack>
    <Grid columns="thirds">
      <Card>Papel</Card>
      <Card tone="ground">Fondo</Card>
      <div data-ground="ink">
        <Card>
          <Stack gap={2}>
            <p>Tinta</p>
            <PromiseLine tone="go">Retiras hoy</PromiseLine>
            <PromiseLine tone="soon">Retiras el jueves 14</PromiseLine>
            <Row>
              <a href="#top">Contacto</a>
            </Row>
          </Stack>
        </Card>
      </div>
    </Grid>
  </Exhibit>
)
