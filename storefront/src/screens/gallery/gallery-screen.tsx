import { Container, Stack } from '../../ui/index.ts'
import { Gallery } from '../../ui/gallery.tsx'
import { FieldsExhibit } from './fields-exhibit.tsx'

/** What the pages are made of, for whoever works on them; not part of a merchant's shop. */
export const GalleryScreen = () => (
  <Stack gap={16}>
    <Gallery />
    <Container>
      <FieldsExhibit />
    </Container>
  </Stack>
)
