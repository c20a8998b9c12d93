import { ActionsExhibit, FeedbackExhibit } from './gallery/actions-exhibit.tsx'
import { FiguresExhibit } from './gallery/figures-exhibit.tsx'
import { FormsExhibit } from './gallery/forms-exhibit.tsx'
import { LayoutExhibit } from './gallery/layout-exhibit.tsx'
import { NavigationExhibit } from './gallery/navigation-exhibit.tsx'
import { OverlayExhibit } from './gallery/overlay-exhibit.tsx'
import { RulerExhibit } from './gallery/ruler-exhibit.tsx'
import { Container, Stack, ToastProvider } from './index.ts'

/** Every primitive in its states, for looking at; mounted by the development page only. */
export const Gallery = () => (
  <ToastProvider label="Avisos" dismissLabel="Cerrar aviso">
    <Container>
      <Stack gap={16}>
        <Stack gap={2} as="header">
          <h1>Piezas del sistema</h1>
          <p>Cada pieza en sus estados, tal como las usan las pantallas.</p>
        </Stack>
        <RulerExhibit />
        <FiguresExhibit />
        <ActionsExhibit />
        <FormsExhibit />
        <FeedbackExhibit />
        <NavigationExhibit />
        <OverlayExhibit />
        <LayoutExhibit />
      </Stack>
    </Container>
  </ToastProvider>
)
