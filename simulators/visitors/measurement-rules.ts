/** An event of the measurement protocol, as far as its rules look at it. */
export type MeasuredEvent = { name?: unknown; params?: Record<string, unknown> }
export type Measurement = { client_id?: unknown; events?: MeasuredEvent[] }

const most = { events: 25, params: 25 }

/** A member that may come as a number or as its text. */
const textOf = (value: unknown) =>
  typeof value === 'number' || typeof value === 'string' ? String(value) : ''

const eventFaults = ({ name, params = {} }: MeasuredEvent): string[] => [
  ...(typeof name === 'string' && /^[a-z]\w{0,39}$/i.test(name)
    ? []
    : ['NAME_INVALID: the name of an event']),
  ...(Object.keys(params).length > most.params ? ['EXCEEDED_MAX_ENTITIES: params'] : []),
  ...(/^\d+$/.test(textOf(params.session_id)) ? [] : ['VALUE_REQUIRED: session_id, a number']),
  ...(Number(params.engagement_time_msec) > 0 ? [] : ['VALUE_REQUIRED: engagement_time_msec']),
]

/**
 * What the vendor's validation has against a measurement. Its collecting endpoint never tells: it answers 2xx and leaves
 * the events out of every report.
 */
export const measurementFaults = ({ client_id: clientId, events = [] }: Measurement): string[] => [
  ...(typeof clientId === 'string' && /^\d+\.\d+$/.test(clientId)
    ? []
    : ['VALUE_INVALID: client_id must be <number>.<number>']),
  ...(events.length > most.events ? ['EXCEEDED_MAX_ENTITIES: events'] : []),
  ...events.flatMap(eventFaults),
]
