import { CONFIRMED } from '../subscribers.ts'
import { admission, admissionForm, OVERDUE } from '../enquiry/enquiries.ts'

type Place = { x: number; y: number; width: number; height: number }

export const DASHBOARD = {
  id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0100',
  name: 'Admission enquiries',
  icon: 'insights',
  note: 'How many enquiries arrive, and how many wait for an answer',
  color: null,
}

const IS_OVERDUE = {
  filter: OVERDUE,
  conditionalFormatting: [{ operator: '>', value: '0', color: '#c0271a' }],
}

const NEW = { stage: { _eq: 'new' } }

/** In a grid of 20 pixels: five figures above and three charts below. */
export const PANELS = [
  figure(1, 'Take Admission: new', admissionForm.collection, 1, { filter: NEW }),
  figure(2, 'Take Admission: overdue', admissionForm.collection, 13, IS_OVERDUE),
  figure(3, 'Home page: new', admission.collection, 25, { filter: NEW }),
  figure(4, 'Home page: overdue', admission.collection, 37, IS_OVERDUE),
  figure(8, 'Notices by e-mail: addresses', 'subscriber', 49, { filter: CONFIRMED }),
  perDay(5, 'Take Admission enquiries a day', admissionForm.collection, 9),
  perDay(6, 'Home page enquiries a day', admission.collection, 21),
  panel(
    7,
    'Home page enquiries by class, 30 days',
    { type: 'metric-list', icon: 'school' },
    { x: 25, y: 9, width: 24, height: 24 },
    {
      collection: admission.collection,
      groupByField: 'class',
      aggregateField: 'id',
      aggregateFunction: 'count',
      sortDirection: 'desc',
      limit: 12,
      filter: { _and: [{ received_at: { _gte: '$NOW(-30 days)' } }] },
    },
  ),
]

function figure(number: number, name: string, collection: string, x: number, options: object) {
  return panel(
    number,
    name,
    { type: 'metric', icon: 'mark_email_unread' },
    { x, y: 1, width: 12, height: 8 },
    { collection, function: 'count', field: 'id', ...options },
  )
}

function perDay(number: number, name: string, collection: string, y: number) {
  return panel(
    number,
    name,
    { type: 'time-series', icon: 'calendar_month' },
    { x: 1, y, width: 24, height: 12 },
    {
      collection,
      function: 'count',
      valueField: 'id',
      dateField: 'received_at',
      precision: 'day',
      range: '4 weeks',
      missingData: '0',
      curveType: 'straight',
      min: 0,
      // With few enquiries the axis has halves; rounded, two of its labels would be equal.
      decimals: 1,
    },
  )
}

function panel(
  number: number,
  name: string,
  look: { type: string; icon: string },
  { x, y, width, height }: Place,
  options: Record<string, unknown>,
) {
  return {
    id: `${DASHBOARD.id.slice(0, -3)}1${String(number).padStart(2, '0')}`,
    dashboard: DASHBOARD.id,
    name,
    ...look,
    color: null,
    note: null,
    show_header: true,
    position_x: x,
    position_y: y,
    width,
    height,
    options,
  }
}
