import { defineScreen } from '../../../../api/screen.ts'
import { Growing } from './screen.tsx'

export const screen = defineScreen({ Screen: Growing, head: () => ({ title: 'Crece' }) })
