import { defineScreen } from '../../../../api/screen.ts'
import { Broken } from './screen.tsx'

export const screen = defineScreen({ Screen: Broken, head: () => ({ title: 'Roto' }) })
