import { admission, admissionForm } from './enquiries.ts'
import { officeFigures } from './office-figures.ts'

type Place = { x: number; y: number; width: number; height: number }

export const DASHBOARD = {
  id: '1c0e7c1e-6a53-4f0e-9b7e-2f6d9a1b0100',
  name: 'Admission enquiries',
  icon: 'insights',
  note: 'How many come, and how soon families hear from us',
  color: null,
}

const RED = '#c0271a'
const WIDE = { width: 24, height: 12 }

const overdueIsRed = () => ({
  conditionalFormatting: [{ operator: '>', value: '0', color: RED }],
})

const inHours = () => ({ suffix: 'h', maximumFractionDigits: 1 })

/** Fields of a grid of 20 pixels, four figures above and three pictures below. */
export const PANELS = [
  figure(1, 'New', 'waiting', 'mark_email_unread', { x: 1, width: 9 }),
  figure(2, 'Overdue', 'overdue', 'alarm', { x: 10, width: 9 }, overdueIsRed()),
  figure(
    3,
    'Median time to first contact',
    'median_hours',
    'timer',
    { x: 19, width: 16 },
    inHours(),
  ),
  figure(4, 'Answered in 30 days', 'answered', 'call', { x: 35, width: 14 }),
  perDay(5, 'Take Admission enquiries a day', admissionForm.collection, { x: 1, y: 9, ...WIDE }),
  perDay(6, 'Home page enquiries a day', admission.collection, { x: 1, y: 21, ...WIDE }),
  panel(7, 'Home page enquiries by class, 30 days', 'metric-list', 'school', {
    place: { x: 25, y: 9, width: 24, height: 24 },
    options: {
      collection: admission.collection,
      groupByField: 'class',
      aggregateField: 'id',
      aggregateFunction: 'count',
      sortDirection: 'desc',
      limit: 12,
      filter: { _and: [{ received_at: { _gte: '$NOW(-30 days)' } }] },
    },
  }),
]

function figure(
  number: number,
  name: string,
  field: string,
  icon: string,
  place: Pick<Place, 'x' | 'width'>,
  more = {},
) {
  return panel(number, name, 'metric', icon, {
    place: { ...place, y: 1, height: 8 },
    options: { collection: officeFigures.collection, field, function: 'first', ...more },
  })
}

function perDay(number: number, name: string, collection: string, place: Place) {
  return panel(number, name, 'time-series', 'calendar_month', {
    place,
    options: {
      collection,
      function: 'count',
      valueField: 'id',
      dateField: 'received_at',
      precision: 'day',
      range: '4 weeks',
      missingData: '0',
      curveType: 'straight',
      min: 0,
      // The axis of few enquiries has halves; rounded, two of its lines would say the same.
      decimals: 1,
    },
  })
}

function panel(
  number: number,
  name: string,
  type: string,
  icon: string,
  { place, options }: { place: Place; options: Record<string, unknown> },
) {
  return {
    id: `${DASHBOARD.id.slice(0, -3)}1${String(number).padStart(2, '0')}`,
    dashboard: DASHBOARD.id,
    name,
    type,
    icon,
    color: null,
    note: null,
    show_header: true,
    position_x: place.x,
    position_y: place.y,
    width: place.width,
    height: place.height,
    options,
  }
}
