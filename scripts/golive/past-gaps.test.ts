import { change, paperOf, result } from './testing/complete-school.ts'
import { testPlanted, type Planted } from './testing/planted.ts'

const planted: Planted[] = [
  [
    'an admission session that ended',
    ({ rows }) => change(rows.school[0], { session: '2025-2026' }),
    null,
    /2025-2026/,
  ],
  [
    'a calendar whose last date is past',
    (state) => {
      state.calendar = { ...state.calendar, lastDay: '2026-11-20' }
    },
    '/SchoolCalendar',
    /2026-11-20/,
  ],
  [
    'a calendar with the title of a past session',
    (state) => {
      state.calendar = { ...state.calendar, title: 'Academic Calender 2022-23' }
    },
    '/SchoolCalendar',
    /2022-23/,
  ],
  [
    'a certificate that expired yesterday',
    (state) => change(paperOf(state, 'fire_safety'), { valid_until: '2026-11-20' }),
    '/Disclosure',
    /B6 .* valid until 2026-11-20/,
  ],
  [
    'a Board result older than the last three years',
    ({ rows }) => rows.board_result.push({ ...result, year: 2023 }),
    '/Disclosure',
    /2023 is older/,
  ],
]

testPlanted('past', planted)
