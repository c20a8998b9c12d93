import { defineScreen } from '../../../../api/screen.ts'
import { Article } from './screen.tsx'

export const screen = defineScreen({ Screen: Article, head: () => ({ title: 'Artículo' }) })
