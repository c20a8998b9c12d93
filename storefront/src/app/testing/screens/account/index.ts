import { defineScreen } from '../../../../api/screen.ts'
import { Account } from './screen.tsx'

export const screen = defineScreen({ Screen: Account, head: () => ({ title: 'Cuenta' }) })
