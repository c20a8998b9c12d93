import type { Fit } from './agree.ts'
import type { Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

/** Nobody says "natural": where no colour is named, goods that are sold plain are meant plain. */
export function matchColour(
  fits: readonly Fit[],
  clues: readonly Token[],
  { colours }: Vocabulary,
): readonly Fit[] {
  const named = clues.some((clue) => clue.kind === 'word' && colours.has(clue.stem))
  if (named) return likeliestColour(fits, clues, colours)
  const plain = fits.filter(({ candidate }) => (candidate.variant.values.color ?? 'natural') === 'natural')
  return plain.length > 0 ? plain : fits
}

/** `rojo` may be two reds: the likelier one, within each family that has it. */
function likeliestColour(
  fits: readonly Fit[],
  clues: readonly Token[],
  colours: Vocabulary['colours'],
): readonly Fit[] {
  const values = clues.flatMap((clue) => (clue.kind === 'word' ? (colours.get(clue.stem) ?? []) : []))
  const place = (fit: Fit) => {
    const at = values.indexOf(fit.candidate.variant.values.color ?? '')
    return at < 0 ? values.length : at
  }
  const best = new Map<string, number>()
  for (const fit of fits) {
    const id = fit.candidate.product.id
    best.set(id, Math.min(best.get(id) ?? 99, place(fit)))
  }
  return fits.filter((fit) => place(fit) === best.get(fit.candidate.product.id))
}
