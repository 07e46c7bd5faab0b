/** The steps of a registration, with texts around what each needs. */
export const gamesSteps = {
  annexure: {
    title: 'First the annexure',
    text: 'It has the events, the age groups and the declaration for the principal. Get it signed and stamped before you register.',
  },
  form: {
    title: 'Then the registration form',
    text: 'One form for each team. The school that sends the team fills it in.',
  },
  map: {
    title: 'Where the games are held',
    text: 'At our school. Teams enter by the main gate and report at the school office.',
  },
} as const
