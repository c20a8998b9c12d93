import { defineScreen } from '../../api/screen.ts'
import { GalleryScreen } from './gallery-screen.tsx'

export const screen = defineScreen({
  Screen: GalleryScreen,
  head: () => ({ title: 'Piezas del sistema', robots: 'noindex' }),
})
