import { defineScreen } from '../../../../api/screen.ts'
import { Long } from './screen.tsx'

export const screen = defineScreen({ Screen: Long, head: () => ({ title: 'Largo' }) })
