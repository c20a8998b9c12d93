import { Card, DescriptionList, Figures, Grid, Price, PromiseLine, Stack, Table, Timeline } from '../index.ts'
import { Exhibit } from './exhibit.tsx'

const tiers = [
  { from: 'Desde 1 m', price: '$4.40', off: '—' },
  { from: 'Desde 50 m', price: '$4.27', off: '3 %' },
  { from: 'Desde 200 m', price: '$4.18', off: '5 %' },
]

const Bill = () => (
  <Figures
    title="Resumen"
    rows={[
      {
        id: 'lines',
        label: 'Subtotal',
        note: '3 artículos · 54.60 m · 174.7 kg',
        value: '$262.08',
        more: 'Lámina rectangular 0.81 m: 15 × 3.65 m. Tornillo punta de broca: 4 cajas. Capote: 3 piezas.',
      },
      { id: 'promo', label: 'Techo completo', value: '−$8.40', tone: 'saving' },
      { id: 'ship', label: 'Retiro en Santa Ana', value: 'Gratis' },
      { id: 'tax', label: 'IVA 13 % (incluido)', value: '$29.18', tone: 'muted' },
    ]}
    total={{ label: 'Total', note: 'IVA incluido', value: '$253.68' }}
    why={{
      label: '¿Por qué este total?',
      children: 'Los precios incluyen IVA. El descuento baja primero y el impuesto se calcula al final.',
    }}
  />
)

export const FiguresExhibit = () => (
  <Exhibit title="Cifras y promesas">
    <Grid columns="halves" gap={8}>
      <Card>
        <Bill />
      </Card>
      <Stack gap={8}>
        <Stack gap={2}>
          <Price current="$4.40" before="Desde" note="por metro" />
          <Price current="$12.75" list="$15.00" listLabel="Antes" currentLabel="Ahora" note="c/u" />
          <Price size="large" current="₡48.350,00" note="IVA incluido" />
        </Stack>
        <Stack gap={1}>
          <PromiseLine tone="go">Retiras hoy en Santa Ana, 8:00–17:00</PromiseLine>
          <PromiseLine tone="soon">Retiras el jueves 14 en Santa Ana, cortado a medida</PromiseLine>
          <PromiseLine tone="plain">Elige tu tienda para ver cuándo lo retiras</PromiseLine>
          <PromiseLine tone="plain" pending />
        </Stack>
        <Table
          caption="Precio por cantidad"
          stacks={false}
          columns={[
            { id: 'from', label: 'Cantidad', cell: (row) => row.from },
            { id: 'price', label: 'Por metro', cell: (row) => row.price, align: 'end' },
            { id: 'off', label: 'Ahorro', cell: (row) => row.off, align: 'end' },
          ]}
          rows={tiers}
          keyOf={(row) => row.from}
        />
      </Stack>
      <DescriptionList
        items={[
          { term: 'Calibre', detail: '26 (0.45 mm)' },
          { term: 'Ancho útil', detail: '0.81 m' },
          { term: 'Largo', detail: '1.00 a 12.00 m, cada 5 cm' },
          { term: 'Acero', detail: 'Zinc-alum AZ 120, grado 80' },
        ]}
      />
      <Timeline
        label="Estado del pedido"
        events={[
          { id: '1', title: 'Pedido recibido', when: '11/11/2026, 9:42', state: 'done' },
          { id: '2', title: 'Cortado a medida', when: '12/11/2026, 15:10', state: 'done' },
          { id: '3', title: 'Listo para retiro', state: 'current', detail: 'Santa Ana, 8:00–17:00' },
          { id: '4', title: 'Entregado', state: 'upcoming' },
        ]}
      />
    </Grid>
    <Table
      caption="Pedidos"
      columns={[
        { id: 'no', label: 'Pedido', cell: (row) => row.no },
        { id: 'date', label: 'Fecha', cell: (row) => row.date },
        { id: 'state', label: 'Estado', cell: (row) => row.state },
        { id: 'total', label: 'Total', cell: (row) => row.total, align: 'end' },
      ]}
      rows={[
        { no: 'LMN-00001042', date: '11/11/2026', state: 'Listo para retiro', total: '$253.68' },
        { no: 'LMN-00000987', date: '28/10/2026', state: 'Entregado', total: '$1,204.10' },
      ]}
      keyOf={(row) => row.no}
    />
  </Exhibit>
)
