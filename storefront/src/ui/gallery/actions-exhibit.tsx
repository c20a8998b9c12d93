import { useState } from 'react'
import { iconNames } from '../icon/icon-names.ts'
import {
  Alert,
  Badge,
  Busy,
  Button,
  Card,
  EmptyState,
  Grid,
  Icon,
  IconButton,
  LinkButton,
  Row,
  Skeleton,
  SkeletonTile,
  Stack,
} from '../index.ts'
import { Exhibit } from './exhibit.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

export const ActionsExhibit = () => {
  const [liked, setLiked] = useState(true)
  return (
    <Exhibit title="Acciones">
      <Stack gap={3}>
        {variants.map((variant) => (
          <Row key={variant} gap={3}>
            <Button variant={variant}>Agregar al carrito</Button>
            <Button variant={variant} pending pendingLabel="Agregando">
              Agregar al carrito
            </Button>
            <Button variant={variant} looksDisabled>
              Aún no
            </Button>
            <Button variant={variant} size="small" icon="plus">
              Pequeño
            </Button>
          </Row>
        ))}
        <Row gap={3}>
          <Button size="large" icon="cart">
            Finalizar compra
          </Button>
          <LinkButton href="#" variant="secondary" size="large">
            Seguir comprando
          </LinkButton>
        </Row>
        <Row gap={3}>
          <IconButton icon="search" label="Buscar" />
          <IconButton icon="cart" label="Carrito, 3 artículos" count={3} />
          <IconButton
            raised
            icon={liked ? 'heart-filled' : 'heart'}
            pressed={liked}
            label="Lista de deseos"
            onClick={() => setLiked(!liked)}
          />
        </Row>
        <Row gap={4}>
          {iconNames.map((name) => (
            <Icon key={name} name={name} size={24} />
          ))}
        </Row>
      </Stack>
    </Exhibit>
  )
}

const drawings = [
  'cart',
  'search',
  'orders',
  'wishlist',
  'error',
  'offline',
  'loading',
  'not-found',
  'place',
] as const

export const FeedbackExhibit = () => (
  <Exhibit title="Mensajes y esperas">
    <Row>
      <Badge tone="green">Nuevo</Badge>
      <Badge tone="yellow">Oferta</Badge>
      <Badge tone="red">No disponible</Badge>
      <Badge tone="blue">Cotización</Badge>
      <Badge tone="grey">A medida</Badge>
      <Badge tone="ink">Hecho en planta</Badge>
    </Row>
    <Grid columns="halves">
      <Alert live="off">Tu tienda abre a las 8:00.</Alert>
      <Alert live="off" tone="success" title="Cupón aplicado">
        <p>Descontamos $8.40 de tu pedido.</p>
      </Alert>
      <Alert live="off" tone="warning">
        Te faltan 5.40 metros para completar la corrida mínima.
      </Alert>
      <Alert live="off" tone="error" title="No pudimos guardar la dirección">
        <p>Revisa el municipio e inténtalo de nuevo.</p>
      </Alert>
    </Grid>
    <Grid columns="thirds" gap={4}>
      {drawings.map((drawing) => (
        <Card key={drawing} flush>
          <EmptyState
            drawing={drawing}
            headingLevel={3}
            title="Tu carrito está vacío"
            action={<LinkButton href="#">Ver productos</LinkButton>}
          >
            Empieza por el techo o busca por medida.
          </EmptyState>
        </Card>
      ))}
    </Grid>
    <Grid columns="tiles">
      <SkeletonTile />
      <SkeletonTile />
      <Stack gap={0}>
        <Skeleton />
        <Skeleton width="most" />
        <Skeleton width="half" />
      </Stack>
      <Card>
        <Busy busy label="Actualizando">
          <p>15 × 3.65 m</p>
          <p>$262.08</p>
        </Busy>
      </Card>
    </Grid>
  </Exhibit>
)
