import {
  Accordion,
  AccordionItem,
  Breadcrumb,
  Card,
  Carousel,
  DescriptionList,
  Pagination,
  ProgressSteps,
  ReadMore,
  Stack,
  StepCard,
  Tabs,
} from '../index.ts'
import { Exhibit } from './exhibit.tsx'

const long =
  'Lámina de acero con recubrimiento de aluminio y zinc, formada en frío con onda rectangular. Se corta a la medida del techo, así que no hay traslapes a lo largo ni desperdicio. '

export const NavigationExhibit = () => (
  <Exhibit title="Caminos">
    <Breadcrumb
      label="Ruta"
      items={[
        { label: 'Inicio', href: '#' },
        { label: 'Techos', href: '#techos' },
        { label: 'Lámina rectangular 0.81 m a la medida' },
      ]}
    />
    <ProgressSteps
      label="Pasos"
      doneLabel="hecho"
      steps={[
        { id: 'contact', label: 'Contacto', state: 'done' },
        { id: 'address', label: 'Entrega', state: 'done' },
        { id: 'method', label: 'Método de envío', state: 'current' },
        { id: 'pay', label: 'Pago', state: 'upcoming' },
        { id: 'review', label: 'Revisión', state: 'upcoming' },
      ]}
    />
    <div>
      <StepCard
        number={1}
        title="Contacto"
        state="done"
        summary="ana@lamina.example"
        editLabel="Editar"
        onEdit={() => {}}
      />
      <StepCard number={2} title="Entrega" state="current">
        <Card tone="ground">Aquí va el formulario.</Card>
      </StepCard>
      <StepCard number={3} title="Pago" state="upcoming" />
    </div>
    <Accordion>
      <AccordionItem title="Descripción del producto" open>
        <Stack>
          <ReadMore moreLabel="Ver más" lessLabel="Ver menos">
            <p>{long.repeat(9)}</p>
          </ReadMore>
          <DescriptionList items={[{ term: 'Calibre', detail: '26' }]} />
        </Stack>
      </AccordionItem>
      <AccordionItem title="Características técnicas">
        <p>{long}</p>
      </AccordionItem>
    </Accordion>
    <Tabs
      label="Ficha"
      tabs={[
        { id: 'd', label: 'Descripción', panel: <p>{long}</p> },
        { id: 't', label: 'Técnica', panel: <p>Calibre 26, ancho útil 0.81 m.</p> },
        { id: 'v', label: 'Videos', panel: <p>Cómo medir tu techo.</p> },
      ]}
    />
    <Carousel label="Novedades" previousLabel="Anteriores" nextLabel="Siguientes" arrowsAbove={3}>
      {['Canal', 'Capote', 'Tornillo', 'Polín C', 'Tubo', 'Varilla', 'Malla'].map((name) => (
        <Card key={name} tone="ground">
          <h3>{name}</h3>
          <p>Desde 2 m</p>
        </Card>
      ))}
    </Carousel>
    <Pagination
      label="Páginas"
      page={5}
      pages={12}
      hrefOf={(n) => `#${n}`}
      previousLabel="Página anterior"
      nextLabel="Página siguiente"
      pageLabel={(n) => `Página ${n}`}
    />
  </Exhibit>
)
