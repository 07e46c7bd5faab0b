export type House = {
  name: string
  /** What its banner shows and stands for. */
  banner: string
  teacher: { role: 'House master' | 'House teacher'; name: string }
  captain: string
  flagBearer: string
  events: readonly string[]
}

export const houses: readonly House[] = [
  {
    name: 'Palash House',
    banner: 'A flame flower on red, for courage',
    teacher: { role: 'House master', name: 'Mr Arun Kumar' },
    captain: 'Diya, class X',
    flagBearer: 'Kabir, class IX',
    events: ['Debate in English', 'Relay race', 'Science model'],
  },
  {
    name: 'Surya House',
    banner: 'A sun on yellow, for diligence',
    teacher: { role: 'House teacher', name: 'Mrs Kavita Singh' },
    captain: 'Aarav, class X',
    flagBearer: 'Ananya, class IX',
    events: ['Quiz', 'Cricket', 'Wall magazine'],
  },
  {
    name: 'Neem House',
    banner: 'A leaf on green, for care',
    teacher: { role: 'House teacher', name: 'Mrs Usha Mishra' },
    captain: 'Zoya, class X',
    flagBearer: 'Arjun, class IX',
    events: ['Planting of saplings', 'Recitation in Hindi and Bengali', 'Kho-kho'],
  },
  {
    name: 'Sagar House',
    banner: 'Waves on blue, for honesty',
    teacher: { role: 'House master', name: 'Mr Debasish Sen' },
    captain: 'Rohan, class X',
    flagBearer: 'Meher, class IX',
    events: ['Group song', 'Chess', 'Tug of war'],
  },
]
