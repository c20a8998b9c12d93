import type { Look } from '../../demo/build/looks.ts'
import type { Scene } from '../scene.ts'

/**
 * How a family looks: its picture in a colour (its own when it comes in one) and in the values that change it otherwise,
 * and its dimensioned drawing.
 */
export type Entry = { picture: (color: string, look: Look) => Scene; plan: () => string; color: string }
export type Entries = Record<string, Entry>
