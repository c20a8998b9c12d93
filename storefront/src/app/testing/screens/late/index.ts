import { defineScreen } from '../../../../api/screen.ts'
import { Late } from './screen.tsx'

export const screen = defineScreen({ Screen: Late, head: () => ({ title: 'Tarde' }) })
