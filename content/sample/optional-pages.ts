import { bullets, h2, page, strong, table } from './html.ts'

const principalMessage = page(
  'Dear parents and students,',
  'A good school day is simple. A child comes gladly, learns something, plays, and goes home with a story to tell. That is what our teachers and I work for.',
  'We keep classes small enough for a teacher to know every child. We ask children to read every day, to speak up, and to be kind. Marks matter to us. So do honesty and good health.',
  'Parents are always welcome. Come to the office between 8:30am and 2pm, or ask the class teacher for a time. If you worry about something, please tell us early.',
  'I look forward to meeting you.',
  `${strong('Dr Anjali Sharma')}, Principal`,
)

const results = page(
  'Our students of class X sit the CBSE board examination in February and March. The Board announces the results in May.',
  h2('Achievements'),
  table(
    ['What', 'Where', 'Place'],
    ['Abacus, classes II to V', 'Zonal meet', 'Nine students selected'],
    ['Karate, all classes', 'Yellow belt test', '26 students passed'],
    ['Science model, class IX', 'District science fair', 'Second'],
    ['Kabaddi, girls under 14', 'CBSE cluster', 'Semi-final'],
  ),
)

const uniform = page(
  'Students come to school in uniform. The uniform is the same for all classes from I to X. Nursery to UKG wear the games T-shirt every day.',
  table(
    ['When', 'Girls', 'Boys'],
    [
      'Summer, April to October',
      'White shirt, grey skirt, tie, white socks',
      'White shirt, grey trousers, tie, grey socks',
    ],
    [
      'Winter, November to March',
      'The same, with a red blazer or sweater',
      'The same, with a red blazer or sweater',
    ],
    ['Games, on Saturday', 'House T-shirt, track pants', 'House T-shirt, track pants'],
  ),
  h2('Please note'),
  bullets(
    'Shoes are black with laces or a strap. On games day they are white.',
    'Belt and identity card are part of the uniform.',
    'Write the name of the child inside the blazer and the sweater.',
    'You may buy the uniform at any shop. The office can show you each piece.',
    'A student who cannot afford the uniform gets it from the school. Please speak to the office.',
  ),
)

const transport = page(
  'The school has four buses. Each has an attendant, a first-aid box, a speed governor and a GPS tracker. A teacher travels on every route.',
  h2('Routes'),
  table(
    ['Route', 'Stops', 'First stop'],
    ['1', 'Station Road, Old Market, Civil Lines', '8:40am'],
    ['2', 'River Bridge, Temple Road, Post Office', '8:45am'],
    ['3', 'Tea Garden Gate, Mill Colony, Bus Stand', '8:30am'],
    ['4', 'New Town, Hospital Road, Lake View', '8:50am'],
  ),
  'All buses reach the school at 9:25am, and leave it at 3:40pm.',
  h2('Rules on the bus'),
  bullets(
    'Be at the stop five minutes early. The bus does not wait.',
    'Children sit while the bus moves. They get on and off at their own stop only.',
    'Nursery to class II are handed over to a parent or to a person whom the parent has named.',
    'To start, change or end the bus, write to the office one week before.',
  ),
)

const hostel = page(
  'The hostel is for boys and girls of classes V to X, in two separate houses with their own wardens. It has 80 places.',
  table(
    ['Time', 'What'],
    ['5:30am', 'Rising, exercise and bath'],
    ['8:15am', 'Breakfast'],
    ['1:00pm', 'Lunch'],
    ['4:30pm', 'Tea and games'],
    ['6:30pm', 'Study with a teacher'],
    ['8:30pm', 'Dinner'],
    ['9:30pm', 'Lights out'],
  ),
  h2('Living here'),
  bullets(
    'Four children share a room. Each has a bed, a desk and a cupboard with a lock.',
    'Meals are vegetarian. Eggs are served twice a week to those who eat them.',
    'A nurse is on duty at night. A doctor visits on Saturday.',
    'Parents may visit on the second Sunday of each month, and call every evening from 6pm to 6:30pm.',
    'A child goes home only with a parent or with a person whom the parent has named in writing.',
  ),
)

const texts: [name: string, title: string, content: string][] = [
  ['principal_message', 'Principal’s message', principalMessage],
  ['results', 'Results', results],
  ['uniform', 'Uniform', uniform],
  ['transport', 'Transport', transport],
  ['hostel', 'Hostel', hostel],
]

/** Pages that not every school has: a school without a hostel archives its row. */
export const sampleOptionalPages = texts.map(([page_name, title, content]) => ({
  page_name,
  title,
  content,
  sample: true,
}))
