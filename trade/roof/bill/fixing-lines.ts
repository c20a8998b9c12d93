import type { MaterialLine } from '../../material-line.ts'
import { chooseVariant } from '../../material-line.ts'
import { ceilExact } from '../../rounding.ts'
import type { Accessory } from '../../trade-data.ts'
import { accessoryLine } from './accessory-line.ts'
import type { BillInput } from './bill-input.ts'
import { billedTrims } from './trim-lines.ts'
import { gutterJointsOf } from './water-lines.ts'

/** What holds the roof and keeps it tight. */
export function fixingLines(input: BillInput): MaterialLine[] {
  const { roof, data } = input
  const { accessories, roof: rules } = data.rules
  const { joints } = billedTrims(input)
  const gutterJoints = gutterJointsOf(input)
  const beadMm = joints * rules.sealantPerJointMm + gutterJoints * (rules.sealantPerGutterJointMm ?? 0)
  const tubes = Math.max(1, ceilExact(beadMm / rules.sealantMm))
  return [
    ...screwLines(input),
    accessoryLine(input, 'tape', accessories.tape, roof.tapeMm / rules.tapeMm, {
      runMm: Math.round(roof.tapeMm),
      rollMm: rules.tapeMm,
    }),
    accessoryLine(input, 'sealant', accessories.sealant, tubes, { joints: joints + gutterJoints }),
    accessoryLine(input, 'touch-up', accessories['touch-up'], ceilExact(roof.areaMm2 / rules.touchUpMm2), {
      areaM2: Math.round(roof.areaMm2 / 1e6),
    }),
  ]
}

/** Boxes; of the natural colour bags too, where they fill. */
function screwLines(input: BillInput): MaterialLine[] {
  const { roof, data } = input
  const steel = data.rules.accessories.screw
  const accessory: Accessory | undefined =
    input.wood && steel?.onWood ? withoutLarger({ ...steel, values: steel.onWood }) : steel
  const boxes = accessoryLine(input, 'screw', accessory, roof.screws, {
    screws: roof.screws,
    lines: roof.purlinLines,
  })
  const product = data.products.find(({ id }) => id === accessory?.larger?.masterId)
  const { variant: bag } = chooseVariant(product, accessory?.larger?.values ?? {}, 'natural')
  const colour = data.products
    .find(({ id }) => id === boxes.masterId)
    ?.variants.find(({ sku }) => sku === boxes.sku)?.values.color
  const boxesInBag = (accessory?.larger?.perPack ?? 0) / (accessory?.perPack ?? 1)
  const bags = boxesInBag > 1 ? Math.floor(boxes.pieces / boxesInBag) : 0
  if (!product || !bag || bags === 0 || (colour ?? 'natural') !== 'natural') return [boxes]
  const left = Math.ceil(boxes.pieces - bags * boxesInBag)
  const larger = { sku: bag.sku, masterId: product.id, pieces: bags, left }
  if (!input.largePacks) return [{ ...boxes, larger }]
  const box = boxes.grams / boxes.pieces
  return [
    {
      ...boxes,
      id: 'screw-large',
      sku: bag.sku,
      masterId: product.id,
      pieces: bags,
      grams: bag.grams * bags,
    },
    { ...boxes, pieces: left, grams: box * left },
  ]
}

function withoutLarger(accessory: Accessory): Accessory {
  const { larger: _, ...rest } = accessory
  return rest
}
