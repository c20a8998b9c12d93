export { drawMap, focusZoom, type Leaflet, leaveMap, loadLeaflet, nameTowns, type Town } from './draw-map.ts'
export { mapMessages } from './messages.ts'
