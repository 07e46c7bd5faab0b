import { heading, numbered } from '../blocks.ts'
import { definePage } from '../page.ts'

export const sexualHarassmentCommittee = definePage({
  path: '/SexualHarassmentCommittee',
  title: 'Sexual harassment committee',
  template: 'members',
  summary: 'Whom you can talk to in confidence, and how a complaint is handled.',
  searchWords:
    'complaint complaints sexual harassment POSH POCSO ICC safety abuse bullying शिकायत यौन उत्पीड़न shikayat অভিযোগ যৌন হয়রানি',
  aliases: ['/posh-committee'],
  sample: true,
  blocks: [
    'Nobody who studies, works or visits here has to put up with sexual harassment. The committee hears complaints in confidence, as the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013 requires. A senior woman heads it, at least half the members are women, and one member is from outside the school.',
    heading('If a child needs help'),
    'A child can talk to any teacher. We will believe the child and keep the child safe. If the school suspects an offence against a child under 18, it reports it to the police at once, as the Protection of Children from Sexual Offences Act, 2012 requires. You can also call Childline on 1098, day or night.',
    heading('How to complain'),
    numbered(
      'Tell any member of the committee. A member will help you to write the complaint.',
      'Give it within three months of the incident. The committee may allow three months more for a good reason.',
      'You may ask for a settlement before an inquiry. Money cannot be part of it.',
      'The committee hears both sides and completes its inquiry within 90 days. During this time you may ask for leave or a transfer.',
      'The report goes to the school and to both sides within 10 days. The school acts on it within 60 days.',
    ),
    'Names, statements and findings are not made public. Nobody is punished for an honest complaint.',
  ],
})

/** Childline, the national helpline for children: free, day and night. */
export const childHelpline = {
  text: 'Is a child in danger, or does a child need help? Call Childline, free, day and night, or any member of the committee.',
  call: 'Call 1098',
  number: '1098',
}
