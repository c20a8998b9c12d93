import { defineScreen } from '../../../../api/screen.ts'
import { Echo } from './screen.tsx'

export const screen = defineScreen({ Screen: Echo, head: () => ({ title: 'Búsqueda' }) })
