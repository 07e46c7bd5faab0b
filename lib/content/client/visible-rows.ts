import { facts } from '../../../content/facts.ts'
import { publicationStatusOf } from '../schema/schedule.ts'
import type { RawContent, RawRow } from './raw-rows.ts'

/** The part of the published content that visitors can see at an instant. */
export function selectVisible(raw: RawContent, now: Date): RawContent {
  const statusOf = ({
    publish_from,
    publish_until,
  }: RawRow<'notification' | 'heading' | 'section'>) =>
    publicationStatusOf({ publishFrom: publish_from, publishUntil: publish_until }, now)
  return {
    ...raw,
    // Past notices stay reachable, so links to them are valid.
    notification: raw.notification.filter((each) => statusOf(each) !== 'hidden'),
    heading: raw.heading.filter((each) => statusOf(each) === 'shown').slice(0, facts.headingCards),
    section: raw.section.filter((each) => statusOf(each) === 'shown'),
    exam: raw.exam.filter(({ active }) => active),
  }
}
