import type { Language } from '../languages.ts'

/** What the school asks a family's consent for. */
export const purposes = {
  enquiry: 'Answering the enquiry',
  reminders: 'Reminders by telephone or WhatsApp',
}

export type Purpose = keyof typeof purposes

/**
 * An entry in the record of an enquiry. Entries are added and never changed: the last one of a
 * purpose counts. Those of the website have the text as it was shown.
 */
export type ConsentEntry = {
  purpose: Purpose
  event: 'agreed' | 'withdrawn'
  at: string
  language?: Language
  text?: string
}

/** The text next to the button of the enquiry forms until the school writes its own. */
export const initialConsent =
  'By sending this you confirm that you are the student’s parent or guardian. We use these details only to answer your enquiry, keep them for {enquiryKept} at most, and erase them sooner if you ask us at {email}.'

/** The months for which enquiries are kept until the school sets its own, and the limits of that. */
export const ENQUIRY_KEPT = { initial: 13, shortest: 1, longest: 36 } as const

const DAYS_OF_A_MONTH = 365.25 / 12

/**
 * The days after which an enquiry is erased: the months that the privacy policy states, or fewer if
 * the operator has set a limit in days.
 */
export const daysKept = (months: number, limit = Infinity): number =>
  Math.min(Math.ceil(months * DAYS_OF_A_MONTH), limit)

/** The same text in other languages. */
export const initialConsents: Partial<Readonly<Record<Language, string>>> = {
  en: initialConsent,
  hi: 'इसे भेजकर आप पुष्टि करते हैं कि आप विद्यार्थी के माता, पिता या अभिभावक हैं। हम इस विवरण का उपयोग केवल आपकी पूछताछ का उत्तर देने के लिए करते हैं, इसे अधिक से अधिक {enquiryKept} तक रखते हैं, और यदि आप हमें {email} पर कहें तो पहले ही मिटा देते हैं।',
  bn: 'এটি পাঠিয়ে আপনি নিশ্চিত করছেন যে আপনি শিক্ষার্থীর বাবা, মা বা অভিভাবক। আমরা এই বিবরণ শুধু আপনার জিজ্ঞাসার উত্তর দিতে ব্যবহার করি, খুব বেশি হলে {enquiryKept} রাখি, এবং আপনি {email} ঠিকানায় জানালে আগেই মুছে ফেলি।',
}

/** The maximum time to answer a request or complaint about personal data. */
export const GRIEVANCE_DAYS = 90
