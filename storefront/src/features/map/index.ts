export { drawMap, focusZoom, type Leaflet, leaveMap, loadLeaflet } from './draw-map.ts'
export { mapMessages } from './messages.ts'
