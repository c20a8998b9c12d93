import { fold } from '../../../facts/text.ts'

/** Questions that a tool answers better than a list of products, without accents. */
const questions: readonly [RegExp, string][] = [
  [
    /cuant[oa]s? (laminas?|zinc|planchas?|techo)|how many (sheets|panels)|(calcul|medir|cotizar).*(techo|lamina|roof)|roof calculator/,
    'roof',
  ],
  [/(lista de materiales|pegar (mi |una )?lista|material list)/, 'list'],
  [/(plan|optimizar|calcul).*(cortes?|cuts?)|cut ?list/, 'cuts'],
  [/cuant[oa]s? (varillas?|quintales?)|varillas? (por|en un) quintal|how many (re)?bars/, 'rebar'],
  [
    /(cuant[oa]s? (canales?|bajantes?)|calcul.*(canal|canoa|bajante|gutter)|how many (gutters|down))/,
    'gutter',
  ],
  [/(cuant[oa]s? (rollos?|postes?)|calcul.*(cerca|fence)|how many posts)/, 'fence'],
  [/(cuant[oa]s? (galones?|cubetas?)|calcul.*(pintura|paint)|how many (gallons|buckets))/, 'paint'],
  [/(cuant[oa]s? losacero|calcul.*(losa|slab))/, 'slab'],
  [/(cuant[oa]s? (electro)?mallas?|calcul.*(malla|mesh))/, 'mesh'],
]

/** The app path of the tool that a search asks for, if it asks for one. */
export const toolForSearch = (term: string): string | undefined => {
  const plain = fold(term)
  const tool = questions.find(([question]) => question.test(plain))?.[1]
  return tool && `/tools/${tool}`
}
