export { type Answer, answerOf, type Choices, choicesOf } from './answer.ts'
export { pairTitle, slopeTitle } from './drawing-titles.ts'
export { messages as roofMessages } from './messages.ts'
export { paperDrawings } from './paper-drawings.ts'
export {
  gridMm,
  mostParts,
  partFields,
  partOf,
  type PartText,
  shiftPart,
  stretchPart,
  textsOf,
} from './plan-texts.ts'
export {
  changeQuestion,
  formOf,
  hasSlants,
  hasWings,
  narrowerQuestion,
  type Question,
  readQuestion,
  roofPath,
  roofForms,
  takesPorch,
  type Unreadable,
  writeQuestion,
} from './question.ts'
export { slopeOf } from './plan-texts.ts'
export { savedRoofDrawings } from './saved-roof-drawings.ts'
export { runOffers, type RunOffer } from './run-offers.ts'
export { spokenRoof } from './spoken-roof.ts'
export { wantedPieces, withPieces } from './wanted-pieces.ts'
export { waysOut } from './ways-out.ts'
