import { ownValue } from '../values/own-value.ts'
import { beginningOf, dayAfter, schoolDay } from '../day.ts'

/** What the strip at the top of a page has room for, in characters. */
export const LONGEST_ALERT = 300

/** When a prepared alert ends, for editors. */
export const ALERT_ENDS = {
  today: 'At the end of the day',
  tomorrow: 'At the end of the next day',
  week: 'After seven days',
}

const DAYS: Readonly<Record<string, number>> = { today: 1, tomorrow: 2, week: 7 }

/** An alert that the principal publishes by a link: its text in English, and in other languages by their code. */
export type PreparedAlert = Readonly<Record<string, string | null>> & {
  text: string
  ends: keyof typeof ALERT_ENDS
}

/** Of a new school. What says "tomorrow" ends with the day on which it is published. */
export const initialAlerts: readonly PreparedAlert[] = [
  {
    text: 'School is closed today.',
    hi: 'विद्यालय आज बंद है।',
    bn: 'বিদ্যালয় আজ বন্ধ।',
    ends: 'today',
  },
  {
    text: 'School closes early today. Please collect your child as soon as you can.',
    hi: 'आज विद्यालय की छुट्टी जल्दी होगी। कृपया अपने बच्चे को जल्द से जल्द ले जाएँ।',
    bn: 'আজ বিদ্যালয় তাড়াতাড়ি ছুটি হবে। অনুগ্রহ করে যত তাড়াতাড়ি সম্ভব আপনার সন্তানকে নিয়ে যান।',
    ends: 'today',
  },
  {
    text: "Today's examinations are postponed. The new dates will be on the notice board.",
    hi: 'आज की परीक्षाएँ स्थगित हैं। नई तिथियाँ सूचना पट्ट पर होंगी।',
    bn: 'আজকের পরীক্ষা স্থগিত। নতুন তারিখ নোটিস বোর্ডে জানানো হবে।',
    ends: 'today',
  },
  {
    text: 'School transport is late today.',
    hi: 'विद्यालय परिवहन आज देर से चल रहा है।',
    bn: 'বিদ্যালয়ের পরিবহণ আজ দেরিতে চলছে।',
    ends: 'today',
  },
  {
    text: 'Classes resume tomorrow at the usual time.',
    hi: 'कक्षाएँ कल से सामान्य समय पर लगेंगी।',
    bn: 'আগামীকাল থেকে স্বাভাবিক সময়ে ক্লাস হবে।',
    ends: 'today',
  },
]

/** When an alert that is published now is removed; one with an unknown end leaves with the day. */
export const endOfAlert = (ends: string, now: Date): Date =>
  beginningOf(dayAfter(schoolDay(now), ownValue(DAYS, ends) ?? 1))
