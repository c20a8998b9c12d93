import {
  Badge,
  Card,
  Checklist,
  Clamp,
  Drawing,
  EntryLink,
  FilePicker,
  Frame,
  Grid,
  LinkList,
  PromiseLine,
  Row,
  SectionHead,
  Stack,
} from '../index.ts'
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
    <EntryLink
      href="#top"
      title="Pedido 00001"
      badge={<Badge tone="green">Completado</Badge>}
      detail="14/11/2026 08:30"
      pictures={[]}
      holds="3 artículos"
      amount="$126.40"
      see="Ver pedido"
    />
    <SectionHead
      title="Novedades"
      level={3}
      detail="Lo que llegó este mes a las tiendas."
      action={<a href="#top">Ver todo</a>}
    />
    <Grid columns="tiles">
      <Frame contain corner={<Badge tone="yellow">Oferta</Badge>}>
        <Drawing name="orders" />
      </Frame>
      <Card flush>
        <LinkList
          links={[
            { href: '#a', label: 'Detalles de la cuenta', icon: 'user', current: true },
            { href: '#b', label: 'Lista de deseos', icon: 'heart', aside: 4 },
            { href: '#c', label: 'Historial de pedidos', icon: 'box' },
          ]}
        />
      </Card>
      <Checklist
        label="Tu contraseña"
        doneLabel="cumplido"
        openLabel="falta"
        items={[
          { id: '1', label: '8 caracteres', done: true },
          { id: '2', label: 'Una mayúscula', done: false },
          { id: '3', label: 'Un número', done: false },
        ]}
      />
      <Clamp lines={3} as="p">
        Techo completo: 10 % en tornillos y capotes al llevar 40 metros o más de lámina, en todas las tiendas
        del país y también a domicilio.
      </Clamp>
    </Grid>
    <FilePicker
      label="Fotos o planos"
      callLabel="Elige archivos o suéltalos aquí"
      hint="Hasta 3 archivos de 4 MB."
      files={[
        { id: '1', name: 'techo.jpg', detail: '1.2 MB', state: 'ready' },
        { id: '2', name: 'plano.pdf', detail: 'No se pudo enviar', state: 'failed' },
      ]}
      onAdd={() => {}}
      onRemove={() => {}}
      removeLabel={(name) => `Quitar ${name}`}
    />
  </Exhibit>
)
