import { useState } from 'react'
import { Button, Dialog, Drawer, Popover, Row, Stack, useToast } from '../index.ts'
import { Exhibit } from './exhibit.tsx'

const ToastButtons = () => {
  const toast = useToast()
  return (
    <>
      <Button
        variant="secondary"
        onClick={() => toast({ title: 'Artículo agregado', action: { label: 'Ver', href: '#' } })}
      >
        Aviso
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Artículo eliminado del carrito',
            tone: 'info',
            duration: 8000,
            action: { label: 'Deshacer', onPress: () => toast({ title: 'Está de vuelta' }) },
          })
        }
      >
        Aviso con deshacer
      </Button>
      <Button
        variant="secondary"
        onClick={() => toast({ title: 'Algo salió mal. ¡Inténtalo de nuevo!', tone: 'error' })}
      >
        Aviso de error
      </Button>
    </>
  )
}

export const OverlayExhibit = () => {
  const [open, setOpen] = useState<'dialog' | 'drawer'>()
  const close = () => setOpen(undefined)
  return (
    <Exhibit title="Ventanas y avisos">
      <Row gap={3}>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Diálogo
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Cajón
        </Button>
        <Popover
          label="Promociones aplicadas"
          trigger={(attributes) => (
            <Button variant="quiet" icon="info" {...attributes}>
              Promociones
            </Button>
          )}
        >
          <p>Techo completo: 10 % en tornillos y capotes.</p>
        </Popover>
        <ToastButtons />
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        size="small"
        title="Eliminar artículo"
        closeLabel="Cerrar"
        footer={
          <Row gap={3} justify="end">
            <Button variant="quiet" onClick={close}>
              No, conservar
            </Button>
            <Button variant="danger" onClick={close}>
              Sí, eliminar
            </Button>
          </Row>
        }
      >
        <p>¿Está seguro de que desea eliminar este artículo del carrito?</p>
      </Dialog>
      <Drawer
        open={open === 'drawer'}
        onClose={close}
        title="Tu carrito"
        closeLabel="Cerrar"
        footer={
          <Button wide size="large">
            Ir al carrito
          </Button>
        }
      >
        <Stack>
          <p>Lámina rectangular 0.81 m, 15 × 3.65 m</p>
          <p>Capote, 3 piezas</p>
        </Stack>
      </Drawer>
    </Exhibit>
  )
}
