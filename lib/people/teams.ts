import 'server-only'
import { z } from 'zod'
import { linesOf } from 'school-schema/values/typed-text'
import { drawings } from 'school-schema/files/pictures'
import type { TeamKind } from 'school-schema/people/people'
import { idsOfFiles, readView } from '../content/store/read-view.ts'
import { defineList } from '../content/store/source.ts'
import {
  asPicture,
  cmsFile,
  requiredText,
  text,
  timestamps,
  withChanged,
} from '../content/schema/columns.ts'
import { translations, withOutdated } from '../content/schema/translations.ts'
import type { Language } from 'school-schema/languages'

const team = z
  .object({
    id: z.number(),
    kind: z.string(),
    name: requiredText,
    description: text,
    leader: text,
    leader_role: text,
    captain: text,
    flag_bearer: text,
    events: text.transform(linesOf),
    drawing: text.transform((name) => drawings.find((each) => each === name) ?? null),
    picture: cmsFile.nullish().transform((file) => asPicture(file ?? null)),
    translations,
    ...timestamps,
  })
  .transform(withChanged)
  .transform(withOutdated)
  .transform(({ leader_role, flag_bearer, ...row }) => ({
    ...row,
    leaderRole: leader_role,
    flagBearer: flag_bearer,
  }))

/** A house or a club; `kind` is the row of its page. */
export type Team = z.infer<typeof team>

export const teamsSource = defineList({
  key: 'teams',
  collection: 'team',
  row: team,
  sort: ['sort', 'id'],
  absent: [],
  views(teams) {
    const byKind = Map.groupBy(teams, ({ kind }) => kind)
    return {
      all: () => teams,
      of: (kind) => byKind.get(kind) ?? [],
      files: () => idsOfFiles(teams.map(({ picture }) => ({ file: picture }))),
    }
  },
})

/** The published houses and clubs in the order set by the office. */
export const listAllTeams = (language: Language) => readView(language, teamsSource, 'all')

/** The published houses, or the published clubs. */
export const listTeams = (language: Language, kind: TeamKind) =>
  readView(language, teamsSource, 'of', kind)
