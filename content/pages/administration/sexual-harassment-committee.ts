import { heading, numbered } from '../blocks.ts'
import { definePage } from '../page.ts'
import type { Member } from './members.ts'

export const sexualHarassmentCommittee = definePage({
  path: '/SexualHarassmentCommittee',
  title: 'Sexual harassment committee',
  template: 'members',
  summary: 'Who to turn to, in confidence, and how a complaint is heard.',
  searchWords:
    'complaint complaints sexual harassment POSH POCSO ICC safety abuse bullying शिकायत यौन उत्पीड़न shikayat অভিযোগ যৌন হয়রানি',
  aliases: ['/posh-committee'],
  sample: true,
  blocks: [
    'No one who studies, works or calls at this school has to put up with sexual harassment. The committee hears complaints in confidence, as the Sexual Harassment of Women at Workplace (Prevention, Prohibition and Redressal) Act, 2013 requires. A senior woman presides, at least half the members are women, and one member comes from outside the school.',
    heading('How to complain'),
    numbered(
      'Tell any member of the committee, by word of mouth or in writing. A member will help you to write it down.',
      'Give the complaint within three months of what happened. The committee may allow three months more for good reason.',
      'You may ask for a settlement before an inquiry. Money may not be part of it.',
      'The committee hears both sides and completes its inquiry within 90 days. Meanwhile you may ask for leave or for a change of place.',
      'Its report goes to the school and to both sides within 10 days, and the school acts on it within 60 days.',
    ),
    'Names, statements and findings are not made public. Nobody is punished for complaining in good faith.',
    heading('If a pupil is concerned'),
    'A child may speak to any teacher, and will be believed and kept safe. Where an offence against a child under 18 is suspected, the school reports it to the police at once, as the Protection of Children from Sexual Offences Act, 2012 requires. Childline answers on 1098 by day and by night.',
  ],
})

/** Section 4 of the Act asks who presides and who comes from outside; both are pointed out. */
export const harassmentCommitteeMembers: readonly Member[] = [
  {
    name: 'Mrs Sunita Das',
    post: 'Presiding Officer',
    designation: 'Headmistress',
    phone: '0361 000 0041',
  },
  { name: 'Mrs Lakshmi Nair', designation: 'Member, teacher', phone: '0361 000 0042' },
  { name: 'Mr Imran Ahmed', designation: 'Member, teacher', phone: '0361 000 0043' },
  {
    name: 'Smt. F. Khan',
    post: 'External member',
    designation: 'women’s welfare association',
    phone: '0361 000 0044',
  },
]
