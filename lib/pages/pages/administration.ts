import type { Page } from '../page.ts'

export const administrationPages: readonly Page[] = [
  {
    path: '/Trust',
    title: 'The trust',
    template: 'members',
    group: 'administration',
    row: 'trust',
    summary: 'The trust that founded the school and its members.',
  },
  {
    path: '/Management',
    title: 'Management committee',
    template: 'members',
    group: 'administration',
    row: 'management',
    summary: 'The members of the school management committee.',
    aliases: ['/management-committee'],
  },
  {
    path: '/Faculty',
    title: 'Faculty',
    template: 'faculty',
    group: 'administration',
    row: 'faculty',
    summary: 'Our teachers, their designations and qualifications.',
    aliases: ['/teachers', '/staff'],
    queryParams: ['q', 'sort'],
  },
  {
    path: '/SexualHarassmentCommittee',
    title: 'Sexual harassment committee',
    template: 'members',
    group: 'administration',
    row: 'sexual_harassment_committee',
    summary: 'Who to turn to, in confidence, and how a complaint is heard.',
    aliases: ['/posh-committee'],
  },
  {
    path: '/Rules&Regulations',
    title: 'Rules and regulations',
    template: 'text',
    group: 'administration',
    row: 'rules_regulations',
    summary: 'The rules that pupils and parents agree to.',
    aliases: ['/rules'],
  },
]
