type Teacher = [name: string, designation: string, qualification: string]

/** In the order of the table. The names are invented. */
const DEPARTMENTS: [department: string, teachers: Teacher[]][] = [
  [
    'Administration',
    [
      ['Dr Anjali Sharma', 'Principal', 'M.Sc., Ph.D., B.Ed.'],
      ['Mr Rakesh Verma', 'Vice Principal', 'M.A. (English), B.Ed.'],
      ['Mrs Sunita Das', 'Headmistress, Primary Wing', 'M.A. (Education), B.Ed.'],
    ],
  ],
  [
    'Languages',
    [
      ['Mrs Ritu Banerjee', 'TGT English', 'M.A. (English), B.Ed.'],
      ['Mr Debasish Sen', 'TGT Bengali', 'M.A. (Bengali), B.Ed.'],
      ['Mrs Usha Mishra', 'TGT Hindi', 'M.A. (Hindi), B.Ed.'],
      ['Ms Leena D’Souza', 'TGT English', 'M.A. (English), B.Ed.'],
    ],
  ],
  [
    'Science',
    [
      ['Mrs Meera Joshi', 'PGT Chemistry', 'M.Sc. (Chemistry), B.Ed.'],
      ['Mr Arun Kumar', 'PGT Physics', 'M.Sc. (Physics), B.Ed.'],
      ['Mrs Lakshmi Nair', 'TGT Science', 'B.Sc., B.Ed.'],
      ['Mrs Farida Khan', 'PGT Biology', 'M.Sc. (Botany), B.Ed.'],
    ],
  ],
  [
    'Mathematics',
    [
      ['Mr Sanjay Gupta', 'PGT Mathematics', 'M.Sc. (Mathematics), B.Ed.'],
      ['Mrs Kavita Singh', 'TGT Mathematics', 'B.Sc. (Mathematics), B.Ed.'],
    ],
  ],
  [
    'Social Science',
    [
      ['Mr Imran Ahmed', 'TGT Social Science', 'M.A. (History), B.Ed.'],
      ['Mrs Padma Rao', 'TGT Social Science', 'M.A. (Geography), B.Ed.'],
    ],
  ],
  ['Computer Science', [['Ms Priya Thomas', 'TGT Computer Science', 'MCA, B.Ed.']]],
  [
    'Primary',
    [
      ['Mrs Nasreen Begum', 'PRT, Class II', 'B.A., D.El.Ed.'],
      ['Mrs Anita Dey', 'PRT, Class I', 'B.A., D.El.Ed.'],
      ['Mr Joseph Kujur', 'PRT, Class IV', 'B.Sc., D.El.Ed.'],
      ['Ms Pooja Chauhan', 'Nursery Teacher', 'B.A., N.T.T.'],
    ],
  ],
  [
    'Arts and Sports',
    [
      ['Mr Bikash Roy', 'Art Teacher', 'B.F.A.'],
      ['Mr Harpreet Singh', 'Physical Education Teacher', 'B.P.Ed.'],
      ['Mrs Sharmila Ghosh', 'Music Teacher', 'B.Mus.'],
    ],
  ],
  ['', [['Mr Tenzin Lama', 'Special Educator', 'M.A. (Psychology), B.Ed. Spl. Ed.']]],
]

export const sampleFaculty = DEPARTMENTS.flatMap(([department, teachers]) =>
  teachers.map(([name, designation, qualification]) => ({
    name,
    designation,
    qualification,
    department: department || null,
  })),
).map((teacher, index) => ({ ...teacher, sort: index + 1, sample: true }))
