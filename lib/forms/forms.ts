import 'server-only'
import { DEFAULT_LANGUAGE } from 'school-schema/languages'
import { english, type Locale } from '../messages/messages.ts'
import type { WrittenQuestion } from '../pages/page-row.ts'
import { getPageNamed, type Page } from '../pages/pages.ts'
import { questionsOf, versionOf, type Question } from './questions.ts'

/** A form on a page of the school, in a language. */
export type AnswerForm = Omit<Page['form'], 'questions'> & {
  /** The name of its page, and its title in the language of the visitor. */
  name: string
  title: string
  path: string
  questions: readonly Question[]
  version: string
  /** Whether it is about another page of the website. */
  isFeedback: boolean
}

/** The times of a form that still have places, as its page knows them. */
export const freeTimes = ({ questions, full }: Pick<AnswerForm, 'questions' | 'full'>) =>
  questions
    .filter(({ kind }) => kind === 'slot')
    .flatMap(({ choices }) => choices.filter(({ original }) => !full.includes(original)))

/** The questions about a page, which are the same for every school. */
function feedbackQuestions({ messages }: Locale): WrittenQuestion[] {
  const { useful, yes, no, mistake, mistakeHelp, contact, contactHelp } = messages.forms.feedback
  const plain = { required: false, choices: null }
  return [
    { ...plain, kind: 'choice', label: useful, help: null, choices: `${yes}\n${no}` },
    { ...plain, kind: 'long', label: mistake, help: mistakeHelp },
    { ...plain, kind: 'contact', label: contact, help: contactHelp },
  ]
}

/** The form of a page; null if it has none. */
export async function getForm(locale: Locale, name: string): Promise<AnswerForm | null> {
  const [original, page] = await Promise.all([
    getPageNamed(DEFAULT_LANGUAGE, name),
    getPageNamed(locale.language, name),
  ])
  if (!original || !page) return null
  const isFeedback = page.template === 'feedback'
  if (!isFeedback && page.template !== 'form') return null
  const questions = isFeedback
    ? questionsOf(feedbackQuestions(english), feedbackQuestions(locale))
    : questionsOf(original.form.questions, page.form.questions)
  const { title, path } = page
  return {
    ...page.form,
    full: original.form.full,
    name: page.name,
    title,
    path,
    questions,
    version: versionOf(questions),
    isFeedback,
  }
}
