import { defineScreen } from '../../../../api/screen.ts'
import { Home } from './screen.tsx'

export const screen = defineScreen({ Screen: Home, head: () => ({ title: 'Inicio' }) })
