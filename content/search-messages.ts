/** The heading of the pages that the office has marked as popular. */
export const POPULAR_PAGES = 'Popular pages'

/** The messages of the search; links to the site map and the telephone number are inserted between the parts. */
const english = {
  none: (question: string) => `No results for “${question}”`,
  found: (question: string, count: number) =>
    `${count} ${count === 1 ? 'result' : 'results'} for “${question}”`,
  best: (question: string, shown: number, count: number) =>
    `The best ${shown} of ${count} results for “${question}”`,
  someWords: 'No page has all these words. These pages have some of them.',
  spelling: 'Please check the spelling, or search with one word.',
  suggestions: { before: 'Parents often search for: ', words: ['fees', 'admission', 'holidays'] },
  siteMap: {
    before: 'The ',
    link: 'site map',
    after: ' lists every page of this website. You can also call the school office: ',
  },
}

type Messages = typeof english

/** By the language of the query, as in the attribute `lang`. */
export const searchMessages: Record<'en' | 'hi' | 'bn', Messages> = {
  en: english,
  hi: {
    none: (question) => `“${question}” के लिए कुछ नहीं मिला`,
    found: (question, count) => `“${question}” के लिए ${count} परिणाम`,
    best: (question, shown, count) => `“${question}” के लिए ${count} में से सबसे उपयुक्त ${shown} परिणाम`,
    someWords: 'ये सभी शब्द एक साथ कहीं नहीं मिले। नीचे के परिणामों में इनमें से कुछ शब्द हैं।',
    spelling: 'कृपया वर्तनी जाँचें, या केवल एक शब्द लिखकर खोजें।',
    suggestions: {
      before: 'अभिभावक प्रायः ये शब्द खोजते हैं: ',
      words: ['शुल्क', 'प्रवेश', 'छुट्टी'],
    },
    siteMap: {
      before: 'इस वेबसाइट के सभी पृष्ठ ',
      link: 'साइट मैप',
      after: ' में हैं। विद्यालय कार्यालय का फोन नंबर: ',
    },
  },
  bn: {
    none: (question) => `“${question}” লিখে কিছু পাওয়া যায়নি`,
    found: (question, count) => `“${question}” লিখে ${count}টি ফলাফল পাওয়া গেছে`,
    best: (question, shown, count) =>
      `“${question}” লিখে পাওয়া ${count}টি ফলাফলের মধ্যে সবচেয়ে উপযুক্ত ${shown}টি`,
    someWords: 'সব শব্দ একসঙ্গে কোথাও নেই। নিচের ফলাফলগুলিতে কয়েকটি শব্দ আছে।',
    spelling: 'বানান দেখে নিন, অথবা একটি শব্দ দিয়ে খুঁজুন।',
    suggestions: {
      before: 'অভিভাবকেরা প্রায়ই এই শব্দগুলি খোঁজেন: ',
      words: ['ফি', 'ভর্তি', 'ছুটি'],
    },
    siteMap: {
      before: 'এই ওয়েবসাইটের সব পাতা ',
      link: 'সাইট ম্যাপে',
      after: ' আছে। স্কুল অফিসের ফোন নম্বর: ',
    },
  },
}
